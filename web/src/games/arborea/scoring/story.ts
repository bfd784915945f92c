import type { Breakdown, FeroniaTold, Result, Worth } from "../view";

/** One picture of the story: what was gained, spirit, seasons, creatures; or all of Feronia's. */
export type Scene = { seat: number; points: number } & (
  | { kind: "gained"; told: Breakdown }
  | { kind: "spirit"; told: Breakdown }
  | { kind: "seasons"; told: Breakdown }
  | { kind: "creatures"; told: Breakdown; worths: Worth[] }
  | { kind: "feronia"; hers: FeroniaTold }
);

export const ROWS = [
  "biomes",
  "borderlands",
  "spirit",
  "SPRING",
  "SUMMER",
  "AUTUMN",
  "WINTER",
  "creatures",
  "steps",
] as const;
export type Row = (typeof ROWS)[number];

/** The story seat by seat, in the order in which points are counted. */
export function scenes(result: Result, seats: number[]): Scene[] {
  return seats.flatMap((seat): Scene[] => {
    const told = result.players.find((player) => player.seat === seat);
    if (!told) {
      const hers = result.feronia!;
      return [{ kind: "feronia", seat, hers, points: hers.total }];
    }
    const seasons = told.seasons.reduce((sum, { points }) => sum + points, 0);
    return [
      { kind: "gained", seat, told, points: told.biomes + told.borderlands },
      { kind: "spirit", seat, told, points: told.spirit },
      { kind: "seasons", seat, told, points: seasons },
      { kind: "creatures", seat, told, worths: told.creatures, points: told.creature_points },
    ];
  });
}

const SCENE_OF: Partial<Record<Row, Scene["kind"]>> = {
  biomes: "gained",
  borderlands: "gained",
  spirit: "spirit",
  creatures: "creatures",
};

/** The scene in which a line of the pad is told; Feronia's are told at once. */
export const sceneOf = (story: Scene[], seat: number, row: Row): number =>
  story.findIndex(
    (scene) =>
      scene.seat === seat &&
      (scene.kind === "feronia" || scene.kind === (SCENE_OF[row] ?? "seasons")),
  );

/** What a line of the pad says of a seat, or nothing where it has no such points. */
export function pointsOf(result: Result, seat: number, row: Row): number | null {
  const told = result.players.find((player) => player.seat === seat);
  if (!told) {
    const hers = result.feronia!;
    if (row === "biomes") return hers.biomes;
    return row === "steps" ? hers.steps_in_all * hers.difficulty : null;
  }
  if (row === "biomes") return told.biomes;
  if (row === "borderlands") return told.borderlands;
  if (row === "spirit") return told.spirit;
  if (row === "creatures") return told.creature_points;
  return told.seasons.find(({ season }) => season === row)?.points ?? null;
}
