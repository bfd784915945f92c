import type { Told } from "../../table/log";
import { thing } from "../../words/words.svelte";
import { cardName, speciesName } from "./names";

/** What the log of Arboretum draws: cards and species; whose pile it was is said to the reader. */
export const toldIn = (edition: string): Told => ({
  values({ card, beside, species, owner, own }, reader) {
    return {
      ...(card && { card: thing("card", String(card), cardName(String(card), edition)) }),
      ...(beside && { beside: thing("card", String(beside), cardName(String(beside), edition)) }),
      ...(species && {
        species: thing("card", String(species), speciesName(String(species), edition)),
      }),
      ...(owner && {
        owner: thing("who", String(owner), reader.nameOf(Number(owner))),
        own: own === "no" && owner === reader.you ? "you" : own!,
      }),
    };
  },
});
