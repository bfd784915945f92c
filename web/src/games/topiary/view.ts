/** The table as a seat sees it: plain data from the engine. */
import type { Standing } from "../../table/story";

export type Tile = string;
export type Cell = string;
export type Place = string;

export interface Look {
  place: Place;
  line: { cell: Cell; tile: Tile | null; seen: boolean }[];
  sees: Tile[];
  points: number;
  bonus: number;
  series: string[];
}

export interface Held {
  tile: Tile;
  points: number;
  by: Place | null;
  never: boolean;
}

export interface Player {
  seat: number;
  hand: Held[] | null;
  hand_size: number;
  visitors: Look[];
  visitors_left: number;
  in_sight: number;
  points: number | null;
}

export interface PlayerTold {
  seat: number;
  visitors: Look[];
  hand: Held[];
  in_sight: number;
  bonus: number;
  in_hand: number;
}

export interface Result extends Standing {
  players: PlayerTold[];
}

export type Step = "deal" | "keep" | "visit" | "take" | "set" | "over";

export interface View {
  game: "topiary";
  you: number | null;
  turn: number | "chance" | "over";
  step: Step;
  turn_number: number;
  turns: number;
  series: string[];
  left: string[];
  renamed: Renamed;
  grid: (Tile | null)[][];
  places: { place: Place; seat: number | null; score: number }[];
  visit: Place | null;
  hole: Cell | null;
  players: Player[];
  unseen: Tile[];
  passed: Tile[];
  away: Tile[];
  result: Result | null;
}

/** The series whose names a corrected box changes. */
export type Renamed = Record<string, Record<string, string>>;

export interface VisitShows extends Look {
  kind: "visit";
  gain: number;
  face_down: number;
  hand: Held[];
}
export interface SetShows {
  kind: "set";
  tile: Tile;
  cell: Cell;
  gain: number;
  others: number[];
  look: Look;
}
export type Shows =
  | { kind: "keep"; tiles: Tile[] }
  | { kind: "stay" }
  | { kind: "take"; cell: Cell }
  | VisitShows
  | SetShows;

export interface Option<S extends Shows = Shows> {
  action: string;
  shows: S;
}

export const seriesOf = (tile: Tile): string => tile.charAt(0);
export const valueOf = (tile: Tile): number => Number(tile.slice(1));
export const scoreOf = (look: Look): number => look.points + look.bonus;

/** The tile that hides another one of the line: the last one seen before it. */
export function hiderOf(look: Look, index: number): Tile | null {
  return look.line.slice(0, index).findLast((cell) => cell.seen)?.tile ?? null;
}

/** The tile in a visitor's sight that makes a tile in hand count. */
export function higherSeen(look: Look, tile: Tile): Tile | null {
  const same = look.sees.filter((seen) => seriesOf(seen) === seriesOf(tile));
  return same.toSorted((a, b) => valueOf(b) - valueOf(a))[0] ?? null;
}
