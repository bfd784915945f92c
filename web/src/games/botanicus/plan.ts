import type { Player, TrackSpace } from "./view";

/** Where things lie in a garden: beds in columns a to d, crossings between them. */
export const WIDE = 4;
export const LONG = 5;

/** The column and row of a bed, from 0. */
export function bedAt(bed: string): { x: number; y: number } {
  return { x: "abcd".indexOf(bed.charAt(0)), y: Number(bed.charAt(1)) - 1 };
}

/** How many beds a row has, from 1. */
export const bedsIn = ({ beds }: Pick<Player, "beds">, row: number): number =>
  beds.filter(({ bed }) => bedAt(bed).y === row - 1).length;

/** The rows whose tile asks for more plants than they have beds. */
export const tooShort = (
  player: Pick<Player, "beds" | "tiles">,
  rows: Record<string, string>,
): number[] =>
  Object.entries(rows)
    .filter(([row, name]) => {
      const plants = player.tiles.find(({ tile }) => tile === name)?.plants ?? [];
      return plants.length > bedsIn(player, Number(row));
    })
    .map(([row]) => Number(row));

/** Where a crossing lies, in beds from the corner of the garden. */
export function crossingAt(crossing: string): { x: number; y: number } {
  return { x: Number(crossing.charAt(2)), y: Number(crossing.charAt(1)) };
}

export const CROSSINGS: string[] = [1, 2, 3, 4].flatMap((row) =>
  [1, 2, 3].map((column) => `n${row}${column}`),
);

/** The four corners around a crossing that may be beds. */
export function bedsAround(crossing: string): string[] {
  const { x, y } = crossingAt(crossing);
  return [y, y + 1].flatMap((row) => [x - 1, x].map((column) => `${"abcd"[column]}${row}`));
}

/** A path between two crossings and what it costs, at its middle. */
export interface PathCost {
  x: number;
  y: number;
  cost: number;
}

/** The costs of an Expert garden's paths, where they are written. */
export function pathCosts(paths: { across: number[][]; down: number[][] }): PathCost[] {
  const across = paths.across.flatMap((costs, row) =>
    costs.map((cost, at) => ({ x: at + 1.5, y: row + 1, cost })),
  );
  const down = paths.down.flatMap((costs, row) =>
    costs.map((cost, at) => ({ x: at + 1, y: row + 1.5, cost })),
  );
  return [...across, ...down];
}

/** A space of a track on paper: how far along it lies, and on which of the paths side by side. */
export interface Laid {
  space: TrackSpace;
  depth: number;
  lane: number;
}
/** A path between two spaces, over the points it passes. */
export interface Way {
  from: string;
  to: string;
  toll: number;
  points: { depth: number; lane: number }[];
}
export interface TrackPlan {
  length: number;
  spaces: Laid[];
  ways: Way[];
}

/** A track laid out from left to right, its forks one above the other in the order they are told. */
export function layTrack(spaces: TrackSpace[]): TrackPlan {
  const depths = new Map<string, number>();
  for (const space of spaces) {
    const here = depths.get(space.space) ?? 0;
    depths.set(space.space, here);
    for (const { space: after } of space.next)
      depths.set(after, Math.max(depths.get(after) ?? 0, here + 1));
  }
  const length = Math.max(...depths.values()) + 1;
  // A path that passes beside a space takes a place of its own there.
  const places: string[][] = Array.from({ length }, () => []);
  const put = (depth: number, name: string) => {
    if (!places[depth]!.includes(name)) places[depth]!.push(name);
  };
  put(0, spaces[0]!.space);
  for (const space of spaces)
    for (const { space: after } of space.next) {
      for (let depth = depths.get(space.space)! + 1; depth < depths.get(after)!; depth++)
        put(depth, `${space.space}>${after}`);
      put(depths.get(after)!, after);
    }
  const lane = (depth: number, name: string) =>
    places[depth]!.indexOf(name) - (places[depth]!.length - 1) / 2;
  const point = (depth: number, name: string) => ({ depth, lane: lane(depth, name) });
  const ways = spaces.flatMap((space) =>
    space.next.map(({ space: after, toll = 0 }): Way => {
      const [from, to] = [depths.get(space.space)!, depths.get(after)!];
      const between = Array.from({ length: to - from - 1 }, (_, at) =>
        point(from + 1 + at, `${space.space}>${after}`),
      );
      const points = [point(from, space.space), ...between, point(to, after)];
      return { from: space.space, to: after, toll, points };
    }),
  );
  const laid = spaces.map((space) => {
    const depth = depths.get(space.space)!;
    return { space, depth, lane: lane(depth, space.space) };
  });
  return { length, spaces: laid, ways };
}
