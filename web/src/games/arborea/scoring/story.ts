import { figure } from "../../../table/figures";
import { headed } from "../../../table/sentences";
import type { Cell, Counting, Scene as Told, Share, Tone } from "../../../table/story";
import { say, type Values } from "../../../words/words.svelte";
import { countsName, creatureName, seasonName, seasonTold, worthTold } from "../names";
import {
  playerOf,
  type Breakdown,
  type FeroniaTold,
  type Result,
  type View,
  type Worth,
} from "../view";

/** One picture of the story: what was gained, spirit, seasons, creatures; or all of Feronia's. */
export type Scene = Told &
  (
    | { kind: "gained"; told: Breakdown }
    | { kind: "spirit"; told: Breakdown }
    | { kind: "seasons"; told: Breakdown }
    | { kind: "creatures"; told: Breakdown; worths: Worth[] }
    | { kind: "feronia"; hers: FeroniaTold }
  );
export type Line = Counting & { mark: string; stamp?: boolean };

const ROWS = [
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
type Row = (typeof ROWS)[number];
const TONES: Partial<Record<Row, Tone>> = {
  biomes: "leaf",
  spirit: "violet",
  SPRING: "gold",
  SUMMER: "gold",
  AUTUMN: "gold",
  WINTER: "gold",
  creatures: "clay",
  steps: "sky",
};

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

/** Below this captives take no more spirit. */
const LOWEST = -8;

export const sceneName = ({ kind }: Scene): string =>
  say(kind === "gained" ? "board-scene-gained" : `arborea-board-scene-${kind}`);

/** What a scene counts, line by line. */
export function lines(scene: Scene, view: View): Line[] {
  switch (scene.kind) {
    case "gained":
      return [
        plain("biomes", "T", scene.told.biomes),
        plain("borderlands", "points", scene.told.borderlands),
      ];
    case "spirit": {
      const { captives, spirit_left, spirit } = scene.told;
      const taken = playerOf(view, scene.seat)!.spirit - spirit_left;
      const lowest = captives > 0 && spirit_left === LOWEST ? "yes" : "no";
      const left = figure(spirit_left);
      return [plain("spirit", "spirit", spirit, { captives, taken, left, lowest })];
    }
    case "seasons":
      return scene.told.seasons.map((told) => ({
        key: told.season,
        mark: told.season,
        what: told.counts
          ? headed(seasonName(told.season), countsName(told.counts, told.each))
          : seasonName(told.season),
        why: seasonTold(told),
        points: told.points,
      }));
    case "creatures":
      return scene.worths.map((worth) => ({
        key: `${worth.x},${worth.y}`,
        mark: worth.creature,
        stamp: true,
        what: creatureName(worth.creature, view.renamed),
        why: worthTold(worth),
        points: worth.points,
      }));
    case "feronia": {
      const { hers } = scene;
      const steps = {
        steps: hers.steps,
        creatures: hers.creatures,
        completed: hers.completed,
        pairs: hers.stack_pairs,
        waiting: hers.waiting,
        all: hers.steps_in_all,
        difficulty: hers.difficulty,
      };
      return [
        plain("biomes", "T", hers.biomes),
        plain("steps", "advance", hers.steps_in_all * hers.difficulty, steps),
      ];
    }
  }
}

const plain = (part: Row, mark: string, points: number, values: Values = {}): Line => ({
  key: part,
  mark,
  what: say(`arborea-board-part-${part}`),
  why: say(`arborea-board-why-${part}`, { points, ...values }),
  points,
});

/** The parts that count at this table: steps are Feronia's. */
export const partsOf = (result: Result): { part: Row; name: string }[] =>
  ROWS.filter((row) => row !== "steps" || result.feronia).map((part) => ({
    part,
    name: say(`arborea-board-part-${part}`),
  }));

const SCENE_OF: Partial<Record<Row, Scene["kind"]>> = {
  biomes: "gained",
  borderlands: "gained",
  spirit: "spirit",
  creatures: "creatures",
};

/** Where a line of the pad is told, and its points; Feronia's are told at once. */
export const cell = (result: Result, story: Scene[], part: Row, seat: number): Cell => ({
  scene: story.findIndex(
    (scene) =>
      scene.seat === seat &&
      (scene.kind === "feronia" || scene.kind === (SCENE_OF[part] ?? "seasons")),
  ),
  points: pointsOf(result, seat, part),
});

/** What a line of the pad says of a seat, or nothing where it has no such points. */
function pointsOf(result: Result, seat: number, row: Row): number | null {
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

export const shares = (result: Result, seat: number): Share[] =>
  partsOf(result).map(({ part, name }) => ({
    part,
    name,
    points: pointsOf(result, seat, part) ?? 0,
    tone: TONES[part] ?? "wood",
  }));
