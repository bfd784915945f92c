import { say } from "../words/words.svelte";
import { figure } from "./figures";
import type { Reader } from "./log";
import { capital, listed } from "./sentences";

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

/** What decides between those level on points, and each seat's figure: the higher comes first. */
export interface Break {
  by: string;
  values: number[];
}

/** What every game's result says of the places. */
export interface Standing {
  points: number[];
  places: number[];
  /** First things first: a later one counts where those before it left seats level. */
  breaks: Break[];
  winners: number[];
}

/** Seats level on points, the first of them first, and what set them apart: nothing if they share. */
export interface Tie {
  seats: number[];
  points: number;
  by: Break | null;
}

/** Every tie of a result and what decided it, from the top. */
export function ties({ points, places, breaks }: Standing): Tie[] {
  const settle = (seats: number[], left: Break[]): Tie[] => {
    if (seats.length < 2) return [];
    const by = left.find(({ values }) => new Set(seats.map((seat) => values[seat - 1])).size > 1);
    const tie = { seats, points: points[seats[0]! - 1]!, by: by ?? null };
    if (!by) return [tie];
    const rest = left.slice(left.indexOf(by) + 1);
    return [tie, ...level(seats, by.values).flatMap((group) => settle(group, rest))];
  };
  const seats = points.map((_, at) => at + 1).sort((a, b) => places[a - 1]! - places[b - 1]!);
  return level(seats, points).flatMap((group) => settle(group, breaks));
}

/** Seats in groups of equal figures, in their order. */
const level = (seats: number[], figures: number[]): number[][] =>
  [...new Set(seats.map((seat) => figures[seat - 1]))].map((figure) =>
    seats.filter((seat) => figures[seat - 1] === figure),
  );

/** A tie in words; `game` begins the messages of the game it is of. */
export function tieTold({ seats, points, by }: Tie, game: string, reader: Reader): string {
  const name = (seat: number) =>
    seat === reader.you ? say("board-story-you") : reader.nameOf(seat);
  const figures = seats.map((seat) => `${name(seat)} ${figure(by?.values[seat - 1] ?? 0)}`);
  return capital(
    say(`${game}-board-tie-${by?.by ?? "shared"}`, {
      points,
      names: listed(seats.map(name)),
      order: listed(seats.map(name), "board-story-then"),
      figures: listed(figures),
    }),
  );
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
