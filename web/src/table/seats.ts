import type { Seat } from "../wire";
import { say } from "../words/words.svelte";
import type { Sitting } from "./sitting.svelte";

/** All seats in the order of play, the reader's own first; a spectator begins with the first. */
export function fromOwn<P extends { seat: number }>(players: P[], you: number | null): P[] {
  const own = Math.max(
    0,
    players.findIndex((player) => player.seat === you),
  );
  return [...players.slice(own), ...players.slice(0, own)];
}

/** What is to be said of a seat: that it plays, thinks, is away, is next, or which bot it is. */
export function noteOf(sitting: Sitting, seat: number, next?: number | null): string {
  const { turn, you, seats } = sitting.update!;
  // Where the game has an order of its own it says who is next.
  const follows = next === undefined ? after(seats, you) : next;
  const found = seats.find((other) => other.seat === seat);
  if (!found || seat === you) return "";
  const bot = found.kind === "bot";
  if (turn === seat) return say(bot ? "site-thinking" : "site-playing");
  if (found.kind === "open" && !found.name) return say("site-seat-open");
  if (!bot && found.online === false && !(seat in sitting.tokens)) return say("site-away");
  if (turn === you && seat === follows) return say("site-plays-next");
  return bot ? say(`site-bot-${found.bot ?? "some"}`) : "";
}

function after(seats: Seat[], you: number | null): number | undefined {
  return fromOwn(seats, you)[1]?.seat;
}
