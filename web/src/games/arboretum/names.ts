import { settings } from "../../settings.svelte";
import { has, say } from "../../words/words.svelte";
import type { Bounds } from "./layout";
import { rankOf, speciesOf, type Card } from "./view";

/** The year of an edition, and the name that a corrected box gives a species in it. */
function read(edition: string, species: string): { year: string; renamed?: string } {
  const cut = edition.indexOf(" ");
  if (cut < 0) return { year: edition };
  const renamed = JSON.parse(edition.slice(cut)) as Record<string, Record<string, string>>;
  return { year: edition.slice(0, cut), renamed: renamed[species]?.[settings.lang] };
}

/** A species' name in the reader's language and the table's edition. */
export function speciesName(species: string, edition: string): string {
  const { year, renamed } = read(edition, species);
  if (renamed) return renamed;
  const special = `arboretum-species-${species}-${year}`;
  return say(has(special) ? special : `arboretum-species-${species}`);
}

/** The same, short enough for the matrix and the strip under a card. */
export function shortName(species: string, edition: string): string {
  const { year, renamed } = read(edition, species);
  if (renamed) return renamed;
  const special = `arboretum-board-short-${species}-${year}`;
  if (has(special)) return say(special);
  const short = `arboretum-board-short-${species}`;
  return has(short) && !has(`arboretum-species-${species}-${year}`)
    ? say(short)
    : speciesName(species, year);
}

/** A planted card and where it stands, counted from the top left of its garden. */
export function plantedName(card: Card, x: number, y: number, bounds: Bounds, edition: string) {
  const [row, column] = [bounds.north - y + 1, x - bounds.west + 1];
  return say("arboretum-board-planted", { card: cardName(card, edition), row, column });
}

export function cardName(card: Card, edition: string): string {
  return say("arboretum-board-card", {
    species: speciesName(speciesOf(card), edition),
    rank: rankOf(card),
  });
}
