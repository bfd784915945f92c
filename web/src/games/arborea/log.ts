import type { Told } from "../../table/log";
import type { Said, WordsOf } from "../../wire";
import { has, say, thing } from "../../words/words.svelte";
import { spelled } from "./asked";
import { cardName } from "./names";

const WHOLE = "arborea-feronia-";

/** What the log of Arborea draws: cards; trails, sages and symbols are said in words. */
export const told: Told = {
  opens: ["arborea-log-place", "arborea-log-advance"],
  // What lies open from the first turn on, and what the next line says anyway.
  silent: [
    "arborea-log-section",
    "arborea-log-season",
    "arborea-log-tile",
    "arborea-then-turn",
    "arborea-then-home",
  ],
  whole: (id) => id.startsWith(WHOLE),
  values(values) {
    const words = spelled(values);
    for (const name of ["card", "component"]) {
      const key = String(values[name] ?? "");
      if (/^[RYBP]\d\d$/.test(key)) words[name] = thing("card", key, cardName(key));
    }
    return words;
  },
};

/** What Feronia did since somebody else last answered, step by step. */
export function herTurn(log: Said[]): string[] {
  const messages: WordsOf[] = [];
  for (const entry of log.toReversed()) {
    const words = entry.words;
    const after = [...(words?.then ?? [])];
    if (words && entry.seat === null) after.unshift({ id: words.id, values: words.values });
    messages.unshift(...after);
    if (entry.seat !== null) break;
  }
  const begins = messages.findLastIndex(({ id }) => id === `${WHOLE}turn`);
  const hers =
    begins < 0 ? messages.filter(({ id }) => id.startsWith(WHOLE)) : messages.slice(begins + 1);
  return hers
    .filter(({ id }) => has(id) && id !== "arborea-then-turn")
    .map(({ id, values }) => say(id, spelled(values ?? {})));
}
