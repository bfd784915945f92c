import { capital, listed } from "../../../table/sentences";
import { say } from "../../../words/words.svelte";
import { speciesName } from "../names";
import type { Reader } from "../../../table/log";
import type { Counting, Share } from "../../../table/story";
import { speciesOf, type HandTold, type PathTold, type Result, type SpeciesTold } from "../view";

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
    said.push(say("arboretum-board-story-nobody", { species }));
    if (!told.paths.length) said.push(say("arboretum-board-story-no-paths"));
    return said.join(" ");
  }
  for (const hand of holders)
    if (hand.zeroed && hand.by !== null)
      said.push(
        say("arboretum-board-story-zeroed", {
          holder: isYou(hand.seat) ? "you" : "other",
          by: isYou(hand.by) ? "you" : reader.nameOf(hand.by),
          name: reader.nameOf(hand.seat),
        }),
      );
  const [first] = told.right;
  const among = told.right.some(isYou) ? "yes" : "no";
  const best = told.hands.find((hand) => hand.seat === first)!.sum;
  if (told.right.length > 1) {
    const names = capital(listed(told.right.map(name)));
    const count = told.right.length;
    said.push(say("arboretum-board-story-shared", { best, names, count, species, you: among }));
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
        ? say("arboretum-board-story-beats", { ...values, next: Math.max(...others) })
        : say("arboretum-board-story-alone", values),
    );
  }
  if (!told.paths.length) said.push(say("arboretum-board-story-no-paths"));
  else if (!told.paths.some(({ scored }) => scored))
    said.push(
      say("arboretum-board-story-no-path", {
        whose: whose(told.right, reader),
        name: reader.nameOf(first!),
        denied: listed(told.paths.map(({ seat }) => name(seat))),
      }),
    );
  return said.join(" ");
}

/** Whose gardens are spoken of: the reader's, those of others, or both. */
function whose(seats: number[], { you }: Reader): "yours" | "ours" | "theirs" | "other" {
  const among = you !== null && seats.includes(you);
  if (seats.length > 1) return among ? "ours" : "theirs";
  return among ? "yours" : "other";
}

/** A path's points by kind, and why each is given or not. */
export function kinds(path: PathTold, species: string, edition: string): Counting[] {
  const name = speciesName(species, edition);
  const mixed = path.path.some(([card]) => speciesOf(card) !== species);
  const kind = (key: "same" | "one" | "eight", off: string): Counting => ({
    key,
    what: "",
    why: say(`arboretum-board-kind-${path[key] ? key : off}`, { species: name }),
    points: path[key],
  });
  return [
    {
      key: "cards",
      what: "",
      why: say("arboretum-board-cards", { count: path.cards }),
      points: path.cards,
    },
    kind("same", mixed ? "same-off" : "short"),
    kind("one", "one-off"),
    kind("eight", "eight-off"),
  ];
}

/** The species that made a seat's score. */
export const shares = (result: Result, seat: number, edition: string): Share[] =>
  result.species.map((told) => ({
    part: told.species,
    name: speciesName(told.species, edition),
    points: pointsOf(told, seat) ?? 0,
    tone: `sp-${told.species}`,
  }));
