import type { Told } from "../../table/log";
import { capital } from "../../table/sentences";
import type { Said, WordsOf } from "../../wire";
import { has, say, thing } from "../../words/words.svelte";
import { spelled } from "./asked";
import { cardName } from "./names";
import type { Renamed } from "./view";

const HERS = "arborea-feronia-";

/** What the log of Arborea draws: cards; the rest is said in words, those of a corrected box. */
export const toldIn = (renamed: Renamed): Told => ({
  opens: ["arborea-log-place", "arborea-log-advance", `${HERS}turn`],
  // What lies open from the first turn on, and what the next line says anyway.
  silent: [
    "arborea-log-section",
    "arborea-log-season",
    "arborea-log-tile",
    "arborea-then-turn",
    "arborea-then-home",
  ],
  values(values) {
    const words = spelled(values, renamed);
    for (const name of ["card", "component"]) {
      const key = String(values[name] ?? "");
      if (/^[RYBP]\d\d$/.test(key)) words[name] = thing("card", key, cardName(key));
    }
    return words;
  },
});

/** What Feronia did in her last turn, step by step. */
export function herTurn(log: Said[], renamed: Renamed): string[] {
  const messages = log.flatMap(({ seat, words }): WordsOf[] => [
    ...(words && seat === null ? [{ id: words.id, values: words.values }] : []),
    ...(words?.then ?? []),
  ]);
  const begins = messages.findLastIndex(({ id }) => id === `${HERS}turn`);
  if (begins < 0) return [];
  const after = messages.slice(begins + 1);
  const ends = after.findIndex(({ id }) => id === "arborea-then-turn");
  return after
    .slice(0, ends < 0 ? after.length : ends)
    .filter(({ id }) => has(id) && id !== "arborea-log-top")
    .map(({ id, values }) => capital(say(id, spelled(values ?? {}, renamed))));
}
