import { inRow, say } from "../words/words.svelte";

/** Names in a row, as a sentence lists them. */
export function listed(names: string[], joined = "board-story-and"): string {
  if (names.length < 2) return names[0] ?? "";
  return say(joined, {
    first: inRow(names.slice(0, -1)),
    last: names.at(-1)!,
  });
}

/** What something is, and after a colon what is to be said of it. */
export const headed = (head: string, rest: string): string => say("board-headed", { head, rest });

/** A sentence with its first letter large, also where it begins with something that is drawn. */
export const capital = (text: string): string =>
  text.replace(
    /^(\uE000[^:]*:[^:]*:)?(.)/u,
    (_, mark: string | undefined, first: string) => `${mark ?? ""}${first.toUpperCase()}`,
  );
