import { GAMES } from "../src/games";
import { languages } from "../src/words/languages";
import { hear } from "../src/words/words.svelte";

/** All words in every language, as if all of them had been wanted before. */
export async function everythingHeard(): Promise<void> {
  for (const lang of languages.keys())
    for (const part of ["", ...Object.keys(GAMES)]) await hear(part, lang);
}
