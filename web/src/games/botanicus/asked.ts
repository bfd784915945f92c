import { listed } from "../../table/sentences";
import type { Said } from "../../wire";
import { say } from "../../words/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { doesName, trackName } from "./names";
import type { View } from "./view";
import { counted } from "./words";

/** The question when it is the reader's. */
export function questionOf(view: View, choosing: Choosing, log: Said[]): string {
  const last = view.round > 2;
  if (view.step === "do" && view.doing) {
    const [word, ...rest] = view.doing.split(" ");
    if (word === "plant")
      return say("plot-ask-plant", {
        level: rest[0]!,
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

/** Why it is asked, or what else may be done now. */
export function hintOf(view: View, choosing: Choosing): string {
  const has = (kind: string) => choosing.options.some(({ shows }) => shows.kind === kind);
  switch (view.step) {
    case "assign":
      return say("plot-hint-assign");
    case "before":
      return say("plot-hint-before", {
        may: has("walk") ? (has("sell") ? "both" : "walk") : has("sell") ? "card" : "none",
      });
    case "neutral":
      return say("plot-hint-neutral");
    case "order":
      return say("plot-hint-order");
    case "do":
      return view.doing?.startsWith("purse") ||
        view.doing?.startsWith("wheelbarrow") ||
        view.doing?.startsWith("shovel")
        ? say("plot-hint-track")
        : "";
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

/** Who plays in which order, and why. */
export function orderOf(view: View, called: (seat: number) => string): string {
  const left = view.order.slice(view.index);
  if (!left.length || view.turn === "over") return "";
  const names = left.map(called);
  const where = view.round > 2 ? "last" : view.column === 1 ? "start" : "column";
  const now = left[0] === view.you ? "you" : "other";
  return say("plot-order", {
    where,
    now,
    name: names[0]!,
    column: view.column - 1,
    then: listed(names.slice(1)) || "none",
  });
}
