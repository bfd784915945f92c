import { has, say } from "../../words/words.svelte";
import { rankOf, speciesOf, type Card } from "./view";

/** A species' name in the reader's language and the table's edition. */
export function speciesName(species: string, edition: string): string {
  const special = `species-${species}-${edition}`;
  return say(has(special) ? special : `species-${species}`);
}

/** The same, short enough for the matrix and the strip under a card. */
export function shortName(species: string, edition: string): string {
  const special = `board-short-${species}-${edition}`;
  if (has(special)) return say(special);
  const short = `board-short-${species}`;
  return has(short) && !has(`species-${species}-${edition}`)
    ? say(short)
    : speciesName(species, edition);
}

export function cardName(card: Card, edition: string): string {
  return say("board-card", { species: speciesName(speciesOf(card), edition), rank: rankOf(card) });
}
