import type { Cell, Counting, Scene as Told, Share, Tone } from "../../../table/story";
import { say } from "../../../words/words.svelte";
import { finalName } from "../names";
import { PARTS, playerOf, type Breakdown, type Part, type Result, type View } from "../view";

type Kind = "gained" | "columns" | "coins" | "finals";
const KINDS: Kind[] = ["gained", "columns", "coins", "finals"];
const GAINED: Part[] = ["requests", "tracks", "prizes", "animals", "actions"];
const TONES: Partial<Record<Part, Tone>> = {
  requests: "leaf",
  tracks: "gold",
  prizes: "gold",
  animals: "clay",
  columns: "sky",
};
const MARKS: Partial<Record<Part, string>> = {
  requests: "II",
  tracks: "purse",
  prizes: "prize-round",
  animals: "animal",
  actions: "vp",
  coins: "coin",
};

/** One picture of the story: what was gained on the way, or what only the end counts. */
export type Scene = Told & { kind: Kind; told: Breakdown };
export type Line = Counting & { mark: string };

const toldOf = (result: Result, seat: number): Breakdown => result.players[seat - 1]!;
const partsIn = (kind: Kind): Part[] => (kind === "gained" ? GAINED : [kind]);

/** The story seat by seat, in the order in which points are counted. */
export function scenes(view: View, seats: number[]): Scene[] {
  const kinds = KINDS.filter((kind) => kind !== "finals" || view.expert);
  return seats.flatMap((seat) => {
    const told = toldOf(view.result!, seat);
    return kinds.map((kind) => ({
      kind,
      seat,
      told,
      points: partsIn(kind).reduce((sum, part) => sum + told[part], 0),
    }));
  });
}

export const sceneName = ({ kind }: Scene): string =>
  say(kind === "gained" ? "board-scene-gained" : `botanicus-board-part-${kind}`);

/** What a scene counts, line by line. */
export function lines({ kind, seat, told }: Scene, view: View): Line[] {
  const player = playerOf(view, seat);
  if (kind === "columns")
    return player.columns.map(({ column, full, best, points }) => ({
      key: column,
      mark: best ?? "I",
      what: say("botanicus-board-column", { column }),
      why: full
        ? say("botanicus-board-why-column", { best: best ?? "" })
        : say("botanicus-board-why-no-column"),
      points,
    }));
  if (kind === "finals")
    return player.finals!.map((final) => ({
      key: final.card,
      mark: "card",
      what: finalName(final),
      why: `${final.times} × ${final.points}`,
      points: final.scores,
    }));
  const met = (request: "standard" | "special") =>
    player.rows.filter((row) => row[request]?.met).length;
  return partsIn(kind).map((part) => ({
    key: part,
    mark: MARKS[part]!,
    what: say(`botanicus-board-part-${part}`),
    why: say(`botanicus-board-why-${part === "animals" && view.expert ? "freed" : part}`, {
      points: told[part],
      standard: met("standard"),
      special: met("special"),
      prizes: player.prizes,
      animals: player.animals,
      butterfly: player.freed.includes("butterfly") ? "yes" : "no",
      coins: player.coins,
    }),
    points: told[part],
  }));
}

/** The parts that count at this table: final cards only where there are some. */
export const partsOf = (view: View): { part: Part; name: string }[] =>
  PARTS.filter((part) => part !== "finals" || view.expert).map((part) => ({
    part,
    name: say(`botanicus-board-part-${part}`),
  }));

export function cell(story: Scene[], part: Part, seat: number): Cell {
  const scene = story.findIndex((one) => one.seat === seat && partsIn(one.kind).includes(part));
  return { scene, points: story[scene]!.told[part] };
}

export const shares = (view: View, seat: number): Share[] =>
  partsOf(view).map(({ part, name }) => ({
    part,
    name,
    points: toldOf(view.result!, seat)[part],
    tone: TONES[part] ?? "wood",
  }));
