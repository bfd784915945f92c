import type { Lay as LayTold } from "../../made/arborea";
import { playerOf, type Habitat, type Lay as Shows, type Option, type View } from "./view";

type Lay = Option<Shows>;

/** A way to lay the card in full: where is in its sentence, the card and the creatures in the view. */
export function laying(action: string, told: LayTold, view: View): Lay {
  const [, , cell, turn] = action.split(" ");
  const [x, y] = cell!.split(",").map(Number) as [number, number];
  const turned = Number(turn);
  const width = turned % 180 ? 2 : 3;
  const grid = [...view.turned[turned / 90]!] as Habitat[];
  const creatures = playerOf(view, view.active)!.ecosystem.creatures;
  const before = creatures.reduce((sum, { points }) => sum + points, 0);
  const shows: Shows = {
    kind: "lay",
    x,
    y,
    turned,
    width,
    height: 5 - width,
    cells: grid.map((habitat, at) => [x + (at % width), y + Math.floor(at / width), habitat]),
    before,
    after: before + (told.gain ?? 0),
    creatures: (told.creatures ?? []).map(([at, after]) => ({ worth: creatures[at]!, after })),
  };
  return { action, shows };
}
export type Way = "east" | "west" | "north" | "south";

const middle = ({ shows }: Lay) => ({
  x: shows.x + (shows.width - 1) / 2,
  y: shows.y + (shows.height - 1) / 2,
});
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

function nearest(lays: Lay[], to: { x: number; y: number }): Lay | null {
  let found: Lay | null = null;
  for (const lay of lays)
    if (!found || apart(middle(lay), to) < apart(middle(found), to)) found = lay;
  return found;
}

/** The way to lay a card that gives the creatures the most; of those the first. */
export const best = (lays: Lay[]): Lay =>
  lays.reduce((found, lay) => (lay.shows.after > found.shows.after ? lay : found));

/** For each cell the way to lay the card over it that has it nearest its middle. */
export function covering(lays: Lay[]): Map<string, Lay> {
  const found = new Map<string, Lay>();
  for (const lay of lays)
    for (const [x, y] of lay.shows.cells) {
      const known = found.get(`${x},${y}`);
      if (!known || apart(middle(lay), { x, y }) < apart(middle(known), { x, y }))
        found.set(`${x},${y}`, lay);
    }
  return found;
}

/** The card turned by a quarter, as near as may be; past a turn that fits nowhere. */
export function turned(lays: Lay[], from: Lay, by: 1 | -1): Lay {
  for (let quarter = 1; quarter < 4; quarter++) {
    const turn = (from.shows.turned + by * quarter * 90 + 360) % 360;
    const found = nearest(
      lays.filter(({ shows }) => shows.turned === turn),
      middle(from),
    );
    if (found) return found;
  }
  return from;
}

const WAYS: Record<Way, [number, number]> = {
  east: [1, 0],
  west: [-1, 0],
  north: [0, 1],
  south: [0, -1],
};

/** The nearest place in one direction, the card turned as it is. */
export function towardsLay(lays: Lay[], from: Lay, way: Way): Lay {
  const [dx, dy] = WAYS[way];
  const here = middle(from);
  let [found, least] = [from, Infinity];
  for (const lay of lays) {
    if (lay.shows.turned !== from.shows.turned) continue;
    const there = middle(lay);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead <= 0 || ahead + aside * 3 >= least) continue;
    [found, least] = [lay, ahead + aside * 3];
  }
  return found;
}

/** The next place in the order of what the creatures gain, the most first, then round again. */
export function next(lays: Lay[], from: Lay): Lay {
  const order = [...lays].sort((a, b) => b.shows.after - a.shows.after);
  return order[(order.indexOf(from) + 1) % order.length]!;
}
