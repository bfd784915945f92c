import { say } from "../../../words/words.svelte";
import { seriesName, tileName } from "../names";
import { hiderOf, type Held, type Look, type Renamed, type Result, seriesOf } from "../view";

/** One picture of the story: a visitor's look, or the tiles a seat kept in hand. */
export type Scene =
  | { kind: "look"; seat: number; index: number; look: Look }
  | { kind: "hand"; seat: number; index: number; hand: Held[] };

/** The story seat by seat: visitor after visitor, then the hand. */
export function scenes(result: Result, seats: number[]): Scene[] {
  return seats.flatMap((seat): Scene[] => {
    const told = result.players.find((player) => player.seat === seat)!;
    return [
      ...told.visitors.map((look, index) => ({ kind: "look" as const, seat, index, look })),
      { kind: "hand", seat, index: told.visitors.length, hand: told.hand },
    ];
  });
}

export function pointsOf(scene: Scene): number {
  if (scene.kind === "look") return scene.look.points + scene.look.bonus;
  return scene.hand.reduce((sum, held) => sum + held.points, 0);
}

/** What a look sees and why not the rest, in sentences. */
export function told(look: Look, renamed: Renamed): string[] {
  const said = [say("lawn-told-sees", { count: look.sees.length, points: look.points })];
  for (const series of look.series) {
    const count = look.sees.filter((tile) => seriesOf(tile) === series).length;
    said.push(say("lawn-told-bonus", { series: seriesName(series, renamed), count }));
  }
  look.line.forEach((cell, index) => {
    const by = hiderOf(look, index);
    if (cell.tile && !cell.seen && by)
      said.push(
        say("lawn-told-hidden", { tile: tileName(cell.tile, renamed), by: tileName(by, renamed) }),
      );
  });
  const down = look.line.filter((cell) => !cell.tile).length;
  if (down) said.push(say("lawn-told-down", { count: down }));
  return said;
}
