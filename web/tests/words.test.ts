import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";

// The settings ask the window for its light; there is none here.
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("navigator", { language: "fr" });

const { settings } = await import("../src/settings.svelte");
const { say } = await import("../src/words/words.svelte");

const WORDS = "../src/parterre/words";

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang);
  for (const file of readdirSync(`${WORDS}/${lang}`))
    made.addResource(new FluentResource(readFileSync(`${WORDS}/${lang}/${file}`, "utf8")));
  return made;
}

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

it.each(["site.ftl", "board.ftl", "arboretum-board.ftl", "topiary-board.ftl"])(
  "%s says the same things in both languages",
  (file) => {
    // Short names belong to one language each: only long names need them.
    const plain = (lang: string) =>
      idsOf(lang, file).filter((id) => !id.startsWith("board-short-"));
    expect(plain("fr").sort()).toEqual(plain("en").sort());
  },
);

it("has every word that the client says", () => {
  const [en, fr] = [bundle("en"), bundle("fr")];
  const said = sources("src").flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*(?:"\w*", )?"((?:site|board|lawn)-[\w-]+)"/g)].map(
      ([, id]) => id!,
    ),
  );
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter((id) => !en.hasMessage(id) || !fr.hasMessage(id))).toEqual([]);
});

it("lets no line of French end before a mark", () => {
  settings.lang = "fr";
  const ids = readdirSync(`${WORDS}/fr`).flatMap((file) => idsOf("fr", file));
  const said = ids.map((id) => say(id));
  expect(said.filter((text) => text.includes("\u00a0;")).length).toBeGreaterThan(10);
  expect(said.filter((text) => /\S [;:!?»%]|« /.test(text))).toEqual([]);
});

it("leaves to the messages every mark before which French has a space", () => {
  const byHand = /\{say\([^\n]*\)\}[:;!?]|`[^`]*\$\{[^}]*\}[:;!?] [^`]*`/;
  const lines = sources("src").flatMap((text) => text.split("\n"));
  expect(lines.filter((line) => byHand.test(line) && !/--|translate/.test(line))).toEqual([]);
});
