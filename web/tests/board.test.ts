import { expect, it } from "vitest";
import { boundsOf, fitWidth, placeOf, towards } from "../src/games/arboretum/layout";
import { freshCards } from "../src/games/arboretum/fresh";
import { marked } from "../src/site/marked";
import { fold } from "../src/table/fold";
import type { Said } from "../src/made/table";

const said = (n: number, seat: number | null, action: string): Said => ({
  n,
  seat,
  action,
  words: { id: "" },
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

it("marks the cards that were drawn in this turn, and only those", () => {
  const drawn = (n: number, action: string, card: string, id: string): Said => ({
    n,
    seat: action.startsWith("deal") ? null : 1,
    action,
    words: { id: `arboretum-log-${id}`, values: { card } },
  });
  const log = [
    drawn(1, "deal C1", "C1", "deal"),
    said(2, 1, "draw deck"),
    drawn(3, "deal J5", "J5", "drawn"),
    drawn(4, "draw pile 2", "K2", "draw-pile"),
    said(5, 1, "plant J5 0,0"),
  ];
  expect([...freshCards(log, 1)].sort()).toEqual(["J5", "K2"]);
  expect(freshCards(log, 2).size).toBe(0);
  expect(freshCards([...log, said(6, 1, "discard K2")], 1).size).toBe(0);
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
