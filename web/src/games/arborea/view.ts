import type {
  Biome,
  Creature,
  Face,
  Habitat,
  Phase,
  Player,
  Lay as LayTold,
  Shows as AnyShows,
  TrackName,
  Trail,
  View,
  Villager,
  Worth,
} from "../../made/arborea";
import type { Choice } from "../../made/table";

export type * from "../../made/arborea";

/** A way to lay the card, with what its sentence and the view tell of it. */
export interface Lay {
  kind: "lay";
  x: number;
  y: number;
  turned: number;
  width: number;
  height: number;
  cells: [x: number, y: number, habitat: Habitat][];
  /** What the creatures are worth before and after, and those for which it is not the same. */
  before: number;
  after: number;
  creatures: { worth: Worth; after: number }[];
}
export type Shows = Exclude<AnyShows, LayTold> | Lay;

export type Option<S extends Shows = Shows> = Choice & { shows: S };

export const TRACKS = ["TL", "TR", "BL", "BR"] as const satisfies TrackName[];
export const VILLAGERS = ["elder", "young", "veteran"] as const satisfies Villager[];
export const CREATURES = [
  "frog",
  "worm",
  "hamster",
  "cat",
  "antspider",
  "owl",
] as const satisfies Creature[];
/** The parts of a turn. */
export const PHASES = [
  "pilgrimage",
  "activate",
  "complete",
  "tracks",
  "build",
] as const satisfies Phase[];

/** A reward that would give nothing: told, and not offered. */
export const isUseless = ({ shows }: Option): boolean =>
  shows.kind === "reward" && shows.lost.length === shows.symbols.length;

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
