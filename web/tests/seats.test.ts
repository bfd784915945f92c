import { beforeEach, expect, it, vi } from "vitest";
import type { Sitting } from "../src/table/sitting.svelte";
import type { Seat } from "../src/wire";

// The settings ask the window for its light; there is none here.
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("navigator", { language: "en" });

const { noteOf, awaited } = await import("../src/table/seats");
const { nextAfter } = await import("../src/games/next");
const { say } = await import("../src/words/words.svelte");

type View = Parameters<typeof nextAfter>[0];
const players = (...seats: number[]) => seats.map((seat) => ({ seat, visitors_left: 3 }));
const view = (more: object) =>
  ({
    game: "arboretum",
    turn: 1,
    step: "draw1",
    deck: 40,
    players: players(1, 2, 3),
    ...more,
  }) as unknown as View;

let seats: Seat[];
beforeEach(() => {
  seats = [
    { seat: 1, kind: "person", name: "Ana", online: true, opened: true },
    { seat: 2, kind: "person", name: "Bea", online: true, opened: true },
    { seat: 3, kind: "open", name: null, online: false },
  ];
});

function sitting(turn: number, you: number | null = 1, tokens: Record<number, string> = {}) {
  const nameOf = (seat: number) => seats[seat - 1]!.name ?? say("site-seat", { seat });
  const update = { turn, you, seats, view: view({ turn }) };
  return { update, tokens, nameOf } as unknown as Sitting;
}

it("says that somebody plays only where somebody is", () => {
  expect(noteOf(sitting(2), 2)).toBe("is playing");
  expect(awaited(sitting(2), 2)).toBe("Bea is playing");
  seats[1]!.online = false;
  expect(noteOf(sitting(2), 2)).toBe("away");
  expect(awaited(sitting(2), 2)).toBe("Bea is away");
  expect(noteOf(sitting(3), 3)).toBe("seat still open");
  expect(awaited(sitting(3), 3)).toBe("Seat 3 is still open");
});

it("calls a seat that somebody took and left without a name away, not open", () => {
  seats[2]!.opened = true;
  expect(awaited(sitting(3), 3)).toBe("Seat 3 is away");
  seats[2]!.online = true;
  expect(awaited(sitting(3), 3)).toBe("Seat 3 is playing");
});

it("knows that whoever shares the device is there", () => {
  seats[1]!.online = false;
  expect(noteOf(sitting(2, 1, { 1: "a", 2: "b" }), 2)).toBe("is playing");
});

it("says that a seat was opened on a second device", () => {
  seats[1]!.shared = true;
  expect(noteOf(sitting(1), 2)).toBe("opened on a second device");
});

it("says who is next, and nobody once the turn may be the last", () => {
  expect(noteOf(sitting(1), 2)).toBe("plays next");
  expect(nextAfter(view({ turn: 3 }))).toBe(1);
  expect(nextAfter(view({ deck: 3 }))).toBe(2);
  expect(nextAfter(view({ deck: 2 }))).toBeNull();
  expect(nextAfter(view({ step: "draw2", deck: 2 }))).toBe(2);
  expect(nextAfter(view({ step: "draw2", deck: 1 }))).toBeNull();
  expect(nextAfter(view({ step: "plant", deck: 1 }))).toBe(2);
  expect(nextAfter(view({ step: "discard", deck: 0 }))).toBeNull();
  expect(nextAfter(view({ turn: "over" }))).toBeNull();
});

it("knows who has no visitor left, and in which order a draft goes round", () => {
  const lawn = (more: object) => view({ game: "topiary", step: "visit", ...more });
  expect(nextAfter(lawn({ turn: 3 }))).toBe(1);
  const last = [...players(1, 2, 3)].map((player) => ({ ...player, visitors_left: 0 }));
  expect(nextAfter(lawn({ turn: 3, step: "set", players: last }))).toBeNull();
  expect(nextAfter(lawn({ turn: 3, step: "keep" }))).toBe(2);
});

it("goes by whose turn it is in Arborea, not by who is asked, and knows the last turn", () => {
  const grove = (more: object) => view({ game: "arborea", active: 1, turns_left: null, ...more });
  expect(nextAfter(grove({ turn: 3 }))).toBe(2);
  expect(nextAfter(grove({ turns_left: 2 }))).toBe(2);
  expect(nextAfter(grove({ turns_left: 1 }))).toBeNull();
});

it("goes by the order of the flowers in Botanicus", () => {
  const plan = { game: "botanicus", order: [2, 3, 1], index: 0 };
  expect(nextAfter(view({ ...plan, turn: 2 }))).toBe(3);
  expect(nextAfter(view({ ...plan, turn: 1, index: 2 }))).toBeNull();
});
