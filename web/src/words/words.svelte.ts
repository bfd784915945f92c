import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "../settings.svelte";

const files = import.meta.glob<string>("../../../src/parterre/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundleOf(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/words/${lang}/`)) bundle.addResource(new FluentResource(text));
  return bundle;
}

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

/** Something in a sentence that is drawn, not written. */
export interface Thing {
  kind: string;
  key: string;
}
export type Piece = string | Thing;

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A value that stays recognisable inside a formatted sentence. */
export function thing(kind: string, key: string): string {
  return `${OPEN}${kind}:${key}${CLOSE}`;
}

/** The sentence cut into text and the things marked in it. */
export function pieces(id: string, values: Values = {}): Piece[] {
  return say(id, values)
    .split(OPEN)
    .flatMap((part, index): Piece[] => {
      if (index === 0) return part ? [part] : [];
      const [mark = "", rest = ""] = part.split(CLOSE);
      const [kind = "", key = ""] = mark.split(":");
      return rest ? [{ kind, key }, rest] : [{ kind, key }];
    });
}
