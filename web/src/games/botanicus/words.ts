import type { Words } from "../../made/core";
import type { Said } from "../../made/table";
import type { Does, Option, View } from "./view";

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

const TRACKS: Record<string, number> = { P: 0, B: 1, S: 2 };
const NAMES = ["purse", "wheelbarrow", "shovel"];

/** Where the things of a message lie on the table: spaces, beds, crossings, rows, columns, prizes. */
export function placesOf({ id, values = {} }: Words, seat: number | null): string[] {
  const garden = `.garden.seat-${seat} `;
  const found: string[] = [];
  if (values.space) found.push(`[data-space="${values.space}"]`);
  if (values.bed) found.push(`${garden}[data-bed="${values.bed}"]`);
  if (values.crossing) found.push(`${garden}[data-crossing="${values.crossing}"]`);
  if (values.row) found.push(`[data-asks="${seat}:${values.row}"]`);
  if (values.column) found.push(`[data-column-of="${seat}:${values.column}"]`);
  if (id === "botanicus-then-prize") found.push(`[data-prizes]`);
  if (id === "botanicus-then-animal") found.push(`[data-animals="${seat}"]`);
  return found;
}

/** The pieces that a sentence moved or laid: a flower, a plant, a pawn, a gardener. */
function piecesOf({ seat, action }: Said): string[] {
  const [verb, ...rest] = action.split(" ");
  const last = rest.at(-1) ?? "";
  if (verb === "place") return [`flower:${seat}`];
  if (verb === "neutral") return ["flower:0"];
  if (verb === "plant" || verb === "water") return [`plant:${seat}:${last}`];
  if (verb === "advance") return [`pawn:${NAMES[TRACKS[last.charAt(0)]!]}:${seat}`];
  if (verb === "walk" || verb === "move") return [`gardener:${seat}`];
  return [];
}

/** What the others have moved or laid since the reader last played; to who watches, the last turn. */
export function freshPieces(log: Said[], you: number | null): Set<string> {
  const entries = log.filter(({ seat }) => seat !== null);
  // While the reader plays, it is still to be seen what came before.
  let end = entries.length;
  while (you !== null && end > 0 && entries[end - 1]!.seat === you) end--;
  const whose = you ?? entries.at(-1)?.seat;
  let start = end;
  while (start > 0 && (entries[start - 1]!.seat === whose) === (you === null)) start--;
  return new Set(entries.slice(start, end).flatMap(piecesOf));
}

/** What the reader is asked to do comes from a space, its token, a card, a track or the last turn. */
export type Cause =
  | { kind: "space"; space: string }
  | { kind: "token" | "card" | "last" }
  | { kind: "track"; track: string };

const wordIn = (does: Does) => does.split(" ")[0]!;

const isTrack = (word: string) => NAMES.includes(word);

/** How many answers an action takes: each plant and each watering is one. */
function units(does: Does): number {
  const [word, ...rest] = does.split(" ");
  if (word === "plant") return rest.length;
  return word === "water" ? Number(rest[0]) : 1;
}

/** Where the action at hand comes from; a track's are finished before those that led to it go on. */
function causeOf(view: View, log: Said[], doing: Does): Cause | null {
  const turn = log.filter(({ seat }) => seat !== null);
  const from = turn.findLastIndex(({ seat }) => seat !== view.you) + 1;
  for (let at = turn.length - 1; at >= from; at--) {
    const [verb, ...rest] = turn[at]!.action.split(" ");
    if (verb === "advance") {
      const space = view.tracks
        .flatMap(({ track, spaces }) => spaces.map((one) => ({ track, ...one })))
        .find(({ space }) => space === rest.at(-1));
      const given = space?.gives.find((does) => wordIn(does) === wordIn(doing));
      const since = turn.slice(at + 1).map(({ action }) => wordIn(action));
      const done = since.filter((word) => word === wordIn(doing)).length;
      if (space && given && done < units(given) && !since.includes("stop"))
        return { kind: "track", track: space.track };
    } else if (verb === "choose" && view.round > 2 && isTrack(rest[0]!)) return { kind: "last" };
    else if (verb === "use") return { kind: "card" };
    else if (verb === "place") {
      const space = view.columns
        .flatMap(({ spaces }) => spaces)
        .find(({ space }) => space === rest[0])!;
      const token = space.token && space.flowers[0] === view.you ? space.token.action : "";
      const printed = wordIn(space.action) === wordIn(doing);
      return token && !printed ? { kind: "token" } : { kind: "space", space: space.space };
    }
  }
  return null;
}

/** Where what is asked comes from; of several actions, the space of the printed one is named. */
export function causeAsked(view: View, log: Said[]): Cause | null {
  if (view.step === "do") return causeOf(view, log, view.doing ?? "");
  if (view.step !== "order") return null;
  const causes = (view.waiting.at(-1) ?? []).map((does) => causeOf(view, log, does));
  return causes.find((cause) => cause?.kind !== "token") ?? null;
}
