import type { Cell, Place } from "./view";

/** Where things lie, in cells from the north-west corner of the lawn. */
export const SIDE = 5;

const WAYS: Record<string, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};

export const wayOf = (place: Place): string => place.slice(3);
export const firstOf = (place: Place): Cell => place.slice(0, 2);
export const isDiagonal = (place: Place): boolean => wayOf(place).length === 2;

export function at(cell: Cell): { x: number; y: number } {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell[1]) - 1 };
}

export function cellAt(x: number, y: number): Cell {
  return `${"abcde"[x]}${y + 1}`;
}

export function stepOf(place: Place): { dx: number; dy: number } {
  const [dx, dy] = WAYS[wayOf(place)]!;
  return { dx, dy };
}

/** The point of the lawn's edge where a look begins. */
export function edgeOf(place: Place): { x: number; y: number } {
  const { x, y } = at(firstOf(place));
  const { dx, dy } = stepOf(place);
  return { x: x + 0.5 - dx / 2, y: y + 0.5 - dy / 2 };
}

/** The corner of the garden a place lies at, as a way: NW, NE, SE, SW. */
export function cornerOf(place: Place): string | null {
  const { x, y } = edgeOf(place);
  if (x % SIDE || y % SIDE) return null;
  return (y ? "S" : "N") + (x ? "E" : "W");
}

/** The middle of a place: a step back from the edge, so that two at one corner stand apart. */
export function middleOf(place: Place): { x: number; y: number } {
  const { x, y } = edgeOf(place);
  const { dx, dy } = stepOf(place);
  const back = !isDiagonal(place) ? 0.235 : cornerOf(place) ? 0.2 : 0.168;
  return { x: x - dx * back, y: y - dy * back };
}

/** How far around the garden a place lies, clockwise from the north-west corner. */
function around(place: Place): number {
  const edge = edgeOf(place);
  const middle = middleOf(place);
  if (cornerOf(place)) return { NW: 0, NE: 5, SE: 10, SW: 15 }[cornerOf(place)!]!;
  if (edge.y === 0) return middle.x;
  if (edge.x === SIDE) return SIDE + middle.y;
  if (edge.y === SIDE) return 3 * SIDE - middle.x;
  return 4 * SIDE - middle.y;
}

export function clockwise(places: Place[]): Place[] {
  return [...places].sort((a, b) => around(a) - around(b));
}

type Side = "N" | "E" | "S" | "W";

/** The places that lie along one outer side of a border cell: what is near a thumb. */
export interface Bay {
  cell: Cell;
  side: Side;
}

function bayAlong(side: Side, x: number, y: number): Bay {
  const whole = (v: number) => Math.max(0, Math.min(SIDE - 1, Math.floor(v)));
  if (side === "N" || side === "S") return { side, cell: cellAt(whole(x), side === "N" ? 0 : 4) };
  return { side, cell: cellAt(side === "W" ? 0 : 4, whole(y)) };
}

/** The bays a place lies in: two for one at the garden's corner. */
function baysOf(place: Place): Bay[] {
  const edge = edgeOf(place);
  const on = { N: edge.y === 0, E: edge.x === SIDE, S: edge.y === SIDE, W: edge.x === 0 };
  const { x, y } = middleOf(place);
  return (["N", "E", "S", "W"] as const)
    .filter((side) => on[side])
    .map((side) => bayAlong(side, x, y));
}

/** The bay a place lies in; of the two of a corner the one along the north or the south. */
export const bayOf = (place: Place): Bay =>
  baysOf(place).find(({ side }) => "NS".includes(side)) ?? baysOf(place)[0]!;

const lies = (place: Place, bay: Bay): boolean =>
  baysOf(place).some(({ cell, side }) => cell === bay.cell && side === bay.side);

/** The places of a bay, from left to right, or from the top down. */
export function placesIn(bay: Bay, places: Place[]): Place[] {
  const along = (place: Place) => ("NS".includes(bay.side) ? middleOf(place).x : middleOf(place).y);
  return places.filter((place) => lies(place, bay)).sort((a, b) => along(a) - along(b));
}

/** The place nearest to a point, and its bay; at a corner the one the point itself lies in. */
export function nearest(x: number, y: number, places: Place[]): { place: Place; bay: Bay } | null {
  const far = (place: Place) => Math.hypot(middleOf(place).x - x, middleOf(place).y - y);
  const [place] = places.toSorted((a, b) => far(a) - far(b));
  if (!place) return null;
  const outside = { N: -y, E: x - SIDE, S: y - SIDE, W: -x };
  const bays = baysOf(place).sort((a, b) => outside[b.side] - outside[a.side]);
  return { place, bay: bays[0]! };
}

/** The frame around the places of a bay, in cells. */
export function frameOf(bay: Bay, places: Place[]): { x: number; y: number; w: number; h: number } {
  const ROOM = 0.19;
  const middles = placesIn(bay, places).map(middleOf);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return { x, y, w: Math.max(...xs) + ROOM - x, h: Math.max(...ys) + ROOM - y };
}

/** The light of a look: a wedge from the place over the cells of its line. */
export function wedge(place: Place, cells: number): string {
  const from = middleOf(place);
  const { dx, dy } = stepOf(place);
  const edge = edgeOf(place);
  const end = { x: edge.x + dx * cells, y: edge.y + dy * cells };
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / long, dx / long];
  const [near, far] = [0.1, 0.12 + 0.075 * cells];
  const point = (p: { x: number; y: number }, half: number) =>
    `${p.x + nx * half} ${p.y + ny * half}`;
  return `M${point(from, near)}L${point(end, far)}L${point(end, -far)}L${point(from, -near)}Z`;
}
