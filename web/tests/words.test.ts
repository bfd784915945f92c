import { readdirSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

// The settings ask the window for its light; there is none here.
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("navigator", { language: "fr" });

const { settings } = await import("../src/settings.svelte");
const { has, inRow, say } = await import("../src/words/words.svelte");
const { languages, liked, order, SOURCE } = await import("../src/words/languages");
const { everythingHeard } = await import("./heard");
await everythingHeard();

const WORDS = "../src/parterre/words";
const OTHERS = [...languages.keys()].filter((lang) => lang !== SOURCE);
// What the commands say is in a file that no browser fetches.
const FILES = readdirSync(`${WORDS}/${SOURCE}`).filter((file) => /(?<!^cli)\.ftl$/.test(file));

function idsOf(lang: string, file: string): string[] {
  return [...readFileSync(`${WORDS}/${lang}/${file}`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
    ([, id]) => id!,
  );
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

it.each(FILES)("%s says the same things in every language", (file) => {
  // Short names belong to one language each: only long names need them.
  const plain = (lang: string) =>
    idsOf(lang, file).filter((id) => !id.startsWith("arboretum-board-short-"));
  for (const lang of OTHERS) expect(plain(lang).sort()).toEqual(plain(SOURCE).sort());
});

it("has a language for every folder of the words", () => {
  const folders = readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("__"))
    .map(({ name }) => name);
  expect([...languages.keys()].sort()).toEqual(folders.sort());
  expect([...languages.keys()][0]).toBe(SOURCE);
});

it.each([
  [["fr-CA", "en"], "fr"],
  [["FR"], "fr"],
  [["zz", "en-GB", "fr"], "en"],
  [["zz"], SOURCE],
  [[], SOURCE],
])("reads to who likes %j in %s", (wanted, lang) => {
  expect(liked(wanted)).toBe(lang);
});

it("looks for words in the language, then in the source", () => {
  expect(order(SOURCE)).toEqual([SOURCE]);
  for (const lang of OTHERS) expect(order(lang)).toEqual([lang, SOURCE]);
  settings.lang = "fr";
  expect([has("site-name"), has("site-no-such-message")]).toEqual([true, false]);
  expect(say("site-no-such-message")).toBe("site-no-such-message");
  expect([inRow([]), inRow(["a"]), inRow(["a", "b", "c"])]).toEqual(["", "a", "a, b, c"]);
});

it("has every word that the client says", () => {
  const files = FILES.map((file) => file.replace(".ftl", ""));
  // By file or by the first part of its name; what goes on with a value begins like a message.
  const starts = [...new Set(files.flatMap((file) => [file, file.split("-")[0]!]))].join("|");
  const literal = new RegExp(`\\bsay\\([^;]*?["\`]((?:${starts})-[\\w-]*)(\\$\\{)?`, "g");
  const said = sources("src").flatMap((text) => [...text.matchAll(literal)]);
  const known = [...languages.keys()].map((lang) =>
    files.flatMap((file) => idsOf(lang, `${file}.ftl`)),
  );
  const isKnown = (ids: string[], id: string, open: boolean) =>
    open ? ids.some((each) => each.startsWith(id)) : ids.includes(id);
  expect(said.length).toBeGreaterThan(700);
  expect(
    said
      .filter(([, id, open]) => !known.every((ids) => isKnown(ids, id!, !!open)))
      .map(([, id]) => id),
  ).toEqual([]);
});

it("lets no line of French end before a mark", () => {
  settings.lang = "fr";
  const ids = FILES.flatMap((file) => idsOf("fr", file));
  const said = ids.map((id) => say(id));
  expect(said.filter((text) => text.includes("\u00a0;")).length).toBeGreaterThan(10);
  expect(said.filter((text) => /\S [;:!?»%]|« /.test(text))).toEqual([]);
});

it("leaves to the messages every mark between words: some languages have others", () => {
  const byHand = /\{say\([^\n]*\)\}[:;!?,]|`[^`]*\$\{[^}]*\}[:;!?,] [^`]*`|\)\}, \{|join\(", "\)/;
  const lines = sources("src").flatMap((text) => text.split("\n"));
  expect(lines.filter((line) => byHand.test(line) && !/--|translate/.test(line))).toEqual([]);
});
