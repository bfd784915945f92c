/** The table as a seat sees it: plain data from the engine. */
import type { Standing } from "../../table/story";
import type { WordsOf } from "../../wire";

export const TRACKS = ["TL", "TR", "BL", "BR"] as const;
export type TrackName = (typeof TRACKS)[number];
/** A track and `+` (above) or `-` (below); also the name of its sage. */
export type AreaName = string;
export const VILLAGERS = ["elder", "young", "veteran"] as const;
export type Villager = (typeof VILLAGERS)[number];
export const CREATURES = ["frog", "worm", "hamster", "cat", "antspider", "owl"] as const;
export type Creature = (typeof CREATURES)[number];
export type Biome = "T" | "M" | "F" | "G" | "P" | "W";
export type Habitat = Biome | "R";
export const SEASONS = ["SPRING", "SUMMER", "AUTUMN", "WINTER"] as const;
export type Season = (typeof SEASONS)[number];
/** As it is written: `T`, `S+2`, `TY`, `ATT:OWL`, `CONV:G>W`. */
export type Symbol = string;

export interface OnTrack {
  seat: number;
  villager: Villager;
  position: number;
  walked: number;
  until: number | "swap" | null;
  reach: string[];
}
export interface Track {
  track: TrackName;
  shift: number;
  spaces_to_swap: number;
  sections: ({
    section: string;
    cells: { position: number; season: Season | null }[];
  } | null)[];
  entry: { position: number; season: Season | null; free: boolean };
  villagers: OnTrack[];
}
export interface Waiting {
  seat: number;
  villager: Villager;
  count: number;
}
export interface Trail {
  trail: string;
  symbols: Symbol[];
  loss: number;
  waiting: Waiting[];
}
export interface Area {
  area: AreaName;
  track: TrackName;
  side: "above" | "below";
  rewards: Symbol[];
  trails: Trail[];
}
export interface BiomeStand {
  biome: Biome;
  upper: number;
  lower: number;
  free: number;
  would: number;
}
export interface Column {
  creature: Creature;
  there: number;
  supply: number;
  slots: Symbol[][];
  tile: { tile: string; symbols: Symbol[] } | null;
}
export interface Face {
  card: string;
  needs: Partial<Record<Biome, number>>;
  reward: Symbol[];
}
export interface Held extends Face {
  grid: [string, string];
  payable: boolean;
  lacking: number;
}
export interface Deck {
  deck: "red" | "yellow" | "blue" | "purple";
  top: Face | null;
  cards: number;
  unseen: number;
  under: Face[];
}
export interface SeasonTile {
  season: Season;
  tile: string | null;
  counts: string | null;
  each: number | null;
}
export interface Cell {
  x: number;
  y: number;
  habitat: Habitat;
  card: number;
}
export interface Laid {
  card: string;
  start: boolean;
  x: number;
  y: number;
  turn: number;
  width: number;
  height: number;
  in_sight: number;
}
export interface Worth {
  creature: Creature;
  x: number;
  y: number;
  around: Habitat[];
  habitats: number;
  each: number;
  lines: number;
  lines_each: number;
  water: boolean;
  points: number;
}
export interface SeasonTold {
  season: Season;
  tile: string | null;
  counts: string | null;
  number: number;
  each: number;
  base: number;
  step: number;
  multiplier: number;
  points: number;
}
export interface Breakdown {
  biomes: number;
  borderlands: number;
  captives: number;
  spirit_left: number;
  spirit: number;
  seasons: SeasonTold[];
  creatures: Worth[];
  creature_points: number;
  total: number;
}
export interface Ecosystem {
  cells: Cell[];
  cards: Laid[];
  creatures: Worth[];
}
export interface Player {
  seat: number;
  spirit: number;
  points: number;
  available: Record<Villager, number>;
  reserve: Record<Villager, number>;
  waiting: { trail: string; villager: Villager; count: number }[];
  gifts: Record<AreaName, number>;
  gifts_left: number;
  seasons: Record<Season, number>;
  held: (Held | null)[];
  completed: Held | null;
  invited: Record<Creature, number>;
  captives: Record<Creature, number>;
  ecosystem: Ecosystem;
  now: Breakdown;
}
export interface FeroniaTold {
  biomes: number;
  steps: number;
  creatures: number;
  completed: number;
  stack_pairs: number;
  waiting: number;
  steps_in_all: number;
  difficulty: number;
  total: number;
}
export interface Feronia {
  seat: 2;
  difficulty: number;
  card: {
    card: string;
    numbers: number[];
    season: boolean;
    creature: string;
    arrow: "left" | "right";
    decks: string[];
    side: "above" | "below";
  } | null;
  cards_left: number;
  elders: number;
  waiting: { trail: string; villager: Villager; count: number }[];
  left: Held | null;
  middle: Held | null;
  stack: Face[];
  completed: string[];
  marker: number;
  water: number;
  track: { last: number; water: number[] };
  creatures: Record<Creature, number>;
  points: number;
  steps: number;
  now: FeroniaTold;
}
export interface Result extends Standing {
  players: ({ seat: number } & Breakdown)[];
  feronia: FeroniaTold | null;
}
export const PHASES = ["pilgrimage", "activate", "complete", "tracks", "build"] as const;
export type Phase = "start" | (typeof PHASES)[number];
export type Renamed = Record<string, { en: string; fr: string }>;
export interface View {
  game: "arborea";
  you: number | null;
  turn: number | "chance" | "over";
  active: number;
  step: string;
  question: WordsOf | null;
  /** What a symbol's question comes from. */
  cause: WordsOf | null;
  phase: Phase | null;
  asked: { villager: Villager; track: TrackName; walked: number } | null;
  walking: { seat: number; villager: Villager; trail: string; done: number } | null;
  turn_number: number;
  turns_left: number | null;
  sun: { at: number; start: number; last: number };
  cat_sees: Creature;
  renamed: Renamed;
  tracks: Track[];
  areas: Area[];
  biomes: BiomeStand[];
  biome_points: number[];
  spirit_points: number[];
  multipliers: number[];
  borderlands: { rows: number[]; columns: Column[] };
  decks: Deck[];
  seasons: SeasonTile[];
  players: Player[];
  feronia: Feronia | null;
  result: Result | null;
}

