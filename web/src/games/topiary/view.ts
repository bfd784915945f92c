import type { Look, Set as SetTile, Shows, Tile, View, Visit } from "../../made/topiary";
import type { Choice } from "../../made/table";

export type * from "../../made/topiary";

export type Renamed = View["renamed"];
export type VisitShows = Visit;
export type SetShows = SetTile;
export type Option<S extends Shows = Shows> = Choice & { shows: S };

export const seriesOf = (tile: Tile): string => tile.charAt(0);
export const valueOf = (tile: Tile): number => Number(tile.slice(1));
export const scoreOf = (look: Look): number => look.points + look.bonus;

/** The tile that hides another one of the line: the last one seen before it. */
export function hiderOf(look: Look, index: number): Tile | null {
  return look.line.slice(0, index).findLast((cell) => cell.seen)?.tile ?? null;
}

/** The tile in a visitor's sight that makes a tile in hand count. */
export function higherSeen(look: Look, tile: Tile): Tile | null {
  const same = look.sees.filter((seen) => seriesOf(seen) === seriesOf(tile));
  return same.toSorted((a, b) => valueOf(b) - valueOf(a))[0] ?? null;
}
