import type { Cell, Scene as Told, Share } from "../../../table/story";
import { say } from "../../../words/words.svelte";
import { seriesName, tileName } from "../names";
import {
  hiderOf,
  type Held,
  type Look,
  type PlayerTold,
  type Renamed,
  type Result,
  seriesOf,
} from "../view";

/** One picture of the story: a visitor's look, or the tiles a seat kept in hand. */
export type Scene = Told & { index: number } & (
    { kind: "look"; look: Look } | { kind: "hand"; hand: Held[] }
  );

const toldOf = (result: Result, seat: number): PlayerTold =>
  result.players.find((player) => player.seat === seat)!;

/** The story seat by seat: visitor after visitor, then the hand. */
export function scenes(result: Result, seats: number[]): Scene[] {
  return seats.flatMap((seat): Scene[] => {
    const { visitors, hand, in_hand } = toldOf(result, seat);
    return [
      ...visitors.map((look, index): Scene => {
        return { kind: "look", seat, index, look, points: look.points + look.bonus };
      }),
      { kind: "hand", seat, index: visitors.length, hand, points: in_hand },
    ];
  });
}

/** The lines of the pad: one a visitor, and one for the hand. */
export function partsOf(story: Scene[]): { part: string; name: string }[] {
  const last = Math.max(...story.map(({ index }) => index));
  return Array.from({ length: last + 1 }, (_, at) => ({
    part: String(at),
    name:
      at === last ? say("topiary-board-pad-hand") : say("topiary-board-visitor", { at: at + 1 }),
  }));
}

export function cell(story: Scene[], part: string, seat: number): Cell {
  const scene = story.findIndex((one) => one.seat === seat && one.index === Number(part));
  return { scene, points: story[scene]?.points ?? null };
}

export function shares(result: Result, seat: number): Share[] {
  const told = toldOf(result, seat);
  return [
    { part: "sight", name: "", points: told.in_sight, tone: "leaf" },
    { part: "bonus", name: "", points: told.bonus, tone: "gold" },
    { part: "hand", name: "", points: told.in_hand, tone: "wood" },
  ];
}

/** A score in a sentence. */
export function madeOf(result: Result, seat: number): string {
  const { in_sight, bonus, in_hand } = toldOf(result, seat);
  return say("topiary-board-made-of", { sight: in_sight, bonus, hand: in_hand });
}

/** What a look sees and why not the rest, in sentences. */
export function told(look: Look, renamed: Renamed): string[] {
  const said = [say("topiary-board-told-sees", { count: look.sees.length, points: look.points })];
  for (const series of look.series) {
    const count = look.sees.filter((tile) => seriesOf(tile) === series).length;
    said.push(say("topiary-board-told-bonus", { series: seriesName(series, renamed), count }));
  }
  look.line.forEach((cell, index) => {
    const by = hiderOf(look, index);
    if (cell.tile && !cell.seen && by)
      said.push(
        say("topiary-board-told-hidden", {
          tile: tileName(cell.tile, renamed),
          by: tileName(by, renamed),
        }),
      );
  });
  const down = look.line.filter((cell) => !cell.tile).length;
  if (down) said.push(say("topiary-board-told-down", { count: down }));
  return said;
}
