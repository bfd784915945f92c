import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "../settings.svelte";
import { de } from "./elision";

const files = import.meta.glob<string>("../../../src/parterre/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** French puts a space before some marks, and after an opening quote: no line ends there. */
function unbroken(text: string): string {
  return text.replace(/ (?=[;:!?»%])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

function bundleOf(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, {
    useIsolating: false,
    // DE($name): a name after “de”, elided where French elides it.
    functions: { DE: ([name]) => de(textOf(String(name))) + String(name) },
  });
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/words/${lang}/`))
      bundle.addResource(new FluentResource(lang === "fr" ? unbroken(text) : text));
  return bundle;
}

const MARKED = /^\uE000([^:]*):([^:]*):([^\uE001]*)\uE001$/;

const bundles: Record<Lang, FluentBundle> = { en: bundleOf("en"), fr: bundleOf("fr") };

export type Values = Record<string, FluentVariable>;

export function has(id: string): boolean {
  return bundles[settings.lang].hasMessage(id);
}

/** The message in the reader's language; English, then the id itself, when it is missing. */
export function say(id: string, values: Values = {}): string {
  for (const bundle of [bundles[settings.lang], bundles.en]) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  return id;
}

/** Something in a sentence that is drawn, not only written. */
export interface Thing {
  kind: string;
  key: string;
  text: string;
}
export type Piece = string | Thing;

/** A value that stays recognisable inside a formatted sentence. */
export function thing(kind: string, key: string, text: string): string {
  return `\uE000${kind}:${key}:${text}\uE001`;
}

/** A sentence cut into text and the things marked in it. */
export function pieces(sentence: string): Piece[] {
  return sentence.split(/(\uE000[^\uE001]*\uE001)/).flatMap((part): Piece[] => {
    const [, kind, key, text] = part.match(MARKED) ?? [];
    if (kind !== undefined) return [{ kind, key: key!, text: text! }];
    return part ? [part] : [];
  });
}

/** A sentence as it is read out. */
export function textOf(sentence: string): string {
  return pieces(sentence)
    .map((piece) => (typeof piece === "string" ? piece : piece.text))
    .join("");
}
