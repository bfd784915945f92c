import { expect, it } from "vitest";
import { clearSpot } from "../src/table/spot";

const room = { left: 0, top: 57, width: 1000, height: 600 };
const size = { width: 300, height: 150 };
const question = { left: 600, top: 100, width: 300, height: 60 };
const overlaps = (spot: { left: number; top: number }, box: typeof room) =>
  spot.left < box.left + box.width &&
  spot.left + size.width > box.left &&
  spot.top < box.top + box.height &&
  spot.top + size.height > box.top;

it("floats near what it belongs to, and over nothing that is kept", () => {
  const kept = { ...question, weight: 10 };
  const spot = clearSpot(size, question, room, [kept]);
  expect(overlaps(spot, question)).toBe(false);
  expect(spot.left).toBeGreaterThan(400);
  expect(spot.top).toBeLessThan(300);
});

it("rather covers what matters little than what it is about", () => {
  const advised = { left: 0, top: 57, width: 1000, height: 300, weight: 100 };
  const rest = { left: 0, top: 357, width: 1000, height: 300, weight: 1 };
  const spot = clearSpot(size, question, room, [advised, rest]);
  expect(overlaps(spot, advised)).toBe(false);
});

it("stays in a room that is too small for it", () => {
  const spot = clearSpot(size, question, { left: 0, top: 57, width: 320, height: 100 }, []);
  expect(spot).toEqual({ left: 8, top: 65 });
});
