import type { Said } from "../../wire";
import type { Option } from "./view";

/** The thing on the table that a sentence is about, and that a click on it names. */
export function wordOf(option: Option): string {
  const { shows } = option;
  switch (shows.kind) {
    case "place":
    case "neutral":
      return shows.space;
    case "walk":
    case "move":
    case "start":
      return shows.to;
    case "plant":
    case "water":
      return shows.bed;
    case "advance":
      return shows.path.at(-1)!;
    case "free":
      return shows.animal;
    default:
      return option.action;
  }
}

/** The tiles of the rows once one more is laid: two change places. */
export function laid(
  rows: Record<string, string>,
  tile: string,
  row: string,
): Record<string, string> {
  const was = Object.keys(rows).find((other) => rows[other] === tile);
  const there = rows[row];
  const then = { ...rows, [row]: tile };
  if (was && was !== row) {
    if (there) then[was] = there;
    else delete then[was];
  }
  return then;
}

/** Which of several plants or waterings in a row it is, when so many are left. */
export function counted(log: Said[], you: number | null, word: string, left: number) {
  const other = log.findLastIndex(
    ({ seat, action }) => seat !== you || !action.startsWith(`${word} `),
  );
  const done = log.length - 1 - other;
  return { nth: done + 1, all: done + left };
}
