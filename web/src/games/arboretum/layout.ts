import type { Planted } from "./view";

/** A rectangle of cells that holds a garden; rows run from north to south. */
export interface Bounds {
  west: number;
  north: number;
  columns: number;
  rows: number;
}

export const RATIO = 1.4;

export function boundsOf(cells: readonly { x: number; y: number }[], margin = 0): Bounds {
  if (!cells.length)
    return { west: -margin, north: margin, columns: 1 + 2 * margin, rows: 1 + 2 * margin };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const west = Math.min(...xs) - margin;
  const north = Math.max(...ys) + margin;
  return {
    west,
    north,
    columns: Math.max(...xs) + margin - west + 1,
    rows: north - (Math.min(...ys) - margin) + 1,
  };
}

export const planted = (garden: readonly Planted[]) => garden.map(([, x, y]) => ({ x, y }));

/** The widest card that lets the whole rectangle fit. */
export function fitWidth(
  bounds: Bounds,
  width: number,
  height: number,
  gap: number,
  most: number,
  least = 0,
): number {
  const byWidth = (width - gap * (bounds.columns - 1)) / bounds.columns;
  const byHeight = (height - gap * (bounds.rows - 1)) / bounds.rows / RATIO;
  return Math.max(least, Math.min(most, Math.floor(Math.min(byWidth, byHeight) * 2) / 2));
}

export function placeOf(bounds: Bounds, x: number, y: number, w: number, gap: number) {
  return {
    left: (x - bounds.west) * (w + gap),
    top: (bounds.north - y) * (w * RATIO + gap),
  };
}

export function sizeOf(bounds: Bounds, w: number, gap: number) {
  return {
    width: bounds.columns * (w + gap) - gap,
    height: bounds.rows * (w * RATIO + gap) - gap,
  };
}

export interface Cell {
  x: number;
  y: number;
}

/** The cell one reaches with an arrow key: the nearest one that lies that way. */
export function towards<T extends Cell>(
  cells: readonly T[],
  from: Cell,
  dx: number,
  dy: number,
): T | null {
  let best: T | null = null;
  let shortest = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    if (ahead <= 0) continue;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    const distance = ahead + aside * 2.5;
    if (distance < shortest) {
      shortest = distance;
      best = cell;
    }
  }
  return best;
}
