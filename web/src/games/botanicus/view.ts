import type { Breakdown, Level, Player, Request, Shows, View } from "../../made/botanicus";
import type { Choice } from "../../made/table";

export type * from "../../made/botanicus";

export type Option<S extends Shows = Shows> = Choice & { shows: S };

/** What points are made of, in the order in which they are told. */
export const PARTS = [
  "requests",
  "tracks",
  "prizes",
  "animals",
  "actions",
  "columns",
  "coins",
  "finals",
] as const satisfies (keyof Breakdown)[];
export type Part = (typeof PARTS)[number];

export const playerOf = (view: View, seat: number): Player =>
  view.players.find((player) => player.seat === seat)!;

/** The plants of a request: of like ones the first count as those that are there. */
export function drawn(request: Request): { level: Level; missing: boolean }[] {
  const count = (all: Level[], level: Level) => all.filter((other) => other === level).length;
  return request.plants.map((level, at) => {
    const before = count(request.plants.slice(0, at), level);
    const there = count(request.plants, level) - count(request.missing, level);
    return { level, missing: !request.met && before >= there };
  });
}
