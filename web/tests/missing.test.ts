import { expect, it, vi } from "vitest";

// The settings ask the window for its light; there is none here.
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("navigator", { language: "en" });
// A language of which nobody has translated anything yet.
vi.mock("../src/words/languages", async (original) => {
  const languages = await original<typeof import("../src/words/languages")>();
  return { ...languages, languages: new Map([...languages.languages, ["zz", { name: "Zz" }]]) };
});

const { settings } = await import("../src/settings.svelte");
const { hear, say, spoken } = await import("../src/words/words.svelte");

it("stays in the language that is here until another one has come", async () => {
  await hear();
  settings.lang = "fr";
  expect([spoken(), say("site-rules")]).toEqual(["en", "Rules"]);
  await hear();
  expect([spoken(), say("site-rules")]).toEqual(["fr", "Règles"]);
});

it("fetches the words of a game when they are wanted, and brings them along", async () => {
  settings.lang = "en";
  expect(say("topiary-series-S")).toBe("topiary-series-S");
  await hear("topiary");
  expect(say("topiary-series-S")).toBe("Swan");
  settings.lang = "fr";
  await hear();
  expect(say("topiary-series-S")).toBe("Cygne");
});

it("asks for the source language where a language has no words", async () => {
  settings.lang = "zz";
  await hear("arborea");
  expect(spoken()).toBe("zz");
  expect(say("arborea-title")).toBe("arborea-title");
  await vi.waitFor(() => expect(say("arborea-title")).toBe("Arborea"));
});
