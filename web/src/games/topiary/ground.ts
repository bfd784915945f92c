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

/** One outer side of a border cell: where a thumb lies. */
export interface Bay {
  cell: Cell;
  side: "N" | "E" | "S" | "W";
}

/** The bay nearest to a point. */
export function bayAt(x: number, y: number): Bay {
  const whole = (v: number) => Math.max(0, Math.min(SIDE - 1, Math.floor(v)));
  const far = { N: y, W: x, S: SIDE - y, E: SIDE - x };
  const side = (["N", "E", "S", "W"] as const).toSorted((a, b) => far[a] - far[b])[0]!;
  if (side === "N" || side === "S") return { side, cell: cellAt(whole(x), side === "N" ? 0 : 4) };
  return { side, cell: cellAt(side === "W" ? 0 : 4, whole(y)) };
}

/** The bay a place opens from; one at the garden's corner belongs to two. */
export function bayOf(place: Place): Bay {
  const middle = middleOf(place);
  return { ...bayAt(middle.x, middle.y), cell: firstOf(place) };
}

/** The lines that begin at a bay, from left to right, or from the top down. */
export function linesFrom(bay: Bay, places: Place[]): Place[] {
  const inward = { N: "S", E: "W", S: "N", W: "E" }[bay.side];
  const found = places.filter((p) => firstOf(p) === bay.cell && wayOf(p).includes(inward));
  const key = (p: Place) => edgeOf(p).x + edgeOf(p).y;
  return found.sort((a, b) => key(a) - key(b));
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
