import { expect, it } from "vitest";
import type { Difference, Update } from "../src/made/server";
import { upToDate } from "../src/table/difference";

const players = [
  { seat: 1, points: 3, held: ["K1"] },
  { seat: 2, points: 5, held: [] },
];
const before = {
  type: "update",
  table: "t",
  game: "arboretum",
  n: 14,
  turn: 1,
  undo: false,
  thinking: [2],
  said: [{ n: 14 }],
  view: { game: "arboretum", turn: 1, asked: { who: 1 }, players, decks: [1, 2] },
  choices: [{ action: "draw deck", shows: { kind: "draw" } }],
  seats: [{ seat: 1, name: "Ana" }],
  again: null,
} as unknown as Update;
const told = (more: object) =>
  ({ type: "difference", n: 15, turn: 2, undo: true, thinking: [], ...more }) as Difference;

it("leaves as it was what is left out", () => {
  const now = upToDate(before, told({}));
  const { view, choices, seats } = before;
  expect(now).toEqual({ ...before, n: 15, turn: 2, undo: true, thinking: [], said: [] });
  expect([now.view, now.choices, now.seats]).toEqual([view, choices, seats]);
  expect(now.view).toBe(view);
});

it("puts every part where it belongs, and keeps the others the very same", () => {
  const view = {
    turn: 2,
    asked: null,
    "players.1.points": 7,
    "players.1.held": ["K1"],
    decks: [2],
  };
  const now = upToDate(before, told({ view })).view as unknown as Record<string, unknown>;
  expect(now).toEqual({
    game: "arboretum",
    turn: 2,
    asked: null,
    players: [players[0], { seat: 2, points: 7, held: ["K1"] }],
    decks: [2],
  });
  expect((now.players as unknown[])[0]).toBe(players[0]);
  expect(players[1]!.points).toBe(5);
});

it("tells what was said only once, and who sits there and went on when that changes", () => {
  const seats = [{ seat: 1, name: "Bea" }];
  const more = { said: [{ n: 15 }], choices: [], seats, again: { table: "u", seat: 1 } };
  const now = upToDate(before, told(more));
  expect(now).toMatchObject(more);
  expect(upToDate(now, told({})).said).toEqual([]);
  expect(upToDate(now, told({}))).toMatchObject({ seats, again: more.again, choices: [] });
});
