import type { Line } from "../../table/lines";
import type { Said } from "../../wire";
import { pieces, say, thing, type Piece, type Values } from "../../words/words.svelte";
import { cardName } from "./names";
import { turns, type Turn } from "./turns";

export interface Reader {
  you: number | null;
  nameOf(seat: number): string;
}

/** The log in words, two lines a turn at most. */
export function lines(log: Said[], reader: Reader): Line[] {
  return turns(log).flatMap((turn): Line[] => {
    const who = thing("who", String(turn.seat));
    const you = turn.seat === reader.you ? "yes" : "no";
    const line = (key: string, id: string, values: Values): Line => ({
      key: `${turn.n}${key}`,
      seat: turn.seat,
      pieces: pieces(id, { who, you, ...values }),
    });
    const made: Line[] = [];
    if (turn.draws.length === 2 && turn.draws.every((d) => d.from === null && !d.card))
      made.push(line("d", "board-log-two", {}));
    else if (turn.draws.length === 2 && turn.draws.every((d) => d.from === null && d.card)) {
      const [first, second] = turn.draws.map((draw) => thing("card", draw.card!));
      made.push(line("d", "board-log-two-seen", { first: first!, second: second! }));
    } else if (turn.draws.length) {
      const [first, second] = turn.draws.map((draw) => source(draw, turn.seat, reader));
      made.push(
        second
          ? line("d", "board-log-took-two", { first: first!, second })
          : line("d", "board-log-took", { first: first! }),
      );
    }
    if (turn.plant) {
      const plant = thing("card", turn.plant);
      made.push(
        turn.discard
          ? line("p", "board-log-planted-discarded", {
              plant,
              discard: thing("card", turn.discard),
            })
          : line("p", "board-log-planted", { plant }),
      );
    }
    return made;
  });
}

function source(draw: Turn["draws"][number], seat: number, reader: Reader): string {
  const card = draw.card ? thing("card", draw.card) : "";
  if (draw.from === null)
    return card ? say("board-from-deck-card", { card }) : say("board-from-deck");
  const owner = draw.from === seat ? "self" : draw.from === reader.you ? "you" : "other";
  const mine = seat === reader.you ? "yes" : "no";
  const name = reader.nameOf(draw.from);
  return say("board-from-pile", { card: card || say("board-a-card"), owner, mine, name });
}

/** A line as plain text, for the screen reader. */
export function plain(line: Line, reader: Reader, edition: string): string {
  const word = (piece: Piece) => {
    if (typeof piece === "string") return piece;
    if (piece.kind === "card") return cardName(piece.key, edition);
    const seat = Number(piece.key);
    return seat === reader.you ? say("site-you") : reader.nameOf(seat);
  };
  return line.pieces.map(word).join("");
}
