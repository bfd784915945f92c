import { settings } from "../../settings.svelte";
import { say } from "../../words/words.svelte";
import { cornerOf, firstOf, isDiagonal, SIDE, wayOf } from "./ground";
import { seriesOf, valueOf, type Place, type Renamed, type Tile } from "./view";

/** A series' name in the reader's language, or the one a corrected box gives it. */
export function seriesName(series: string, renamed: Renamed = {}): string {
  return renamed[series]?.[settings.lang] ?? say(`topiary-series-${series}`);
}

export function tileName(tile: Tile, renamed: Renamed = {}): string {
  return say("topiary-board-tile", {
    series: seriesName(seriesOf(tile), renamed),
    value: valueOf(tile),
  });
}

/** Where a visitor stands and which way it looks. */
export function placeName(place: Place): string {
  const corner = cornerOf(place);
  if (corner) return say(`topiary-board-corner-${corner}`);
  return say("topiary-board-place", {
    cell: firstOf(place),
    way: say(`topiary-board-way-${wayOf(place)}`),
  });
}

/** The line a place looks along, by how many cells it has. */
export function lineName(place: Place, cells: number): string {
  const cell = firstOf(place);
  if (!isDiagonal(place))
    return "NS".includes(wayOf(place))
      ? say("topiary-board-column", { column: cell.charAt(0) })
      : say("topiary-board-row", { row: cell.charAt(1) });
  if (cells === SIDE) return say("topiary-board-diagonal-long");
  return say("topiary-board-diagonal", { cells });
}
