import type { TrackName } from "./view";

/** Where things lie along a track: the cells beside trails are wide, those before and after narrow. */
const NARROW = 0.4;
const WIDE_FROM = 4;
const WIDE_TO = 9;
const LAST = 12;
const widthOf = (position: number): number =>
  position >= WIDE_FROM && position <= WIDE_TO ? 1 : NARROW;
const ALL = Array.from({ length: LAST }, (_, at) => widthOf(at + 1)).reduce((a, b) => a + b);

/** On the right half of the map tracks run the other way, towards the centre. */
export const mirrored = (track: TrackName): boolean => track.endsWith("R");

/** The left edge and the width of a position, in percent of the strip. */
export function spot(track: TrackName, position: number): { left: number; width: number } {
  let before = 0;
  for (let other = 1; other < position; other++) before += widthOf(other);
  const width = (widthOf(position) / ALL) * 100;
  const left = (before / ALL) * 100;
  return { left: mirrored(track) ? 100 - left - width : left, width };
}

/** The column of the grid that a position has; trail d begins at position d + 4. */
export const columnOf = (track: TrackName, position: number): number =>
  mirrored(track) ? LAST + 1 - position : position;

export const COLUMNS = Array.from({ length: LAST }, (_, at) => `${widthOf(at + 1)}fr`).join(" ");
