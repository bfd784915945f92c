import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { distance, seen, type Eyes } from "./colour";

const css = readFileSync("src/games/arboretum/species.css", "utf8");
const drawings = readFileSync("src/games/arboretum/leaves.svg", "utf8");
const pigments = [...css.matchAll(/^\.sp-([A-Z])\s*\{[^}]*?--p:\s*(#[0-9a-f]{6})/gms)].map(
  ([, code, hex]) => [code!, hex!] as const,
);

/** Every pair of pigments, from the closest on. */
function pairs(eyes: Eyes): [string, number][] {
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

it("finds ten pigments", () => expect(pigments).toHaveLength(10));

/*
 * The least distance of any pair, as measured: Poinciana and Oak for normal eyes, Maple and Willow
 * for protan, Maple and Oak for deutan, Cassia and Magnolia for tritan eyes. A change that brings
 * two species closer fails here. Ten hues cannot all be far apart: shape and letter do the rest.
 */
const LEAST: Record<Eyes, number> = { normal: 13.9, protan: 8.6, deutan: 10.3, tritan: 9.7 };

describe.each(Object.keys(LEAST) as Eyes[])("%s eyes", (eyes) => {
  it("keep every pair of pigments apart", () => {
    const [closest] = pairs(eyes);
    expect(closest![1], closest![0]).toBeGreaterThanOrEqual(LEAST[eyes]);
  });
});

it("gives every species a leaf and a mark of its own, so that colour is never alone", () => {
  const shapes = new Map<string, string>();
  for (const [, id, body] of drawings.matchAll(
    /<symbol id="((?:leaf|mark)-[A-Z])"[^>]*>(.*?)<\/symbol>/gs,
  ))
    shapes.set(id!, body!);
  for (const [code] of pigments) {
    expect(shapes.has(`leaf-${code}`)).toBe(true);
    expect(shapes.has(`mark-${code}`)).toBe(true);
  }
  expect(new Set(shapes.values()).size).toBe(20);
});
