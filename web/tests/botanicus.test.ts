import { describe, expect, it } from "vitest";
import {
  causeAsked,
  counted,
  freshPieces,
  laid,
  placesOf,
  wordOf,
} from "../src/games/botanicus/words";
import {
  bedAt,
  bedsAround,
  CROSSINGS,
  crossingAt,
  layTrack,
  pathCosts,
  tooShort,
} from "../src/games/botanicus/plan";
import { drawnOf } from "../src/games/botanicus/symbols";
import {
  drawn,
  type Option,
  type Player,
  type TrackSpace,
  type View,
} from "../src/games/botanicus/view";
import { towards } from "../src/table/towards";

const space = (name: string, ...next: [string, number][]): TrackSpace => ({
  space: name,
  gives: [],
  next: next.map(([after, toll]) => ({ space: after, toll })),
});

describe("a garden", () => {
  it("has its crossings between four beds", () => {
    expect(CROSSINGS).toHaveLength(12);
    expect(bedAt("b3")).toEqual({ x: 1, y: 2 });
    expect(crossingAt("n21")).toEqual({ x: 1, y: 2 });
    expect(bedsAround("n21")).toEqual(["a2", "b2", "a3", "b3"]);
    expect(bedsAround("n43")).toEqual(["c4", "d4", "c5", "d5"]);
  });

  it("writes the cost of each path at its middle", () => {
    const across = [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ];
    const down = [
      [0, 0, 9],
      [0, 0, 0],
      [0, 0, 0],
    ];
    const costs = pathCosts({ across, down });
    expect(costs).toHaveLength(17);
    expect(costs).toContainEqual({ x: 1.5, y: 1, cost: 1 });
    expect(costs).toContainEqual({ x: 2.5, y: 4, cost: 8 });
    expect(costs).toContainEqual({ x: 3, y: 1.5, cost: 9 });
  });
});

describe("a tile", () => {
  const beds = ["b1", "c1", "d1", "a2", "b2"].map((bed) => ({ bed }));
  const tiles = [
    { tile: "R1", plants: ["I", "I", "I", "I"] },
    { tile: "R2", plants: ["I", "II", "III"] },
  ];
  const player = { beds, tiles } as unknown as Player;

  it("is too long for a row with fewer beds than it asks for plants", () => {
    expect(tooShort(player, { 1: "R1" })).toEqual([1]);
    expect(tooShort(player, { 1: "R2" })).toEqual([]);
    expect(tooShort(player, { 1: "R1", 2: "R2" })).toEqual([1, 2]);
  });
});

describe("a question", () => {
  const said = (...actions: [number | null, string][]) =>
    actions.map(([seat, action], n) => ({ n, seat, action, words: { id: "" } }));

  it("counts the waterings in a row", () => {
    expect(counted([], 1, "water", 2)).toEqual({ nth: 1, all: 2 });
    const log = said([1, "water a1"], [2, "water a2"], [1, "place 1.3"], [1, "water b3"]);
    expect(counted(log, 1, "water", 1)).toEqual({ nth: 2, all: 2 });
    expect(counted(log.slice(0, 3), 1, "water", 3)).toEqual({ nth: 1, all: 3 });
    expect(counted(log, 1, "plant", 2)).toEqual({ nth: 1, all: 2 });
  });
});

describe("the newest pieces", () => {
  const said = (...actions: [number | null, string][]) =>
    actions.map(([seat, action], n) => ({ n, seat, action, words: { id: "" } }));
  const log = said(
    [1, "place 1.3"],
    [2, "walk n22 n12"],
    [2, "place 1.2"],
    [2, "advance P1 P2b"],
    [null, "deal ?"],
    [3, "neutral 1.1"],
    [3, "plant I b3"],
  );

  it("are what the others moved and laid since the reader played", () => {
    const fresh = ["gardener:2", "flower:2", "pawn:purse:2", "flower:0", "plant:3:b3"];
    expect([...freshPieces(log, 1)]).toEqual(fresh);
    const mine = [...log, ...said([1, "walk n22 n12"])];
    expect([...freshPieces(mine, 1)]).toEqual(fresh);
  });
  it("are the last turn to who watches", () => {
    expect([...freshPieces(log, null)]).toEqual(["flower:0", "plant:3:b3"]);
  });
});

