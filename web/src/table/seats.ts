import type { SeatTold } from "../made/server";
import { has, say } from "../words/words.svelte";
import type { Sitting } from "./sitting.svelte";

/** All seats in the order of play, the reader's own first; a spectator begins with the first. */
export function fromOwn<P extends { seat: number }>(players: P[], you: number | null): P[] {
  const own = Math.max(
    0,
    players.findIndex((player) => player.seat === you),
  );
  return [...players.slice(own), ...players.slice(0, own)];
}

/** The reader's own seat, the one shown as theirs (a spectator looks at the first), and the rest. */
export function around<P extends { seat: number }>(
  players: P[],
  you: number | null,
): { me: P | null; shown: P; others: P[] } {
  const [shown, ...others] = fromOwn(players, you) as [P, ...P[]];
  return { me: shown.seat === you ? shown : null, shown, others };
}

/** Whether the reader is asked for the first time since another seat acted. */
export function begins(sitting: Sitting): boolean {
  return sitting.log.findLast(({ seat }) => seat !== null)?.seat !== sitting.you;
}

/** The seat of a bot that takes its time over the decision that is now its own. */
export function thinker(sitting: Sitting): SeatTold | undefined {
  const { turn, seats } = sitting.update!;
  return seats.find((seat) => seat.seat === turn && seat.kind === "bot" && !!seat.seconds);
}

/** How a bot plays, in a word; one of another time by its own name. */
function levelOf(bot: string): string {
  return has(`bot-name-${bot}`) ? say(`bot-name-${bot}`) : bot;
}

/** Which bot it is that thinks, and for how long at most. */
export function within(bot: SeatTold): string {
  return say("board-thinks-within", { level: levelOf(bot.bot ?? ""), seconds: bot.seconds ?? 0 });
}

/** Whether somebody is there to play: nobody took the seat yet, or whoever did has gone. */
export function absence(sitting: Sitting, seat: number): "open" | "away" | null {
  const found = sitting.update!.seats.find((other) => other.seat === seat);
  if (!found || found.kind === "bot" || found.online !== false || seat in sitting.tokens)
    return null;
  return found.kind === "open" && !found.opened ? "open" : "away";
}

/** Who is waited for, and whether they are there. */
export function awaited(sitting: Sitting, seat: number): string {
  const absent = absence(sitting, seat);
  const id = absent ? `site-wait-${absent}` : "board-ask-wait";
  return say(thinker(sitting) ? "board-ask-thinking" : id, { name: sitting.nameOf(seat) });
}

/** What is to be said of a seat: that it plays, thinks, is away, is next, or which bot it is. */
export function noteOf(sitting: Sitting, seat: number): string {
  const { turn, you, seats, view } = sitting.update!;
  const found = seats.find((other) => other.seat === seat);
  if (!found || seat === you) return "";
  if (found.shared) return say("site-shared");
  const absent = absence(sitting, seat);
  if (absent) return say(absent === "open" ? "site-seat-open" : "site-away");
  const level = found.kind === "bot" ? levelOf(found.bot ?? "") : "";
  if (turn === seat) return level ? thinks(found.seconds ?? 0) : say("site-playing");
  // Between two it goes without saying who is next.
  if (turn === you && seat === view.next && !(level && seats.length === 2))
    return level ? say("site-bot-next", { level }) : say("site-plays-next");
  return level ? say("site-bot", { level }) : "";
}

function thinks(seconds: number): string {
  return seconds ? say("site-thinking-for", { seconds }) : say("site-thinking");
}