interface Follows {
  gain: number;
  then: WordsOf[];
}
/** A symbol that would give nothing as things stand, and why. */
export interface Lost {
  at: number;
  symbol: Symbol;
  why: string;
}
export interface LayShows {
  kind: "lay";
  card: string;
  turned: number;
  x: number;
  y: number;
  width: number;
  height: number;
  cells: [number, number, Habitat][];
  before: number;
  after: number;
  /** The creatures that would be worth more or less. */
  creatures: { creature: Creature; x: number; y: number; before: number; after: number }[];
}
export interface SettleShows {
  kind: "settle" | "free";
  creature: Creature;
  x: number;
  y: number;
  worth: Worth;
  before: number;
  after: number;
}
export type Shows =
  | LayShows
  | SettleShows
  | (Follows & {
      kind: "place";
      villager: Villager;
      track: TrackName;
      season: Season | null;
      lost?: Lost[];
    })
  | (Follows & { kind: "advance"; track: TrackName })
  | (Follows & { kind: "leave"; trail: string; symbols: Symbol[] })
  | (Follows & { kind: "stay" })
  | (Follows & { kind: "ask"; villager: Villager; track: TrackName; walked: number })
  | (Follows & { kind: "return"; trail: string })
  | (Follows & { kind: "pass" })
  | (Follows & {
      kind: "activate";
      villager: Villager;
      trail: string;
      symbols: Symbol[];
      loss: number;
      lost: Lost[];
    })
  | (Follows & { kind: "take"; card: string; face: Face })
  | (Follows & { kind: "refresh" })
  | (Follows & { kind: "convert"; left: Biome; right: Biome })
  | (Follows & { kind: "invite"; creature: Creature; captive: boolean })
  | (Follows & { kind: "cage"; creature: Creature })
  | (Follows & { kind: "give"; area: AreaName })
  | (Follows & { kind: "reward"; number: number; symbols: Symbol[]; lost: Lost[] })
  | (Follows & { kind: "complete"; card: string; symbols: Symbol[]; lost: Lost[] });

export interface Option<S extends Shows = Shows> {
  action: string;
  shows: S;
}

export const areaOf = (trail: string): AreaName => trail.slice(0, 3);
export const trackOf = (area: string): TrackName => area.slice(0, 2) as TrackName;
export const playerOf = (view: View, seat: number): Player | undefined =>
  view.players.find((player) => player.seat === seat);
export const trailOf = (view: View, trail: string): Trail =>
  view.areas.flatMap(({ trails }) => trails).find((other) => other.trail === trail)!;

/** The deck of a card, by its letter; starting cards have none. */
export const deckOf = (card: string): string =>
  ({ R: "red", Y: "yellow", B: "blue", P: "purple" })[card.charAt(0)] ?? "start";

/** What a card needs, one letter for each. */
export const needed = (face: Face): Biome[] =>
  (Object.entries(face.needs) as [Biome, number][]).flatMap(([biome, count]) =>
    Array.from({ length: count }, () => biome),
  );
