import { expect, it } from "vitest";
import { boundsOf, fitWidth, placeOf, towards } from "../src/games/arboretum/layout";
import { freshCards, turns } from "../src/games/arboretum/turns";
import { marked } from "../src/site/marked";
import { fold } from "../src/table/lines";
import type { Said } from "../src/wire";

const said = (n: number, seat: number | null, action: string, card?: string): Said => ({
  n,
  seat,
  action,
  words: { id: "x", values: card ? { card } : {} },
});

it("lays north at the top", () => {
  const bounds = boundsOf([
    { x: 0, y: 0 },
    { x: 1, y: 2 },
  ]);
  expect(bounds).toEqual({ west: 0, north: 2, columns: 2, rows: 3 });
  expect(placeOf(bounds, 1, 2, 50, 5)).toEqual({ left: 55, top: 0 });
});

it("fits a garden into its room, within limits", () => {
  const bounds = boundsOf([{ x: 0, y: 0 }], 1);
  expect(fitWidth(bounds, 320, 1000, 10, 90)).toBe(90);
  expect(fitWidth(bounds, 170, 1000, 10, 90)).toBe(50);
  expect(fitWidth(bounds, 20, 20, 10, 90, 40)).toBe(40);
});

it("walks to the nearest lit cell that lies that way", () => {
  const cells = [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 0, y: 1 },
  ];
  expect(towards(cells, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 1, y: 0 });
  expect(towards(cells, { x: 0, y: 0 }, 0, 1)).toEqual({ x: 0, y: 1 });
  expect(towards(cells, { x: 3, y: 0 }, 1, 0)).toBeNull();
});

it("takes an undone entry out of the log, and hears an entry once", () => {
  const first = said(1, 1, "plant J5 0,0");
  expect(fold([], [first, said(2, 1, "undo")])).toEqual([]);
  expect(fold([first], [first])).toEqual([first]);
});

it("reads a log as turns", () => {
  const log = [
    said(1, 1, "draw deck"),
    said(2, null, "deal J5"),
    said(3, 1, "draw pile 2", "K2"),
    said(4, 1, "plant J5 0,0"),
  ];
  expect(turns(log)).toEqual([
    {
      n: 1,
      seat: 1,
      draws: [
        { from: null, card: "J5" },
        { from: 2, card: "K2" },
      ],
      plant: "J5",
      discard: null,
    },
  ]);
  expect([...freshCards(log, 1)]).toEqual(["J5", "K2"]);
  expect(freshCards([...log, said(5, 1, "discard K2")], 1).size).toBe(0);
});

it("reads the little Markdown of a clause", () => {
  expect(marked("A **b** `c`\n- d")).toEqual([
    {
      item: false,
      runs: [
        { kind: "text", text: "A " },
        { kind: "strong", text: "b" },
        { kind: "text", text: " " },
        { kind: "code", text: "c" },
      ],
    },
    { item: true, runs: [{ kind: "text", text: "d" }] },
  ]);
});
