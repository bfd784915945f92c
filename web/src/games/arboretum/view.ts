import type { Card, Discard, Plant, Shows, View } from "../../made/arboretum";
import type { Choice } from "../../made/table";

export type * from "../../made/arboretum";

export type Option = Choice & { shows: Shows };
export type PlantShows = Plant;
export type DiscardShows = Discard;

/**
 * Which names the trees have at a table: the year of the edition and what a corrected box renames,
 * as one text, so that equal names stay equal from one view to the next.
 */
export function editionOf(view: View): string {
  const year = String(view.edition);
  const renamed = Object.keys(view.renamed).length;
  return renamed ? `${year} ${JSON.stringify(view.renamed)}` : year;
}
export const speciesOf = (card: Card): string => card.charAt(0);
export const rankOf = (card: Card): string => card.slice(1);
export const cellKey = (x: number, y: number): string => `${x},${y}`;
