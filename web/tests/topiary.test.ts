import { expect, it } from "vitest";
import {
  bayOf,
  clockwise,
  cornerOf,
  frameOf,
  nearest,
  placesIn,
} from "../src/games/topiary/ground";
import { freshIn, settersIn, takenIn } from "../src/games/topiary/news";
import { hiderOf, type Look } from "../src/games/topiary/view";
import type { Said } from "../src/made/table";

it("walks the places clockwise from the north-west corner", () => {
  const places = ["a1>E", "a1>SW", "b1>SE", "e1>SW", "a1>SE", "a1>S", "e5>NW", "a5>NE", "e3>W"];
  expect(clockwise(places)).toEqual([
    ...["a1>SE", "a1>S", "b1>SE", "a1>SW", "e1>SW", "e3>W", "e5>NW", "a5>NE", "a1>E"],
  ]);
});

it("knows a garden corner from the corner of a tile", () => {
  expect(cornerOf("a5>NE")).toBe("SW");
  expect(cornerOf("a1>SW")).toBeNull();
});

it("offers the places that lie side by side under a thumb", () => {
  const places = ["a5>NE", "a5>N", "b5>NE", "a5>NW", "b5>N", "c5>NE", "a5>E"];
  expect(placesIn({ side: "S", cell: "a5" }, places)).toEqual(["a5>NE", "a5>N", "b5>NE"]);
  expect(placesIn({ side: "S", cell: "b5" }, places)).toEqual(["a5>NW", "b5>N", "c5>NE"]);
  expect(placesIn({ side: "W", cell: "a5" }, places)).toEqual(["a5>E", "a5>NE"]);
  expect(bayOf("a5>NW")).toEqual({ side: "S", cell: "b5" });
});

it("finds the place under a thumb, and at a corner the side it came along", () => {
  const places = ["a5>NE", "a5>N", "b5>NE", "a5>NW", "a5>E"];
  expect(nearest(0.8, 5.2, places)?.place).toBe("b5>NE");
  expect(nearest(1.2, 5.2, places)?.place).toBe("a5>NW");
  expect(nearest(-0.1, 5.3, places)).toEqual({ place: "a5>NE", bay: { side: "S", cell: "a5" } });
  expect(nearest(-0.3, 5.1, places)).toEqual({ place: "a5>NE", bay: { side: "W", cell: "a5" } });
});

it("frames what it offers", () => {
  const { x, y, w, h } = frameOf({ side: "S", cell: "b5" }, ["a5>NW", "b5>N", "c5>NE", "b5>NW"]);
  expect([x, x + w].map((v) => v.toFixed(2))).toEqual(["0.98", "2.02"]);
  expect([y, y + h].map((v) => v.toFixed(2))).toEqual(["4.98", "5.43"]);
});

it("tells what hides a tile", () => {
  const look = {
    line: [
      { cell: "c1", tile: null, seen: false },
      { cell: "c2", tile: "W4", seen: true },
      { cell: "c3", tile: "T2", seen: false },
    ],
  } as Look;
  expect(hiderOf(look, 2)).toBe("W4");
});

const told: { seat: number | null; id: string; values: Record<string, string | number> }[] = [
  { seat: 1, id: "visit", values: { place: "a1>E" } },
  { seat: 1, id: "take", values: { cell: "b1" } },
  { seat: null, id: "turn", values: { seat: 1, card: "T3" } },
  { seat: 1, id: "set", values: { card: "W2", cell: "b1" } },
  { seat: 2, id: "visit", values: { place: "c1>S" } },
  { seat: 2, id: "take", values: { cell: "c2" } },
  { seat: null, id: "turn-hidden", values: { seat: 2 } },
  { seat: 2, id: "set", values: { card: "E5", cell: "c2" } },
];
const log: Said[] = told.map(({ seat, id, values }, n) => ({
  n,
  seat,
  action: "",
  words: { id: `topiary-log-${id}`, values },
}));

it("knows who set a tile, and what is new to whom", () => {
  expect([...settersIn(log)]).toEqual([
    ["b1", 1],
    ["c2", 2],
  ]);
  expect([...freshIn(log, 1)]).toEqual(["c1>S", "c2"]);
  expect([...freshIn(log, 2)]).toEqual([]);
  expect([...freshIn(log.slice(0, 4), null)]).toEqual(["a1>E", "b1"]);
});

it("marks the tile just taken until one is set", () => {
  expect(takenIn(log.slice(0, 3), 1)).toBe("T3");
  expect(takenIn(log.slice(0, 3), 2)).toBeNull();
  expect(takenIn(log, 1)).toBeNull();
});
