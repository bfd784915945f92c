import { listed } from "../../table/sentences";
import { inRow, say } from "../../words/words.svelte";
import { bedsAround, layTrack } from "./plan";
import type { Does, Final, Level, Track } from "./view";

export const levelName = (level: Level | string): string => say(`botanicus-board-level-${level}`);

/** An action in words: “2 waterings”, “plant I and II”. */
export function doesName(does: Does): string {
  const [word, ...rest] = does.split(" ");
  if (word === "plant") return say("botanicus-action-plant", { plants: listed(rest) });
  return say(`botanicus-action-${word}`, { n: Number(rest[0] ?? 1) });
}

export const doesNames = (all: Does[]): string => listed(all.map(doesName));

export const bedName = (bed: string): string => say("botanicus-board-bed", { bed });

/** A crossing by the beds that touch there, which are written on the plan. */
export function crossingName(crossing: string): string {
  const [first, , , second] = bedsAround(crossing);
  return say("botanicus-board-crossing", { first: first!, second: second! });
}

/** A space of the action board: `2.3` is the third of its column. */
export function spaceName(space: string): string {
  const [column, row] = space.split(".").map(Number);
  return say("botanicus-board-space", { column: column!, row: row! });
}

/** The spaces of the tracks as one counts them along the way. */
export function stopNames(tracks: Track[]): Map<string, string> {
  return new Map(
    tracks.flatMap(({ spaces }) =>
      layTrack(spaces).spaces.map(({ space, depth, lane }) => [
        space.space,
        say("botanicus-board-stop-at", {
          where: depth ? "space" : "start",
          nth: depth,
          path: lane < 0 ? "upper" : lane > 0 ? "lower" : "only",
        }),
      ]),
    ),
  );
}

export const trackName = (track: string): string => say(`botanicus-board-track-${track}`);

export const animalName = (animal: string): string => say(`botanicus-board-animal-${animal}`);

export const animalDoes = (animal: string): string => say(`botanicus-board-animal-${animal}-does`);

/** What a final card counts, and what it gives each time. */
export const finalName = ({ counts, points }: Final): string =>
  say(`botanicus-board-final-${counts.replace(" ", "-")}`, { points });

/** The same, and what it gives so far. */
export const finalNow = (final: Final): string =>
  inRow([
    finalName(final),
    say("botanicus-board-final-now", { times: final.times, scores: final.scores }),
  ]);
