import { expect, it } from "vitest";
import { bayAt, bayOf, clockwise, cornerOf, linesFrom } from "../src/games/topiary/ground";
import { hiderOf, type Look } from "../src/games/topiary/view";

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
