import type { Line } from "../../table/lines";
import type { Said } from "../../wire";
import { pieces, say, thing, type Piece, type Values } from "../../words/words.svelte";
import { placeName, seriesName, tileName } from "./names";
import { turns, type Turn } from "./turns";
import type { Renamed } from "./view";

export interface Reader {
  you: number | null;
  nameOf(seat: number): string;
}

/** What was laid out before the first turn. */
function beginning(log: Said[]): Line[] {
  return log.flatMap(({ n, words }): Line[] => {
    const { species, card } = words?.values ?? {};
    if (words?.id === "topiary-log-leave")
      return [lineOf(n, null, words.id, { species: thing("series", String(species)) })];
    if (words?.id === "topiary-log-centre")
      return [lineOf(n, null, words.id, { card: thing("tile", String(card)) })];
    return [];
  });
}

const lineOf = (n: number, seat: number | null, id: string, values: Values): Line => ({
  key: String(n),
  seat,
  pieces: pieces(id, values),
});

/** The log in words, one line a turn. */
export function lines(log: Said[], reader: Reader): Line[] {
  return [
    ...beginning(log),
    ...turns(log).map((turn) => lineOf(turn.n, turn.seat, ...told(turn, reader))),
  ];
}

function told(turn: Turn, reader: Reader): [string, Values] {
  const who = thing("who", String(turn.seat));
  const you = turn.seat === reader.you ? "yes" : "no";
  if (turn.kept) {
    if (turn.kept[0] === "?") return ["lawn-log-kept-hidden", { who, you }];
    const [first, second, third] = turn.kept.map((tile) => thing("tile", tile));
    return ["lawn-log-kept", { who, you, first: first!, second: second!, third: third! }];
  }
  const values = { who, you, place: placeName(turn.place!), cell: turn.took ?? "" };
  if (turn.stayed) return ["lawn-log-stayed", values];
  if (!turn.took) return ["lawn-log-visited", values];
  const found = turn.found ? thing("tile", turn.found) : "";
  if (!turn.set)
    return found ? ["lawn-log-took-seen", { ...values, found }] : ["lawn-log-took", values];
  const tile = thing("tile", turn.set);
  if (turn.found === turn.set) return ["lawn-log-turned", { ...values, tile }];
  return found
    ? ["lawn-log-set-seen", { ...values, found, tile }]
    : ["lawn-log-set", { ...values, tile }];
}

/** A line as plain text, for the screen reader. */
export function plain(line: Line, reader: Reader, renamed: Renamed): string {
  const word = (piece: Piece) => {
    if (typeof piece === "string") return piece;
    if (piece.kind === "tile") return tileName(piece.key, renamed);
    if (piece.kind === "series") return seriesName(piece.key, renamed);
    const seat = Number(piece.key);
    return seat === reader.you ? say("site-you") : reader.nameOf(seat);
  };
  return line.pieces.map(word).join("");
}
