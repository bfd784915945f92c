import { beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../src/made/server";

vi.stubGlobal("window", {
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  addEventListener: () => {},
});
vi.stubGlobal("navigator", { language: "en" });

const { Refused } = await import("../src/api");
const { Sitting } = await import("../src/table/sitting.svelte");

const seats = [1, 2].map((seat) => ({
  seat,
  kind: "person" as const,
  name: `Seat ${seat}`,
  online: true,
}));
const shown: Update = {
  type: "update",
  table: "t",
  game: "arboretum",
  n: 14,
  turn: 2,
  you: 1,
  box: {},
  seats,
  rival: "",
  thinking: [],
  older_rules: null,
  options: {},
  view: { game: "arboretum", you: 1, turn: 2, step: "draw1", next: null, result: null },
  choices: [],
  undo: false,
  said: [],
  again: null,
};

/** The lines that were opened, with whose key, and which of them are still open. */
let lines: { token: string | null; have: number; open: boolean }[];
/** What the site answers, by what is asked for. */
let site: Record<string, unknown>;

async function answer(path: string): Promise<unknown> {
  const found = site[path];
  if (found instanceof Error) throw found;
  return { ok: true, json: () => Promise.resolve(found) };
}
vi.stubGlobal("fetch", answer);

const sitting = (tokens: Record<number, string>) =>
  new Sitting("t", tokens, { unnamed: () => [] }, (_table, token, have) => {
    const line = { token, have, open: true, state: "open" as const };
    lines.push(line);
    return { ...line, play() {}, undo() {}, close: () => void (line.open = false) };
  });

beforeEach(() => {
  lines = [];
  site = { "/api/tables/t": shown, "/api/tables/t/key": { seat: 1, token: "new" } };
});

it("sits on a line of its own, with a new key on a new one", async () => {
  const ana = sitting({ 1: "old" });
  await ana.sit(1);
  await ana.renew();
  expect(lines).toMatchObject([
    { token: "old", open: false },
    { token: "new", have: 14, open: true },
  ]);
  expect(ana.tokens[1]).toBe("new");
});

it("goes on as before where the new key could not be used, and says so", async () => {
  const ana = sitting({ 1: "old" });
  await ana.sit(1);
  site["/api/tables/t"] = new TypeError("no network");
  await expect(ana.renew()).rejects.toThrow(Refused);
  expect(lines.at(-1)).toMatchObject({ token: "old", have: 14, open: true });
  expect(lines.filter(({ open }) => open)).toHaveLength(1);
  // The next attempt is made with the key that is still good.
  site["/api/tables/t"] = shown;
  await ana.renew();
  expect(lines.at(-1)).toMatchObject({ token: "new", open: true });
});

it("stays on its line where the next seat's table cannot be read", async () => {
  const both = sitting({ 1: "a", 2: "b" });
  await both.sit(1);
  site["/api/tables/t"] = new TypeError("no network");
  both.lift();
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ token: "a", open: true }));
  expect(lines).toHaveLength(2);
  // The curtain still hangs there, and can be tried again.
  expect(both.passTo).toBe(2);
  site["/api/tables/t"] = { ...shown, you: 2 };
  both.lift();
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ token: "b", open: true }));
});
