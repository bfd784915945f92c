/** The table as a seat sees it: plain data from the engine. */
import type { Standing } from "../../table/story";

export type Level = "I" | "II" | "III" | "IV";
/** An action as it is written: `plant I II`, `water 2`, `purse 1`, `pole`. */
export type Does = string;
export type TrackName = "purse" | "wheelbarrow" | "shovel";

export interface Bed {
  bed: string;
  level: Level | null;
  animal: string | null;
  near: boolean;
}

export interface Request {
  plants: Level[];
  points: number;
  met: boolean;
  missing: Level[];
}
export interface Tile {
  tile: string;
  plants: Level[];
  points: number;
}
export interface Row {
  row: number;
  standard: Request | null;
  special: (Request & Tile & { fits: boolean }) | null;
}

export interface Card {
  card: string;
  actions: Does[];
}
export interface Final {
  card: string;
  counts: string;
  points: number;
  times: number;
  scores: number;
}
export interface ColumnTold {
  column: string;
  full: boolean;
  best: Level | null;
  points: number;
}

export const PARTS = [
  "requests",
  "tracks",
  "prizes",
  "animals",
  "actions",
  "columns",
  "coins",
  "finals",
] as const;
export type Part = (typeof PARTS)[number];
export type Breakdown = Record<Part, number>;

export interface Player {
  seat: number;
  coins: number;
  points: number;
  total: number;
  breakdown: Breakdown;
  garden: string | null;
  beds: Bed[];
  /** What the paths of an Expert garden cost, and where its gardeners may begin. */
  crossings: { across: number[][]; down: number[][]; starts: string[] } | null;
  gardener: string | null;
  second: string | null;
  rows: Row[];
  tiles: Tile[];
  assigned: boolean;
  hand: Card[] | null;
  hand_size: number;
  animals: number;
  freed: string[];
  prizes: number;
  pawns: Record<TrackName, string>;
  columns: ColumnTold[];
  finals: Final[] | null;
  finals_size: number;
  offered: Final[];
}

export interface Token {
  token: string;
  action: Does;
  light: Does;
  dark: Does;
}
export interface Space {
  space: string;
  action: Does;
  token: Token | null;
  /** Whose flowers lie there, from the bottom; 0 is the neutral one. */
  flowers: number[];
}
export interface Column {
  column: number;
  dark: boolean;
  spaces: Space[];
}

export interface TrackSpace {
  space: string;
  gives: Does[];
  next: { space: string; toll: number }[];
  frog: boolean;
  pawns: number[];
}
export interface Track {
  track: TrackName;
  spaces: TrackSpace[];
}
export interface Prizes {
  shown: number | null;
  stack: number[];
}

export type PlayerTold = Breakdown & {
  seat: number;
  track: number;
  column_list: ColumnTold[];
  coins_left: number;
  final_list: Final[];
};
export interface Result extends Standing {
  players: PlayerTold[];
  stack: number[];
}

export type Step =
  | "deal"
  | "assign"
  | "keep"
  | "start"
  | "neutral"
  | "before"
  | "order"
  | "do"
  | "draw"
  | "free"
  | "over";

export interface View {
  game: "botanicus";
  you: number | null;
  turn: number | "chance" | "over";
  step: Step;
  expert: boolean;
  round: number;
  column: number;
  order: number[];
  index: number;
  doing: Does | null;
  /** The actions that wait, set by set, the innermost last. */
  waiting: Does[][];
  columns: Column[];
  start: number[];
  tracks: Track[];
  prizes: { round: Prizes; square: Prizes };
  column_points: Record<Level, number>;
  animal_points: number[];
  deck: number;
  /** What every garden card of this box does. */
  cards: Record<string, Does[]>;
  discard: Card[];
  unseen: string[];
  players: Player[];
  result: Result | null;
}

/** What a choice changes at once; after one that `ends` nothing can be taken back. */
export interface Effect {
  coins: number;
  gain: number;
  met: { row: number; request: "standard" | "special" }[];
  /** Why it cannot be taken back, where it cannot. */
  ends: "" | "turn" | "card";
  /** Of the actions it gives, those that come to nothing as things stand. */
  lost?: Does[];
}
export interface AssignShows {
  kind: "assign";
  rows: Record<string, string>;
  short: number[];
}
export interface KeepShows {
  kind: "keep";
  finals: string[];
}
export type WayShows = Effect & {
  kind: "advance";
  track: TrackName;
  path: string[];
  steps: number;
  bought: number;
  unused: number;
  toll: number;
  cost: number;
  gives: Does[];
};
export type SpaceShows = Effect & {
  kind: "place" | "neutral";
  space: string;
  cost: number;
  first: boolean;
};
export type GoShows = Effect & { kind: "walk" | "move"; from: string; to: string; cost: number };
export type CardShows = Effect & { kind: "use" | "sell" } & Card;
export type Shows =
  | AssignShows
  | KeepShows
  | WayShows
  | SpaceShows
  | GoShows
  | CardShows
  | (Effect & { kind: "choose"; action: Does })
  | (Effect & { kind: "plant"; level: Level; bed: string; replaces: Level | null })
  | (Effect & { kind: "water"; bed: string; level: Level })
  | (Effect & { kind: "stop" })
  | (Effect & { kind: "free"; animal: string })
  | (Effect & { kind: "start"; to: string });

export interface Option<S extends Shows = Shows> {
  action: string;
  shows: S;
}

export const playerOf = (view: View, seat: number): Player =>
  view.players.find((player) => player.seat === seat)!;

/** The plants of a request: of like ones the first count as those that are there. */
export function drawn(request: Request): { level: Level; missing: boolean }[] {
  const count = (all: Level[], level: Level) => all.filter((other) => other === level).length;
  return request.plants.map((level, at) => {
    const before = count(request.plants.slice(0, at), level);
    const there = count(request.plants, level) - count(request.missing, level);
    return { level, missing: !request.met && before >= there };
  });
}
