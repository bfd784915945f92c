import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { distance, seen, type Eyes } from "./colour";

const read = (css: string, prefix: string) =>
  [
    ...readFileSync(css, "utf8").matchAll(
      new RegExp(`^\\.${prefix}-([A-Z])\\s*\\{[^}]*?--p:\\s*(#[0-9a-f]{6})`, "gms"),
    ),
  ].map(([, code, hex]) => [code!, hex!] as const);

const drawn = (svg: string) =>
  new Map(
    [
      ...readFileSync(svg, "utf8").matchAll(/<symbol[^>]* id="([\w-]+)"[^>]*>(.*?)<\/symbol>/gs),
    ].map(([, id, body]) => [id!, body!] as const),
  );

type Pigment = readonly [code: string, hex: string];

/** Every pair of pigments, from the closest on. */
function pairs(pigments: Pigment[], eyes: Eyes): [string, number][] {
  const found: [string, number][] = [];
  pigments.forEach(([one, first], index) => {
    for (const [two, second] of pigments.slice(index + 1))
      found.push([one + two, distance(seen(first, eyes), seen(second, eyes))]);
  });
  return found.sort((a, b) => a[1] - b[1]);
}

it("measures as CIEDE2000 does", () => {
  expect(distance([1, 1, 1], [0, 0, 0])).toBeCloseTo(100, 1);
  expect(distance(seen("#ff0000", "normal"), seen("#00ff00", "normal"))).toBeCloseTo(86.6, 0);
});

/*
 * The least distance of any pair, as measured. Arboretum: Poinciana and Oak for normal eyes, Maple
 * and Willow for protan, Maple and Oak for deutan, Cassia and Magnolia for tritan eyes. Topiary:
 * Swan and Elephant; Swan and Pom Pom; again; Whale and Icosahedron. A change that brings two
 * closer fails here. So many hues cannot all be far apart: shape and letter do the rest.
 */
const GAMES = [
  {
    game: "Arboretum",
    pigments: read("src/games/arboretum/species.css", "sp"),
    shapes: new Map([
      ...drawn("src/games/arboretum/leaves.svg"),
      ...drawn("src/games/arboretum/more-leaves.svg"),
    ]),
    drawings: ["leaf", "mark"],
    least: { normal: 13.9, protan: 8.6, deutan: 10.3, tritan: 9.7 },
  },
  {
    game: "Topiary",
    pigments: read("src/games/topiary/series.css", "tp"),
    shapes: drawn("src/games/topiary/topiaries.svg"),
    drawings: ["topiary"],
    least: { normal: 20.7, protan: 9.2, deutan: 6.9, tritan: 6.5 },
  },
] satisfies {
  game: string;
  pigments: Pigment[];
  shapes: Map<string, string>;
  drawings: string[];
  least: Record<Eyes, number>;
}[];

describe.each(GAMES)("$game", ({ pigments, shapes, drawings, least }) => {
  it.each(Object.keys(least) as Eyes[])(
    "keeps every pair of pigments apart for %s eyes",
    (eyes) => {
      const [closest] = pairs(pigments, eyes);
      expect(closest![1], closest![0]).toBeGreaterThanOrEqual(least[eyes]);
    },
  );

  it("gives each a drawing of its own, so that colour is never alone", () => {
    const own = pigments.flatMap(([code]) => drawings.map((kind) => shapes.get(`${kind}-${code}`)));
    expect(own).not.toContain(undefined);
    expect(new Set(own).size).toBe(own.length);
  });
});

it("finds ten pigments and eight", () =>
  expect(GAMES.map(({ pigments }) => pigments.length)).toEqual([10, 8]));
