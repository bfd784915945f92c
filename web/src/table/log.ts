import type { Words } from "../made/core";
import type { Said } from "../made/table";
import { has, pieces, say, textOf, thing, type Piece, type Values } from "../words/words.svelte";
import { capital, listed } from "./sentences";

/** Who reads: what is theirs is said in the second person. */
export interface Reader {
  you: number | null;
  nameOf(seat: number): string;
  called(seat: number): string;
}

/** How a game's entries are told: its messages come with each entry, it only says what is drawn. */
export interface Told {
  /** The values of a message as the reader is to see them: a card as a thing, a place in words. */
  values(values: NonNullable<Words["values"]>, reader: Reader): Values;
  /** The messages that begin a line even where the same seat did what came before, or caused it. */
  opens?: string[];
  /** The selectors of what a message is about, where it lies on the table. */
  where?(words: Words, seat: number | null): string[];
  /** The messages that need not be told. */
  silent?: string[];
}

/** What one entry says: a phrase after a name, or a sentence of its own where nobody did it. */
export interface Entry {
  n: number;
  seat: number | null;
  opens: boolean;
  phrase: string;
  /** What followed from it, each a sentence. */
  then: string[];
  where: string[];
}

/** One line of the log: what a seat did in a turn, what came of it, and where. */
export interface Line {
  key: string;
  seat: number | null;
  pieces: Piece[];
  under: Piece[][];
  where: string[];
}

// What is dealt before the first turn lies in everybody's hand.
const DEALT = /-log-deal(-hidden)?$/;

/** The entries in the reader's language, those that say nothing left out. */
export function entries(log: Said[], reader: Reader, told: Told): Entry[] {
  return log.flatMap(({ n, seat: by, words }): Entry[] => {
    if (!words || !has(words.id) || DEALT.test(words.id)) return [];
    const given = words.values ?? {};
    const seat = by ?? (typeof given.seat === "number" ? given.seat : null);
    const you = seat !== null && seat === reader.you ? "yes" : "no";
    const said = ({ id, values = {} }: Words) =>
      has(id) && !told.silent?.includes(id)
        ? say(id, { ...values, ...told.values(values, reader), you })
        : "";
    const phrase = said(words);
    // What need not be told may have led to something that must.
    if (!phrase && !words.then?.some(said)) return [];
    const opens = ({ id, opens }: Words) => opens ?? told.opens?.includes(id) ?? false;
    const where = (one: Words) => told.where?.(one, seat) ?? [];
    const made = [
      { n, seat, opens: opens(words), phrase, then: [] as string[], where: where(words) },
    ];
    for (const one of words.then ?? []) {
      const sentence = capital(said(one));
      if (!sentence) continue;
      if (opens(one))
        made.push({ n, seat: null, opens: true, phrase: sentence, then: [], where: where(one) });
      else {
        made.at(-1)!.then.push(sentence);
        made.at(-1)!.where.push(...where(one));
      }
    }
    return made;
  });
}

/** The entries as lines, one for all that a seat did in a turn. */
export function lines(all: Entry[], reader: Reader): Line[] {
  const groups: Entry[][] = [];
  for (const entry of all) {
    const last = groups.at(-1);
    const goesOn = entry.seat !== null && last?.[0]?.seat === entry.seat && !entry.opens;
    if (goesOn) last!.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group, at) => {
    const { n, seat } = group[0]!;
    const done = counted(group);
    const came = group.flatMap(({ then }) => then);
    const [sentence, ...under] = done.length ? [before(seat, listed(done), reader), ...came] : came;
    return {
      key: `${n}.${at}`,
      seat,
      pieces: pieces(sentence!),
      under: under.map(pieces),
      where: [...new Set(group.flatMap(({ where }) => where))],
    };
  });
}

/** An entry read out by itself. */
export function spoken(entry: Entry, reader: Reader): string {
  const done = entry.phrase ? [before(entry.seat, entry.phrase, reader)] : [];
  return [...done, ...entry.then].map(textOf).join(". ");
}

function before(seat: number | null, phrase: string, reader: Reader): string {
  return seat === null
    ? capital(phrase)
    : `${thing("who", String(seat), reader.called(seat))} ${phrase}`;
}

/** What was done twice in a row is said once. */
function counted(group: Entry[]): string[] {
  const said: string[] = [];
  for (const { phrase } of group.filter(({ phrase }) => phrase))
    if (said.at(-1) === phrase) said[said.length - 1] = say("board-log-twice", { what: phrase });
    else said.push(phrase);
  return said;
}
