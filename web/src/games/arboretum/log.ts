import type { Told } from "../../table/log";
import type { Said } from "../../made/table";
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
  where({ id, values = {} }, seat) {
    const card = `[data-flip="${values.card}"]`;
    switch (id) {
      case "arboretum-log-plant":
        return [`[data-zone="garden:${seat}"]${card}`];
      case "arboretum-log-discard":
        return [`[data-pile="${seat}"] .top`];
      case "arboretum-log-draw-pile":
        return [`[data-pile="${values.owner}"] :is(.top, .none)`];
      case "arboretum-log-drawn":
      case "arboretum-log-drawn-hidden":
        return ['[data-anchor="deck"]'];
      default:
        return [];
    }
  },
});

/** Where another seat has just done something: by its pile or its garden, or at the deck. */
export function followed({ seat, words }: Said): string | null {
  if (!words || !seat) return null;
  const pile = words.id === "arboretum-log-draw-pile" ? words.values?.owner : undefined;
  return `.neighbour[data-seat="${pile ?? seat}"]`;
}
