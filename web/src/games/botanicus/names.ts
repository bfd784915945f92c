import { listed } from "../../table/sentences";
import { say } from "../../words/words.svelte";
import type { Does, Final, Level } from "./view";

export const levelName = (level: Level | string): string => say(`plot-level-${level}`);

/** An action in words: “2 waterings”, “plant I and II”. */
export function doesName(does: Does): string {
  const [word, ...rest] = does.split(" ");
  if (word === "plant") return say("botanicus-action-plant", { plants: listed(rest) });
  return say(`botanicus-action-${word}`, { n: Number(rest[0] ?? 1) });
}

export const doesNames = (all: Does[]): string => listed(all.map(doesName));

export const bedName = (bed: string): string => say("plot-bed", { bed });

export const crossingName = (crossing: string): string =>
  say("plot-crossing", { row: crossing.charAt(1), column: crossing.charAt(2) });

export const trackName = (track: string): string => say(`plot-track-${track}`);

export const animalName = (animal: string): string => say(`plot-animal-${animal}`);

export const animalDoes = (animal: string): string => say(`plot-animal-${animal}-does`);

/** What a final card counts, and what it gives each time. */
export const finalName = ({ counts, points }: Final): string =>
  say(`plot-final-${counts.replace(" ", "-")}`, { points });
