import { expect, it, vi } from "vitest";
import type { Element } from "../src/made/core";

// The settings ask the window for its light; there is none here.
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("navigator", { language: "en" });

const { counts, sections, shown } = await import("../src/site/known");
const { everythingHeard } = await import("./heard");
await everythingHeard();

const element = (id: string, known: string): Element => ({
  id,
  what: id,
  value: "",
  known,
  source: "",
});

it("gathers elements by the first part of their ids, in the order of the box", () => {
  const box = ["cards", "species.K", "beds.a.b", "species.A"].map((id) => element(id, "public"));
  expect(sections(box).map(({ name, elements }) => [name, elements.map(({ id }) => id)])).toEqual([
    ["", ["cards"]],
    ["species", ["species.K", "species.A"]],
    ["beds", ["beds.a.b"]],
  ]);
});

it("counts each way of knowing that occurs, the surest first", () => {
  const box = ["corrected", "inferred", "rulebook", "inferred"].map((known, n) =>
    element(`${n}`, known),
  );
  expect(counts(box)).toEqual([
    { way: "rulebook", count: 1 },
    { way: "inferred", count: 2 },
    { way: "corrected", count: 1 },
  ]);
});

it("writes any value of a box as text", () => {
  expect([null, "", 0, false, [1, [2]], { a: 1, b: { c: 2 } }].map(shown)).toEqual([
    "–",
    "–",
    "0",
    "false",
    "1, 2",
    "a: 1 · b: c: 2",
  ]);
});
