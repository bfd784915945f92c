import { expect, it } from "vitest";
import { bayAt, bayOf, clockwise, cornerOf, linesFrom } from "../src/games/topiary/ground";
import { turns } from "../src/games/topiary/turns";
import { hiderOf, type Look } from "../src/games/topiary/view";
import type { Said } from "../src/wire";

const said = (n: number, seat: number | null, action: string): Said => ({ n, seat, action });

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

it("opens the three lines of the side under a thumb", () => {
  const places = ["a5>NE", "a5>N", "a5>NW", "a5>E", "a5>SE", "b5>N"];
  expect(bayAt(0.4, 5.3)).toEqual({ side: "S", cell: "a5" });
  expect(linesFrom({ side: "S", cell: "a5" }, places)).toEqual(["a5>NE", "a5>N", "a5>NW"]);
  expect(bayOf("a5>NW")).toEqual({ side: "S", cell: "a5" });
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

it("reads a log as turns", () => {
  const log = [
    said(1, null, "leave P"),
    said(2, null, "deal T3"),
    said(3, 2, "keep ? ? ?"),
    said(4, 1, "visit c1>S"),
    said(5, 1, "take c2"),
    said(6, null, "deal ?"),
    said(7, 1, "set W2"),
    said(8, 2, "visit a1>SE"),
    said(9, 2, "stay"),
  ];
  expect(turns(log)).toMatchObject([
    { seat: 2, kept: ["?", "?", "?"] },
    { seat: 1, place: "c1>S", took: "c2", found: null, set: "W2", stayed: false },
    { seat: 2, place: "a1>SE", took: null, stayed: true },
  ]);
});
