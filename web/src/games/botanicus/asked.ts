import { listed } from "../../table/sentences";
import type { Said } from "../../wire";
import { say } from "../../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { doesName, levelName, spaceName, trackName } from "./names";
import type { Does, View } from "./view";
import { causeOf, counted } from "./words";

/** The question when it is the reader's. */
export function questionOf(view: View, choosing: Choosing, log: Said[]): string {
  const last = view.round > 2;
  if (view.step === "do" && view.doing) {
    const [word, ...rest] = view.doing.split(" ");
    if (word === "plant")
      return say("plot-ask-plant", {
        level: levelName(rest[0]!),
        ...counted(log, view.you, "plant", rest.length),
      });
    if (word === "water")
      return say("plot-ask-water", counted(log, view.you, "water", Number(rest[0])));
    if (word === "move") return say("plot-ask-move", { count: Number(rest[0]) });
    return say("plot-ask-track", { track: trackName(word!), count: Number(rest[0]) });
  }
  if (view.step === "before")
    return last ? say("plot-ask-last") : say("plot-ask-before", { column: view.column });
  if (view.step === "neutral") return say("plot-ask-neutral", { column: view.column });
  if (view.step === "keep") return say("plot-ask-keep", { count: Math.max(1, choosing.keeps) });
  if (view.step === "start")
    return say("plot-ask-start", { nth: view.round > 1 ? "second" : "first" });
  return say(`plot-ask-${view.step}`);
}

/** Where the action at hand comes from, in words. */
export function causeTold(view: View, log: Said[]): string {
  const cause = view.step === "do" ? causeOf(view, log) : null;
  if (!cause) return "";
  if (cause.kind === "track") return say("plot-cause-track", { track: trackName(cause.track) });
  if (cause.kind === "space") return say("plot-cause-space", { space: spaceName(cause.space) });
  return say(`plot-cause-${cause.kind}`);
}

const LAST_COLUMN = 8;

/** What may be done now, and what else. */
export function hintOf(view: View, choosing: Choosing): string {
  const has = (kind: string) => choosing.options.some(({ shows }) => shows.kind === kind);
  switch (view.step) {
    case "assign":
      return say("plot-hint-assign");
    case "before": {
      const may = has("walk") ? (has("sell") ? "both" : "walk") : has("sell") ? "card" : "none";
      const before = say("plot-hint-before", { may });
      if (view.round > 2) return `${say("plot-hint-last")} ${before}`;
      if (view.round < 2 || view.column < LAST_COLUMN) return before;
      return `${say("plot-hint-last-flower")} ${before}`;
    }
    case "neutral":
      return say("plot-hint-neutral");
    case "order":
      return say("plot-hint-order");
    case "do":
      return say(`plot-hint-${kindOf(view.doing ?? "")}`);
    case "keep":
      return say("plot-hint-keep");
    case "start":
      return say("plot-hint-start");
    case "free":
      return say("plot-hint-free");
    default:
      return "";
  }
}

/** What is still to come in this turn, in words. */
export function waitingOf(view: View): string {
  // Those that may come first are offered as buttons.
  const sets = view.step === "order" ? view.waiting.slice(0, -1) : view.waiting;
  const all = sets.toReversed().flat();
  return all.length ? say("plot-waiting", { does: listed(all.map(doesName)) }) : "";
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
  const names = left.map((seat) => (seat === view.you ? say("plot-you") : nameOf(seat)));
  const where = view.round > 2 ? "last" : view.column === 1 ? "start" : "column";
  const now = left[0] === view.you ? "you" : "other";
  return {
    who: say("plot-order", { now, name: names[0]!, then: listed(names.slice(1)) || "none" }),
    why: say("plot-order-why", { where, column: view.column - 1 }),
  };
}
