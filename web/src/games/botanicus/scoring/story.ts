import { say } from "../../../words/words.svelte";
import { finalName } from "../names";
import { PARTS, type Part, type PlayerTold, type Result, type View } from "../view";

/** One picture of the story: what a seat's points are made of. */
export interface Scene {
  seat: number;
  told: PlayerTold;
  points: number;
}

export function scenes(result: Result, seats: number[]): Scene[] {
  return seats.map((seat) => ({
    seat,
    told: result.players.find((player) => player.seat === seat)!,
    points: result.points[seat - 1]!,
  }));
}

/** The parts that count at this table: final cards only where there are some. */
export const partsOf = (view: View): Part[] =>
  PARTS.filter((part) => part !== "finals" || view.expert);

/** Why a part is worth what it is. */
export function whyOf(part: Part, told: PlayerTold): string {
  if (part === "coins") return say("plot-why-coins", { coins: told.coins_left });
  if (part === "columns") {
    const full = told.column_list.filter((column) => column.full);
    return full.length
      ? full
          .map(({ column, best, points }) =>
            say("plot-why-column", { column, best: best ?? "", points }),
          )
          .join(" · ")
      : say("plot-why-no-column");
  }
  if (part === "finals")
    return told.final_list
      .map((final) => `${finalName(final)}: ${final.times} × ${final.points} = ${final.scores}`)
      .join(" · ");
  return say(`plot-why-${part}`);
}
