import { describe, expect, it, vi } from "vitest";
import type { View } from "../src/games/arborea/view";
import type { Update } from "../src/made/server";
import recorded from "./feronia-turn.json";

// The settings ask the window for its light; there is none here.
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("navigator", { language: "en" });

const { stepsShown } = await import("../src/games/arborea/replay");
const { freshIn, told, toldIn } = await import("../src/games/arborea/log");
const { entries, lines } = await import("../src/table/log");
const { everythingHeard } = await import("./heard");
await everythingHeard();

const before = recorded.before as unknown as Update;
const after = recorded.after as unknown as Update;
const drawn = (view: View) =>
  JSON.stringify([
    view.tracks.map(({ villagers }) => villagers.map(({ seat, position }) => [seat, position])),
    view.biomes.map(({ upper }) => upper),
    view.borderlands.columns.map(({ there }) => there),
  ]);

describe("Feronia’s turn", () => {
  const steps = stepsShown(after, before);
  const views = steps.map(({ view }) => view as View);

  it("is shown step by step: placing, each walk, the card, the biomes and the tracks", () => {
    const begun = steps.map(({ told }) => told[0]!.id);
    expect(begun[0]).toBe("arborea-log-solo");
    expect(begun).toContain("arborea-feronia-walk");
    expect(begun.at(-1)).toBe("arborea-feronia-renew");
    expect(new Set(begun).size).toBeGreaterThan(3);
    expect(steps[0]!.told.map(({ id }) => id)).toContain("arborea-feronia-place");
  });

  it("moves the pieces as the log tells it, and comes to the table as it was sent", () => {
    expect(new Set(views.map(drawn)).size).toBeGreaterThan(2);
    expect(drawn(views[0]!)).not.toBe(drawn(after.view as View));
    expect(drawn(views.at(-1)!)).toBe(drawn(after.view as View));
    expect(views.at(-1)!.feronia!.steps).toBe((after.view as View).feronia!.steps);
    expect(views.at(-1)!.feronia!.now.total).toBe((after.view as View).feronia!.now.total);
  });

  it("is shown on the table as it was sent where the log leads elsewhere", () => {
    const other = structuredClone(after);
    (other.view as View).biomes[0]!.upper += 1;
    const shown = stepsShown(other, before).map(({ view }) => drawn(view as View));
    expect(shown).toHaveLength(steps.length);
    expect(new Set(shown)).toEqual(new Set([drawn(other.view as View)]));
  });

  it("lights where each step happens", () => {
    for (const { told, where } of steps)
      if (told[0]!.id === "arborea-feronia-walk")
        expect(where[0]).toBe(`[data-trail="${told[0]!.values!.trail}"]`);
  });

  it("is one line of the log with what came of it below, and no code in it", () => {
    const reader = { you: 1, nameOf: () => "Feronia", called: () => "Feronia" };
    const all = lines(entries(after.said, reader, toldIn({})), reader);
    const hers = all.filter(({ seat }) => seat === 2);
    expect(hers).toHaveLength(1);
    const under = hers[0]!.under.map((one) =>
      one.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""),
    );
    expect(under.length).toBeGreaterThan(8);
    expect(under.join(" ")).not.toMatch(/\b(PV|TV|TY|SAGE|GIFT|BT\d\d)\b/);
    expect(hers[0]!.where.length).toBeGreaterThan(3);
  });

  it("says nothing of what she passes over", () => {
    expect(told({ id: "arborea-feronia-ignored", values: { sign: "SAGE" } }, {})).toBe("");
  });

  it("marks what is new since the reader’s last answer", () => {
    const fresh = freshIn(after.said, 1);
    const view = after.view as View;
    const placed = view.tracks.flatMap(({ track, villagers }) =>
      villagers.filter(({ seat }) => seat === 2).map(({ position }) => `${track}${position}`),
    );
    expect([...fresh].some((one) => placed.includes(one) || /^..[+-]\d$/.test(one))).toBe(true);
  });
});
