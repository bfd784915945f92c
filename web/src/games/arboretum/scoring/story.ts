import { capital, listed } from "../../../table/sentences";
import { say } from "../../../words/words.svelte";
import { speciesName } from "../names";
import type { Reader } from "../../../table/log";
import type { Share } from "../../../table/story";
import type { HandTold, Result, SpeciesTold } from "../view";

/** Points of a seat for a species: null without the right, 0 for a right without a path. */
export function pointsOf(told: SpeciesTold, seat: number): number | null {
  if (!told.right.includes(seat)) return null;
  return told.paths.find((path) => path.seat === seat)?.points ?? 0;
}

/** The hands as they are told: who has the right, then by sum, the empty ones last. */
export function ordered(told: SpeciesTold): HandTold[] {
  const weight = (hand: HandTold) =>
    (told.right.includes(hand.seat) ? 1000 : 0) + hand.sum * 10 + hand.cards.length;
  return [...told.hands].sort((a, b) => weight(b) - weight(a));
}

/** Why this species is scored by whom, in a sentence or three. */
export function story(told: SpeciesTold, edition: string, reader: Reader): string {
  const species = speciesName(told.species, edition);
  const isYou = (seat: number) => seat === reader.you;
  const name = (seat: number) => (isYou(seat) ? say("board-story-you") : reader.nameOf(seat));
  const said: string[] = [];
  const holders = told.hands.filter((hand) => hand.cards.length);
  if (!holders.length) {
    said.push(say("board-story-nobody", { species }));
    if (!told.paths.length) said.push(say("board-story-no-paths"));
    return said.join(" ");
  }
  for (const hand of holders)
    if (hand.zeroed && hand.by !== null)
      said.push(
        say("board-story-zeroed", {
          holder: isYou(hand.seat) ? "you" : "other",
          by: isYou(hand.by) ? "you" : reader.nameOf(hand.by),
          name: reader.nameOf(hand.seat),
        }),
      );
  const [first] = told.right;
  const best = told.hands.find((hand) => hand.seat === first)!.sum;
  if (told.right.length > 1) {
    const names = capital(listed(told.right.map(name)));
    said.push(say("board-story-shared", { best, names, species }));
  } else {
    const values = {
      you: isYou(first!) ? "yes" : "no",
      name: reader.nameOf(first!),
      species,
      best,
    };
    const others = holders.filter((hand) => hand.seat !== first).map((hand) => hand.sum);
    said.push(
      others.length
        ? say("board-story-beats", { ...values, next: Math.max(...others) })
        : say("board-story-alone", values),
    );
  }
  if (!told.right.some((seat) => told.paths.some((path) => path.seat === seat)))
    said.push(
      told.right.length > 1
        ? say("board-story-no-paths")
        : say("board-story-no-path", {
            you: isYou(first!) ? "yes" : "no",
            name: reader.nameOf(first!),
          }),
    );
  return said.join(" ");
}

/** The species that made a seat's score. */
export const shares = (result: Result, seat: number, edition: string): Share[] =>
  result.species.map((told) => ({
    part: told.species,
    name: speciesName(told.species, edition),
    points: pointsOf(told, seat) ?? 0,
    tone: `sp-${told.species}`,
  }));

/** What settled it between those who are level. */
export function tie(result: Result, reader: Reader): string {
  if (result.winners.length > 1) return say("board-tie-shared");
  const winner = result.winners[0]!;
  const count = result.species_planted[winner - 1]!;
  return say("board-tie-broken", { name: reader.called(winner), count });
}
