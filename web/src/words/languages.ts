/** The languages there are: a folder of the words for each, with what is particular to it. */
export interface Language {
  /** What it calls itself. */
  name: string;
  /** Whether it is the one that everything is written in first. */
  source?: boolean;
  /** The marks before and after which there is a space at which no line ends. */
  unbroken?: { before?: string; after?: string };
  /** The functions that put a word before a name, by how the name begins. */
  prefixes?: Record<string, [start: string, word: string][]>;
}

/** The tag of a language, which is the name of its folder. */
export type Lang = string;

const files = import.meta.glob<Language>("../../../src/parterre/words/*/language.json", {
  import: "default",
  eager: true,
});

/** The folder that a file of the words lies in. */
export const langOf = (path: string): Lang => path.split("/").at(-2)!;

/** Each with what is particular to it, the source language first. */
export const languages: ReadonlyMap<Lang, Language> = new Map(
  Object.entries(files)
    .map(([path, own]): [Lang, Language] => [langOf(path), own])
    .sort(([, one], [, other]) => Number(other.source ?? false) - Number(one.source ?? false)),
);

export const [SOURCE] = languages.keys() as Iterable<Lang> as [Lang];

/** Where something is looked for: in a language itself, then in the source language. */
export const order = (lang: Lang): Lang[] => [...new Set([lang, SOURCE])];

/** Of the languages there are the one that a reader likes best. */
export function liked(wanted: readonly string[]): Lang {
  const spoken = [...languages.keys()];
  for (const tag of wanted.map((each) => each.toLowerCase())) {
    const found =
      spoken.find((lang) => lang.toLowerCase() === tag) ??
      spoken.find((lang) => lang.toLowerCase() === tag.split("-")[0]);
    if (found) return found;
  }
  return SOURCE;
}

const escaped = (marks: string): string => marks.replace(/[\\\]^-]/g, "\\$&");

/** A text in which no line ends before or after the marks that a language keeps a space at. */
export function unbroken(text: string, { unbroken: held = {} }: Language): string {
  const { before, after } = held;
  const begun = before ? text.replace(RegExp(` (?=[${escaped(before)}])`, "g"), "\u00a0") : text;
  return after ? begun.replace(RegExp(`([${escaped(after)}]) `, "g"), "$1\u00a0") : begun;
}

/** The word that goes before a name. */
export function before(name: string, ways: [start: string, word: string][]): string {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return ways.find(([start]) => RegExp(`^(?:${start})`).test(bare))?.[1] ?? "";
}
