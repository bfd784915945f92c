/** The table as a seat sees it: plain data from the engine. */
import type { Standing } from "../../table/story";

export type Card = string;
export type Planted = [card: Card, x: number, y: number];

export interface Path {
  points: number;
  path: Planted[];
  cards: number;
  same: number;
  one: number;
  eight: number;
}

export interface Player {
  seat: number;
  hand: Card[] | null;
  hand_size: number;
  known: Card[];
  garden: Planted[];
  pile: Card[];
  paths: Record<string, Path>;
  turns: number;
}

export type Where = "yours" | "known" | "unseen" | "pile" | "garden";

export interface Right {
  species: string;
  ranks: { rank: number; where: Where; seat: number | null }[];
  ahead: number[];
  low: number;
  high: number;
}

export interface HandTold {
  seat: number;
  cards: Card[];
  sum: number;
  zeroed: Card | null;
  by: number | null;
}

export interface PathTold extends Path {
  seat: number;
  scored: boolean;
}

export interface SpeciesTold {
  species: string;
  hands: HandTold[];
  right: number[];
  paths: PathTold[];
}

export interface Result extends Standing {
  species: SpeciesTold[];
  species_planted: number[];
}

export type Step = "deal" | "draw1" | "draw2" | "plant" | "discard" | "over";

export interface View {
  game: "arboretum";
  options: { edition: string | number };
  /** The species whose names a corrected box changes, by language. */
  renamed?: Record<string, Record<string, string>>;
  you: number | null;
  turn: number | "over";
  step: Step;
  round: number;
  turn_number: number;
  deck: number;
  species: string[];
  players: Player[];
  rights: Right[];
  result: Result | null;
}

export interface Improved extends Path {
  species: string;
  was: number;
}

export type Shows =
  | { kind: "draw"; from: "deck" }
  | { kind: "draw"; from: "pile"; seat: number; card: Card }
  | {
      kind: "plant";
      card: Card;
      x: number;
      y: number;
      gain: number;
      paths: Improved[];
      hand: number;
      hand_was: number;
    }
  | { kind: "discard"; card: Card; hand: number; hand_was: number };

export interface Option {
  action: string;
  shows: Shows;
}
export type PlantShows = Extract<Shows, { kind: "plant" }>;
export type DiscardShows = Extract<Shows, { kind: "discard" }>;

/**
 * Which names the trees have at a table: the year of the edition and what a corrected box renames,
 * as one text, so that equal names stay equal from one view to the next.
 */
export function editionOf(view: View): string {
  const year = String(view.options.edition);
  const renamed = view.renamed && Object.keys(view.renamed).length;
  return renamed ? `${year} ${JSON.stringify(view.renamed)}` : year;
}
export const speciesOf = (card: Card): string => card.charAt(0);
export const rankOf = (card: Card): string => card.slice(1);
export const cellKey = (x: number, y: number): string => `${x},${y}`;
