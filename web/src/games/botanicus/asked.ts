import { capital, listed } from "../../table/sentences";
import type { Said } from "../../made/table";
import { say } from "../../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { doesName, levelName, spaceName, trackName } from "./names";
import { tooShort } from "./plan";
import type { Does, View } from "./view";
import { causeAsked, counted } from "./words";

/** The question when it is the reader's. */
export function questionOf(view: View, choosing: Choosing, log: Said[]): string {
  const last = view.round > 2;
  if (view.step === "do" && view.doing) {
    const [word, ...rest] = view.doing.split(" ");
    if (word === "plant")
      return say("botanicus-board-ask-plant", {
        level: levelName(rest[0]!),
        ...counted(log, view.you, "plant", rest.length),
      });
    if (word === "water")
      return say("botanicus-board-ask-water", counted(log, view.you, "water", Number(rest[0])));
    if (word === "move") return say("botanicus-board-ask-move", { count: Number(rest[0]) });
    return say("botanicus-board-ask-track", { track: trackName(word!), count: Number(rest[0]) });
  }
  if (view.step === "before")
    return last
      ? say("botanicus-board-ask-last")
      : say("botanicus-board-ask-before", { column: view.column });
  if (view.step === "neutral") return say("botanicus-board-ask-neutral", { column: view.column });
  if (view.step === "keep")
    return say("botanicus-board-ask-keep", { count: Math.max(1, choosing.keeps) });
  if (view.step === "start")
    return say("botanicus-board-ask-start", { nth: view.round > 1 ? "second" : "first" });
  return say(`botanicus-board-ask-${view.step}`);
}

/** Where the action at hand comes from, in words. */
export function causeTold(view: View, log: Said[]): string {
  const cause = causeAsked(view, log);
  if (!cause) return "";
  if (cause.kind === "track")
    return say("botanicus-board-cause-track", { track: trackName(cause.track) });
  if (cause.kind === "space")
    return say("botanicus-board-cause-space", { space: spaceName(cause.space) });
  return say(`botanicus-board-cause-${cause.kind}`);
}

const LAST_COLUMN = 8;

const tileOf = ({ players, you }: View, name: string | null) =>
  players.find(({ seat }) => seat === you)?.tiles.find(({ tile }) => tile === name);

/** What speaks against the tiles as they are laid, once none is in hand. */
export function warningOf(view: View, choosing: Choosing): string {
  const me = view.players.find(({ seat }) => seat === view.you);
  if (!me || choosing.tile) return "";
  const rows = tooShort(me, choosing.rows);
  return rows.length
    ? say("botanicus-board-warn-short", { count: rows.length, rows: listed(rows.map(String)) })
    : "";
}

/** What may be done now, and what else. */
export function hintOf(view: View, choosing: Choosing): string {
  const has = (kind: string) => choosing.options.some(({ shows }) => shows.kind === kind);
  switch (view.step) {
    case "assign": {
      const { plants = [], points = 0 } = tileOf(view, choosing.tile) ?? {};
      if (!plants.length) return say("botanicus-board-hint-assign");
      return capital(
        say("botanicus-board-hint-tile", { plants: listed(plants.map(levelName)), points }),
      );
    }
    case "before": {
      const may = has("walk") ? (has("sell") ? "both" : "walk") : has("sell") ? "card" : "none";
      const before = say("botanicus-board-hint-before", { may });
      if (view.round > 2) return `${say("botanicus-board-hint-last")} ${before}`;
      if (view.round < 2 || view.column < LAST_COLUMN) return before;
      return `${say("botanicus-board-hint-last-flower")} ${before}`;
    }
    case "neutral":
      return say("botanicus-board-hint-neutral");
    case "order":
      return say("botanicus-board-hint-order");
    case "do":
      return say(`botanicus-board-hint-${kindOf(view.doing ?? "")}`);
    case "keep":
      return say("botanicus-board-hint-keep");
    case "start":
      return say("botanicus-board-hint-start");
    case "free":
      return say("botanicus-board-hint-free");
    default:
      return "";
  }
}

/** What is still to come in this turn, in words. */
export function waitingOf(view: View): string {
  // Those that may come first are offered as buttons.
  const sets = view.step === "order" ? view.waiting.slice(0, -1) : view.waiting;
  const all = sets.toReversed().flat();
  return all.length ? say("botanicus-board-waiting", { does: listed(all.map(doesName)) }) : "";
}

/** What kind of action it is: to plant, to water, to move, or a track's. */
export function kindOf(doing: Does): "plant" | "water" | "move" | "track" {
  const word = doing.split(" ")[0]!;
  return word === "plant" || word === "water" || word === "move" ? word : "track";
}

/** Whether the table is still being set up. */
export const settingUp = ({ step, round, column, columns }: View): boolean =>
  ["assign", "deal", "keep", "start"].includes(step) &&
  round === 1 &&
  column === 1 &&
  columns[0]!.spaces.every(({ flowers }) => !flowers.length);

/** Who plays in which order, and why. */
export function orderOf(
  view: View,
  nameOf: (seat: number) => string,
): { who: string; why: string } {
  const left = view.order.slice(view.index);
  if (!left.length || view.turn === "over" || settingUp(view)) return { who: "", why: "" };
  const names = left.map((seat) => (seat === view.you ? say("botanicus-board-you") : nameOf(seat)));
  const where = view.round > 2 ? "last" : view.column === 1 ? "start" : "column";
  const now = left[0] === view.you ? "you" : "other";
  return {
    who: say("botanicus-board-order", {
      now,
      name: names[0]!,
      then: listed(names.slice(1)) || "none",
    }),
    why: say("botanicus-board-order-why", { where, column: view.column - 1 }),
  };
}
