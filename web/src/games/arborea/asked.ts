import { settings } from "../../settings.svelte";
import { figure, signed } from "../../table/figures";
import type { WordsOf } from "../../wire";
import { has, say, type Values } from "../../words/words.svelte";
import { areaName, cardName, symbolName, trackName, trailName, villagerName } from "./names";
import type { Renamed, View } from "./view";

const NAMED = new Set(["creature", "biome", "left", "right"]);

/** The values of a message as a person reads them: trails, areas, cards and symbols in words. */
export function spelled(values: NonNullable<WordsOf["values"]>, renamed?: Renamed): Values {
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

/** The question when it is the reader's, as the engine asks it. */
export function questionOf(view: View): string {
  const asked = view.question;
  return asked && has(asked.id) ? say(asked.id, spelled(asked.values ?? {}, view.renamed)) : "";
}

// What is seen anyway, or says no more than that it goes on.
const PLAIN = new Set(["arborea-then-turn", "arborea-then-home"]);

/** What would follow from a choice, in words. */
export const thenTold = (then: WordsOf[], renamed?: Renamed): string[] =>
  then
    .filter(({ id }) => !PLAIN.has(id) && has(id))
    .map(({ id, values }) => say(id, spelled(values ?? {}, renamed)));

/** Why it is asked, or what else may be done now. */
export function hintOf(view: View, called: (seat: number) => string): string {
  const { step, asked, walking } = view;
  if (step === "exit" && asked)
    return say("grove-hint-exit", {
      mover: view.active === view.you ? "you" : view.feronia && view.active === 2 ? "her" : "other",
      name: called(view.active),
      track: trackName(asked.track),
      walked: asked.walked,
      reach: Math.min(asked.walked, 5),
    });
  if (walking && walking.seat === view.you && !["pilgrimage", "activate"].includes(step))
    return say("grove-hint-walking", {
      villager: villagerName(walking.villager),
      trail: trailName(walking.trail, view.renamed),
    });
  if (step === "pilgrimage" || step === "complete" || step === "lay" || step === "creatures")
    return say(`grove-hint-${step}`);
  if (step === "activate" || step === "start" || step === "forced" || step === "again")
    return say(`grove-hint-${step}`);
  return "";
}

/** The five steps of a turn, and which is due. */
const STEPS: Record<string, number> = {
  rescue: 0,
  pilgrimage: 0,
  again: 0,
  activate: 1,
  card: 1,
  refresh: 1,
  convert: 1,
  invite: 1,
  give: 1,
  place: 1,
  advance: 1,
  reward: 1,
  complete: 2,
  exit: 3,
  forced: 3,
  lay: 4,
  creatures: 4,
};
export function stepOf(view: View): number | null {
  if (view.active !== view.you || view.step === "start" || view.step === "over") return null;
  if (view.walking) return 1;
  return STEPS[view.step] ?? null;
}
export const stepNames = (): string[] =>
  ["pilgrimage", "activate", "complete", "tracks", "build"].map((step) =>
    say(`grove-step-${step}`),
  );
