import { describe, expect, it } from "vitest";
import type { Lay as Told } from "../src/made/arborea";
import { best, covering, laying, next, towardsLay, turned } from "../src/games/arborea/laying";
import { columnOf, spot } from "../src/games/arborea/plan";
import { drawnOf } from "../src/games/arborea/symbols";
import { needed, type Habitat, type Lay, type Option, type View } from "../src/games/arborea/view";
import { wordOf } from "../src/games/arborea/words";

function lay(x: number, y: number, turn: number, after = 0): Option<Lay> {
  const [width, height] = turn % 180 ? [2, 3] : [3, 2];
  const cells = Array.from({ length: 6 }, (_, at): [number, number, Habitat] => [
    x + (at % width!),
    y + Math.floor(at / width!),
    "R",
  ]);
  const shows: Lay = {
    kind: "lay",
    turned: turn,
    x,
    y,
    width: width!,
    height: height!,
    cells,
    before: 0,
    after,
    creatures: [],
  };
  return { action: `lay R01 ${x},${y} ${turn}`, shows };
}

describe("a card that is tried", () => {
  const flat = [lay(0, 2, 0), lay(3, 0, 0, 4), lay(0, -2, 0, 2)];
  const upright = [lay(3, 0, 90), lay(-2, 0, 90, 3)];
  const all = [...flat, ...upright];
  it("begins where the creatures gain the most", () => {
    expect(best(all)).toBe(flat[1]);
  });
  it("turns on the spot, past turns that fit nowhere", () => {
    expect(turned(all, flat[1]!, 1)).toBe(upright[0]);
    expect(turned(all, upright[0]!, 1)).toBe(flat[1]);
    expect(turned(flat, flat[0]!, 1)).toBe(flat[0]);
  });
  it("moves to the nearest place that way, and stays where there is none", () => {
    expect(towardsLay(all, flat[0]!, "south")).toBe(flat[2]);
    expect(towardsLay(all, flat[0]!, "north")).toBe(flat[0]);
  });
  it("goes round all places, the best first", () => {
    const seen = [best(all)];
    for (let at = 0; at < 4; at++) seen.push(next(all, seen.at(-1)!));
    expect(seen.map(({ shows }) => shows.after)).toEqual([4, 3, 2, 0, 0]);
    expect(next(all, seen.at(-1)!)).toBe(seen[0]);
  });
  it("comes to the cell that is pointed at", () => {
    const cells = covering([lay(0, 0, 0), lay(2, 0, 0)]);
    expect(cells.get("0,0")!.shows.x).toBe(0);
    expect(cells.get("4,1")!.shows.x).toBe(2);
    expect(cells.has("5,0")).toBe(false);
  });
});

describe("a way to lay a card", () => {
  const creatures = [
    { creature: "frog", x: 1, y: 0, points: 2 },
    { creature: "owl", x: 3, y: 0, points: 4 },
  ];
  const view = {
    active: 2,
    turned: ["RRRTMT", "RTRMRT", "TMTRRR", "TRMRTR"],
    players: [
      { seat: 1, ecosystem: { creatures: [] } },
      { seat: 2, ecosystem: { creatures } },
    ],
  } as unknown as View;
  it("is told in full by its sentence and the view", () => {
    const told: Told = { kind: "lay", gain: 3, creatures: [[1, 7]] };
    const { action, shows } = laying("lay R01 -2,1 90", told, view);
    expect(action).toBe("lay R01 -2,1 90");
    expect(shows).toMatchObject({ x: -2, y: 1, turned: 90, width: 2, height: 3 });
    expect(shows.cells.slice(0, 3)).toEqual([
      [-2, 1, "R"],
      [-1, 1, "T"],
      [-2, 2, "R"],
    ]);
    expect([shows.before, shows.after]).toEqual([6, 9]);
    expect(shows.creatures).toEqual([{ worth: creatures[1], after: 7 }]);
  });
  it("that changes nothing says nothing", () => {
    const { shows } = laying("lay R01 2,0 0", { kind: "lay" }, view);
    expect([shows.before, shows.after, shows.width]).toEqual([6, 6, 3]);
    expect(shows.creatures).toEqual([]);
  });
});

describe("the map", () => {
  it("runs towards the centre from both sides", () => {
    expect(spot("TL", 1).left).toBe(0);
    expect(spot("TR", 1).left + spot("TR", 1).width).toBeCloseTo(100);
    expect(spot("TL", 4).width).toBeGreaterThan(spot("TL", 3).width);
    expect(columnOf("BL", 5)).toBe(5);
    expect(columnOf("BR", 5)).toBe(8);
  });
});

describe("symbols", () => {
  it("are drawn with their figures", () => {
    expect(drawnOf("S-2")).toEqual({ mark: "spirit", figure: "−2" });
    expect(drawnOf("ATT:OWL")).toEqual({ mark: "owl", figure: "", stamp: true });
    expect(drawnOf("CONV:G>W")).toEqual({ mark: "G", figure: "", to: "W" });
    expect(drawnOf("GIFT:BR+")).toEqual({ mark: "gift", figure: "", to: "P" });
    expect(drawnOf("RP5")).toEqual({ mark: "points", figure: "5" });
  });
  it("of a card are one for each that is needed", () => {
    expect(needed({ card: "R01", needs: { T: 2, W: 1 }, reward: [] })).toEqual(["T", "T", "W"]);
  });
});

describe("a sentence", () => {
  const follows = { gain: 0, then: [] };
  it("is named by the thing it is about", () => {
    const place = { kind: "place", villager: "elder", track: "TL", season: null } as const;
    expect(wordOf({ action: "place elder TL", shows: { ...follows, ...place } })).toBe("in:TL");
    const who = { villager: "elder", track: "TL", walked: 3 } as const;
    const leave = { ...follows, ...who, kind: "leave", trail: "TL+3", symbols: [] } as const;
    expect(wordOf({ action: "leave TL+3", shows: { ...leave, symbols: [] } })).toBe("TL+3");
    expect(wordOf({ action: "pass", shows: { ...follows, kind: "pass" } })).toBe("pass");
  });
});
