import { say } from "../words/words.svelte";
import type { Reader } from "./log";

/** One picture of a story: a part of what a seat's points are made of. */
export interface Scene {
  seat: number;
  points: number;
}

/** A line of what is told: what it is, why, and what it gives. */
export interface Counting {
  key: string;
  what: string;
  why: string;
  points: number;
}

/** How a share of a bar is coloured. */
export type Tone = "leaf" | "gold" | "clay" | "sky" | "violet" | "wood" | `sp-${string}`;

/** A part of a score as a bar shows it. */
export interface Share {
  part: string;
  name: string;
  points: number;
  tone: Tone;
}

/** What a line of the pad says of a seat: the scene that tells it, and its points, if it has any. */
export interface Cell {
  scene: number;
  points: number | null;
}

/** The points of a seat as far as the story has come. */
export const soFar = (story: Scene[], at: number, seat: number): number =>
  story
    .slice(0, at + 1)
    .filter((scene) => scene.seat === seat)
    .reduce((sum, { points }) => sum + points, 0);

/** What comes next, in words: the next scene, another player, or the result. */
export function nextOf<S extends Scene>(
  story: S[],
  at: number,
  reader: Reader,
  name: (scene: S) => string,
): string {
  const coming = story[at + 1];
  if (!coming) return say("board-next-end");
  if (coming.seat !== story[at]!.seat)
    return say("board-next-player", { name: reader.called(coming.seat) });
  return name(coming);
}
