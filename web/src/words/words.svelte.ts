import {
  FluentBundle,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from "@fluent/bundle";
import { GAMES } from "../games";
import { settings } from "../settings.svelte";
import { before, langOf, languages, order, SOURCE, unbroken, type Lang } from "./languages";

// What only the commands say, or the server's page for programs, is not fetched by anybody.
const files = import.meta.glob<string>(
  [
    "../../../src/parterre/words/*/*.ftl",
    "!../../../src/parterre/words/*/cli.ftl",
    "!../../../src/parterre/words/*/api.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** A part of the words is what all pages say (without a name), or what one game says. */
type Part = string;
const SITE: Part = "";

/** The part that a file or a message belongs to, by how its name begins. */
const partOf = (name: string): Part =>
  Object.keys(GAMES).find((game) => name.startsWith(`${game}-`) || name === `${game}.ftl`) ?? SITE;

function emptyBundle(lang: Lang): FluentBundle {
  const functions = Object.entries(languages.get(lang)!.prefixes ?? {}).map(([name, ways]) => [
    name,
    ([value]: unknown[]) => before(textOf(String(value)), ways) + String(value),
  ]);
  // Numbers and plurals are those of the first of these that the browser knows.
  return new FluentBundle(order(lang), {
    useIsolating: false,
    functions: Object.fromEntries(functions) as Record<string, FluentFunction>,
  });
}

/** What has come of one language. */
class Words {
  /** The parts that are here. */
  parts = $state.raw<ReadonlySet<Part>>(new Set());
  readonly bundle: FluentBundle;
  #asked = new Map<Part, Promise<void>>();

  constructor(readonly lang: Lang) {
    this.bundle = emptyBundle(lang);
  }

  fetch(part: Part): Promise<void> {
    const asked = this.#asked.get(part) ?? this.#fetch(part);
    this.#asked.set(part, asked);
    return asked.catch((reason: unknown) => {
      this.#asked.delete(part);
      throw reason;
    });
  }

  async #fetch(part: Part): Promise<void> {
    const own = Object.entries(files).filter(
      ([path]) => langOf(path) === this.lang && partOf(path.split("/").at(-1)!) === part,
    );
    const texts = await Promise.all(own.map(([, read]) => read()));
    for (const text of texts)
      this.bundle.addResource(new FluentResource(unbroken(text, languages.get(this.lang)!)));
    this.parts = new Set([...this.parts, part]);
  }
}

const MARKED = /^\uE000([^:]*):([^:]*):([^\uE001]*)\uE001$/;

const all = new Map([...languages.keys()].map((lang) => [lang, new Words(lang)]));
/** The parts that were ever wanted: another language brings them along. */
const heard = new Set<Part>();
/** The language that was heard last, which stays until the one that is liked is here. */
let last = $state<Lang>(SOURCE);

/** Fetches a part of the words in the reader's language: what all pages say, or a game. */
export async function hear(part: Part = SITE, lang: Lang = settings.lang): Promise<void> {
  heard.add(part);
  await Promise.all([...heard].map((each) => all.get(lang)!.fetch(each)));
  if (lang === settings.lang) last = lang;
}

/** The language that is spoken now. */
export function spoken(): Lang {
  const here = all.get(settings.lang)?.parts;
  return [...heard].every((part) => here?.has(part)) ? settings.lang : last;
}

export type Values = Record<string, FluentVariable>;

/** The words that have a message: the reader's, or else those of the source language. */
const wordsWith = (id: string): FluentBundle | undefined =>
  order(spoken())
    .map((lang) => all.get(lang)!)
    .find(({ parts, bundle }) => parts.size && bundle.getMessage(id)?.value)?.bundle;

export const has = (id: string): boolean => wordsWith(id) !== undefined;

/** Asks for the source language where the reader's has no words for something. */
function missed(id: string): void {
  const [part, source] = [partOf(id), all.get(SOURCE)!];
  if (all.get(spoken())!.parts.has(part) && !source.parts.has(part))
    void source.fetch(part).catch(() => undefined);
}

/** The message in the reader's language; the id itself where there are no words for it. */
export function say(id: string, values: Values = {}): string {
  const words = wordsWith(id);
  if (!words) missed(id);
  return words?.formatPattern(words.getMessage(id)!.value!, values, []) ?? id;
}

/** Things in a row, with what the reader's language puts between them. */
export const inRow = (parts: string[]): string =>
  parts.length ? parts.reduce((row, next) => say("list-next", { row, next })) : "";

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
