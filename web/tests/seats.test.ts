import { beforeEach, expect, it, vi } from "vitest";
import type { Sitting } from "../src/table/sitting.svelte";
import type { SeatTold } from "../src/made/server";

// The settings ask the window for its light; there is none here.
vi.stubGlobal("window", { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
vi.stubGlobal("navigator", { language: "en" });

const { noteOf, awaited } = await import("../src/table/seats");
const { say } = await import("../src/words/words.svelte");
const { everythingHeard } = await import("./heard");
await everythingHeard();

let seats: SeatTold[];
let next: number | null;
beforeEach(() => {
  next = 2;
  seats = [
    { seat: 1, kind: "person", name: "Ana", online: true, opened: true },
    { seat: 2, kind: "person", name: "Bea", online: true, opened: true },
    { seat: 3, kind: "open", name: null, online: false },
  ];
});

function sitting(turn: number, you: number | null = 1, tokens: Record<number, string> = {}) {
  const nameOf = (seat: number) => seats[seat - 1]!.name ?? say("site-seat", { seat });
  const update = { turn, you, seats, view: { turn, next } };
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

it("says who is next, where the table says so", () => {
  expect(noteOf(sitting(1), 2)).toBe("plays next");
  next = null;
  expect(noteOf(sitting(1), 2)).toBe("");
});
