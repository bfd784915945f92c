import { settings } from "../../settings.svelte";
import { listed } from "../../table/sentences";
import { say } from "../../words/words.svelte";
import {
  deckOf,
  needed,
  type Face,
  type Lost,
  type Renamed,
  type SeasonTold,
  type Symbol,
  type Worth,
} from "./view";

const called = (id: string, code: string, renamed: Renamed = {}): string =>
  renamed[code]?.[settings.lang] ?? say(id);

/** An area, as a corrected box may call it otherwise. */
export const areaName = (area: string, renamed?: Renamed): string =>
  called(
    `arborea-board-area-${area.slice(0, 2)}-${area.endsWith("+") ? "above" : "below"}`,
    area,
    renamed,
  );
export const habitatName = (habitat: string, renamed?: Renamed): string =>
  called(`arborea-board-habitat-${habitat}`, habitat, renamed);
export const creatureName = (creature: string, renamed?: Renamed): string =>
  called(`arborea-board-creature-${creature}`, creature, renamed);
export const trackName = (track: string): string => say(`arborea-board-track-${track}`);
export const villagerName = (villager: string): string => say(`arborea-board-villager-${villager}`);
export const seasonName = (season: string): string => say(`arborea-board-season-${season}`);
export const trailName = (trail: string, renamed?: Renamed): string =>
  say("arborea-board-trail", {
    number: trail.slice(3),
    area: areaName(trail.slice(0, 3), renamed),
  });
export const cardName = (card: string): string =>
  say("arborea-board-card", { deck: deckOf(card), number: Number(card.slice(1)) });

/** What stands in the corner of a card: the letter of its colour and its number. */
export const cardMark = (card: string): string =>
  say("arborea-board-card-mark", { deck: deckOf(card), number: Number(card.slice(1)) });

/** A symbol in words. */
export function symbolName(symbol: Symbol, renamed?: Renamed): string {
  const [word, what] = symbol.split(":") as [string, string | undefined];
  if (/^[TMFGPWR]$/.test(symbol)) return habitatName(symbol, renamed);
  if (/^S[+-]\d+$/.test(symbol))
    return say("arborea-board-symbol-spirit", { change: signedOf(symbol) });
  if (symbol.startsWith("RP"))
    return say("arborea-board-symbol-points", { count: Number(symbol.slice(2)) });
  if (word === "ATT")
    return say("arborea-board-symbol-attract", {
      creature: creatureName(what!.toLowerCase(), renamed),
    });
  if (word === "SEASON") return seasonName(what!);
  if (word === "CONV")
    return say("arborea-board-symbol-convert", {
      left: habitatName(what!.charAt(0), renamed),
      right: habitatName(what!.charAt(2), renamed),
    });
  if (word === "GIFT" && what)
    return say("arborea-board-symbol-gift-to", { area: areaName(what, renamed) });
  return say(`arborea-board-symbol-${word}`);
}
const signedOf = (symbol: string) => symbol.slice(1).replace("-", "−");

export const symbolNames = (symbols: Symbol[], renamed?: Renamed): string =>
  listed(symbols.map((symbol) => symbolName(symbol, renamed)));

/** A card in words: what it needs and what it gives. */
export const cardTold = (face: Face, renamed?: Renamed): string =>
  say("arborea-board-card-label", {
    card: cardName(face.card),
    needs: listed(needed(face).map((biome) => habitatName(biome, renamed))),
    reward: face.reward.length ? symbolNames(face.reward, renamed) : "none",
  });

/** What would give nothing, and why, each reason once. */
export function lostTold(lost: Lost[], renamed?: Renamed): string[] {
  const reasons = new Map<string, string[]>();
  for (const { symbol, why } of lost) {
    const word = why === "train" ? `train-${symbol}` : why;
    reasons.set(word, [...(reasons.get(word) ?? []), symbolName(symbol, renamed)]);
  }
  return [...reasons].map(([why, names]) =>
    say("arborea-board-lost", {
      what: names.length > 1 ? `${names[0]} × ${names.length}` : names[0]!,
      why: say(`arborea-board-lost-${why}`),
    }),
  );
}

/** What a season tile counts, and what each gives. */
export const countsName = (counts: string, each: number): string =>
  say(`arborea-board-counts-${counts}`, { each });

/** How a season's points come about. */
export const seasonTold = (told: SeasonTold): string =>
  say("arborea-board-season-told", {
    number: told.number,
    each: told.each,
    base: told.base,
    multiplier: told.multiplier,
    most: told.number * told.each > told.base ? "yes" : "no",
  });

/** How a creature's points come about. */
export function worthTold(worth: Worth): string {
  const parts = [say("arborea-board-worth-habitats", { count: worth.habitats, each: worth.each })];
  if (worth.lines)
    parts.push(say("arborea-board-worth-lines", { count: worth.lines, each: worth.lines_each }));
  const sum = parts.join(" + ");
  return worth.water ? say("arborea-board-worth-water", { sum }) : sum;
}