describe("what is asked", () => {
  const said = (...actions: string[]) =>
    actions.map((action, n) => ({ n, seat: 1, action, words: { id: "" } }));
  const view = (doing: string, more = {}) =>
    ({
      you: 1,
      step: "do",
      doing,
      round: 1,
      columns: [
        {
          spaces: [
            { space: "6.4", action: "water 2", token: { action: "move 3" }, flowers: [1] },
            { space: "6.1", action: "wheelbarrow 3", token: null, flowers: [1] },
          ],
        },
      ],
      tracks: [{ track: "wheelbarrow", spaces: [{ space: "B2", gives: ["plant I", "water 1"] }] }],
      ...more,
    }) as unknown as View;

  it("comes from the space or from its tile", () => {
    expect(causeAsked(view("water 2"), said("place 6.4"))).toEqual({ kind: "space", space: "6.4" });
    expect(causeAsked(view("move 3"), said("place 6.4", "stop"))).toEqual({ kind: "token" });
  });
  it("comes from a card", () => {
    expect(causeAsked(view("plant I"), said("walk n22 n12", "use K1"))).toEqual({ kind: "card" });
  });
  it("comes from a track until what that gives is done", () => {
    const log = said("place 6.1", "advance B1 B2");
    const track = { kind: "track", track: "wheelbarrow" };
    expect(causeAsked(view("plant I"), log)).toEqual(track);
    expect(causeAsked(view("water 1"), [...log, ...said("plant I b3")])).toEqual(track);
    const done = [...log, ...said("plant I b3", "water b3")];
    expect(causeAsked(view("water 1"), done)).toEqual({ kind: "space", space: "6.1" });
  });
  it("comes from the last turn, and then from where its track led", () => {
    const last = { round: 3 };
    const log = said("walk n22 n12", "choose wheelbarrow 1");
    expect(causeAsked(view("wheelbarrow 1", last), log)).toEqual({ kind: "last" });
    const track = { kind: "track", track: "wheelbarrow" };
    expect(causeAsked(view("plant I", last), [...log, ...said("advance B2")])).toEqual(track);
    const carded = said("use K1", "choose plant I");
    expect(causeAsked(view("water 1", last), carded)).toEqual({ kind: "card" });
  });
  it("names whence several actions come whose order is asked", () => {
    const order = (...waiting: string[]) => view("", { step: "order", waiting: [waiting] });
    const space = { kind: "space", space: "6.4" };
    expect(causeAsked(order("move 3", "water 2"), said("place 6.4"))).toEqual(space);
    const track = { kind: "track", track: "wheelbarrow" };
    const log = said("place 6.1", "advance B1 B2");
    expect(causeAsked(order("plant I", "water 1"), log)).toEqual(track);
  });
});

describe("a line of the log", () => {
  const places = (values: Record<string, string | number>, id = "x") => placesOf({ id, values }, 2);
  it("lies where it happened", () => {
    expect(places({ space: "2.3", cost: 3 })).toEqual(['[data-space="2.3"]']);
    expect(places({ bed: "b3", level: "I" })).toEqual(['.garden.seat-2 [data-bed="b3"]']);
    expect(places({ row: 4, points: 9 })).toEqual(['[data-asks="2:4"]']);
    expect(places({ count: 3 })).toEqual([]);
  });
});

