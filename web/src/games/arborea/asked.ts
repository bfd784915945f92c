import { settings } from "../../settings.svelte";
import { figure, signed } from "../../table/figures";
import type { Words } from "../../made/core";
import { capital } from "../../table/sentences";
import { has, say, type Values } from "../../words/words.svelte";
import { areaName, cardName, symbolName, trackName, trailName } from "./names";
import { PHASES, type Renamed, type View } from "./view";

const NAMED = new Set(["creature", "biome", "left", "right"]);

/** The values of a message as a person reads them: trails, areas, cards and symbols in words. */
export function spelled(values: NonNullable<Words["values"]>, renamed?: Renamed): Values {
  const told = Object.entries(values).map(([name, value]): [string, string | number] => {
    const word = String(value);
    if (name === "trail") return [name, trailName(word, renamed)];
    if (name === "area") return [name, areaName(word, renamed)];
    if (name === "symbol") return [name, symbolName(word, renamed)];
    // The messages know the printed names; another one stands in for its code.
    if (NAMED.has(name)) return [name, renamed?.[word]?.[settings.lang] ?? value];
    if (name === "card") return [name, cardName(word)];
    if (name === "component" && /^[RYBP]\d\d$/.test(word)) return [name, cardName(word)];
    if (name === "change" && typeof value === "number") return [name, signed(value)];
    if (name === "stands" && typeof value === "number") return [name, figure(value)];
    return [name, value];
  });
  return Object.fromEntries(told);
}

/** The question when it is the reader's, as the engine asks it, with what it comes from. */
export function questionOf(view: View): string {
  const said = (words: Words | null) =>
    words && has(words.id) ? say(words.id, spelled(words.values ?? {}, view.renamed)) : "";
  const [question, cause] = [said(view.question), said(view.cause)];
  return cause
    ? say("arborea-board-asked", { cause: capital(cause), question: small(question) })
    : capital(question);
}
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

// What is seen anyway, or says no more than that it goes on.
const PLAIN = new Set([
  "arborea-then-turn",
  "arborea-then-home",
  "arborea-then-lost",
  "arborea-then-no-slot",
  "arborea-feronia-turn",
]);

/** What would follow from a choice, in words. */
export const thenTold = (then: Words[], renamed?: Renamed): string[] =>
  then
    .filter(({ id }) => !PLAIN.has(id) && has(id))
    .map(({ id, values }) => say(id, spelled(values ?? {}, renamed)));

/** Why it is asked, or what else may be done now. */
export function hintOf(view: View, called: (seat: number) => string, crossings: boolean): string {
  const { step, asked } = view;
  if (step === "exit" && asked)
    return say("arborea-board-hint-exit", {
      mover: view.active === view.you ? "you" : view.feronia && view.active === 2 ? "her" : "other",
      name: called(view.active),
      track: trackName(asked.track),
      walked: asked.walked,
      reach: Math.min(asked.walked, 5),
    });
  if (step === "creatures" && !crossings) return say("arborea-board-hint-no-crossing");
  if (step === "pilgrimage" || step === "complete" || step === "lay" || step === "creatures")
    return say(`arborea-board-hint-${step}`);
  if (step === "activate" || step === "start" || step === "forced" || step === "again")
    return say(`arborea-board-hint-${step}`);
  return "";
}

/** Which of the five parts of a turn is due; the starting placement is none of them. */
export function stepOf(view: View): number | null {
  if (view.active !== view.you || !view.phase || view.phase === "start") return null;
  return PHASES.indexOf(view.phase);
}
export const stepNames = (): string[] => PHASES.map((step) => say(`arborea-board-step-${step}`));

/** How many turns a seat still has, once the sun has reached its end. */
export function turnsOf(view: View, seat: number): number | null {
  if (view.turns_left === null) return null;
  const seats = view.players.length + (view.feronia ? 1 : 0);
  return Array.from({ length: view.turns_left }, (_, at) => (view.active - 1 + at) % seats).filter(
    (other) => other === seat - 1,
  ).length;
}

// So near its end the sun is spoken of.
const NEAR = 3;

/** That the end is near, before it comes. */
export function endTold(view: View): string {
  if (view.result) return "";
  const left = view.sun.last - view.sun.at;
  if (view.turns_left === null)
    return left <= NEAR ? say("arborea-board-end-near", { count: left }) : "";
  if (!view.you) return say("arborea-board-turns-left", { count: view.turns_left });
  return say("arborea-board-end-turns", { count: turnsOf(view, view.you)! });
}