describe("a track", () => {
  const fork = [
    space("A0", ["A1a", 2], ["A1b", 0]),
    space("A1a", ["A2", 0]),
    space("A1b", ["A2", 0]),
    space("A2", ["A4", 2], ["A3", 0]),
    space("A3", ["A4", 0]),
    space("A4"),
  ];
  const plan = layTrack(fork);
  const at = (name: string) => plan.spaces.find(({ space }) => space.space === name)!;

  it("lays forks side by side, the upper path first", () => {
    expect(at("A0")).toMatchObject({ depth: 0, lane: 0 });
    expect(at("A1a")).toMatchObject({ depth: 1, lane: -0.5 });
    expect(at("A1b")).toMatchObject({ depth: 1, lane: 0.5 });
    expect(at("A2")).toMatchObject({ depth: 2, lane: 0 });
  });

  it("leads a path that passes a space beside it", () => {
    expect(at("A3")).toMatchObject({ depth: 3, lane: 0.5 });
    expect(at("A4")).toMatchObject({ depth: 4, lane: 0 });
    const passing = plan.ways.find(({ from, to }) => from === "A2" && to === "A4")!;
    expect(passing.toll).toBe(2);
    expect(passing.points[1]).toEqual({ depth: 3, lane: -0.5 });
    expect(plan.length).toBe(5);
  });
});

describe("arrow keys", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 90 },
    { x: 60, y: 80 },
  ];
  it("go to what lies nearest that way", () => {
    expect(towards(places[0]!, places, "ArrowRight")).toBe(1);
    expect(towards(places[1]!, places, "ArrowDown")).toBe(2);
    expect(towards(places[2]!, places, "ArrowLeft")).toBe(3);
  });
  it("stay where nothing lies that way", () => {
    expect(towards(places[0]!, places, "ArrowUp")).toBe(-1);
    expect(towards(places[0]!, places, "Enter")).toBe(-1);
  });
});

describe("tiles at rows", () => {
  it("take a free row", () => {
    expect(laid({ 1: "R1" }, "R2", "3")).toEqual({ 1: "R1", 3: "R2" });
  });
  it("change places", () => {
    expect(laid({ 1: "R1", 2: "R2" }, "R1", "2")).toEqual({ 1: "R2", 2: "R1" });
  });
  it("move to a free row, leaving theirs free", () => {
    expect(laid({ 1: "R1" }, "R1", "4")).toEqual({ 4: "R1" });
  });
  it("push a tile back to the others", () => {
    expect(laid({ 1: "R1" }, "R5", "1")).toEqual({ 1: "R5" });
  });
});

it("draws an action as its symbols", () => {
  expect(drawnOf("water 2")).toEqual([{ symbol: "water", figure: "2" }]);
  expect(drawnOf("plant I III")).toEqual([
    { symbol: "I", figure: "I" },
    { symbol: "III", figure: "III" },
  ]);
  expect(drawnOf("prize", "square")).toEqual([{ symbol: "prize-square", figure: "" }]);
  expect(drawnOf("animal")).toEqual([{ symbol: "animal", figure: "" }]);
});

it("shows of a request what is there and what is missing", () => {
  const request = { plants: ["I", "I", "III"] as const, points: 9, met: false };
  const missing = drawn({ ...request, plants: [...request.plants], missing: ["I", "III"] });
  expect(missing.map((plant) => plant.missing)).toEqual([false, true, true]);
  const met = drawn({ ...request, plants: [...request.plants], met: true, missing: [] });
  expect(met.every((plant) => !plant.missing)).toBe(true);
});

it("names the thing that a sentence is about", () => {
  const effect = { coins: 0, gain: 0 };
  const option = (shows: object, action = "") => ({ action, shows }) as Option;
  expect(wordOf(option({ kind: "place", space: "2.3", ...effect }))).toBe("2.3");
  expect(wordOf(option({ kind: "walk", from: "n22", to: "n12", ...effect }))).toBe("n12");
  expect(wordOf(option({ kind: "advance", path: ["P1", "P2a"], ...effect }))).toBe("P2a");
  expect(wordOf(option({ kind: "sell", card: "K3", ...effect }, "sell K3"))).toBe("sell K3");
});
