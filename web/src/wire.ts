/** What travels between the client and the site. */
export interface WordsOf {
  id: string;
  values?: Record<string, string | number>;
  /** What followed from it without anybody being asked. */
  then?: WordsOf[];
  /** Whether a turn begins with it. */
  opens?: boolean;
}

export interface Said {
  n: number;
  seat: number | null;
  action: string;
  words?: WordsOf;
}

export interface Choice {
  action: string;
  shows: unknown;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name?: string | null;
  bot?: string | null;
  /** How long a bot may think about a decision; 0 when it answers at once. */
  seconds?: number;
  online?: boolean;
  /** Whether anybody has ever opened it. */
  opened?: boolean;
  /** Whether it was opened on a second device. */
  shared?: boolean;
}

export interface Update {
  table: string;
  game: string;
  n: number;
  turn: number | "over";
  you: number | null;
  /** How many elements of the table's box are known in which way. */
  box?: Record<string, number>;
  seats: Seat[];
  /** Who a single seat plays against, with points but no answers of its own. */
  rival?: string;
  thinking?: number[];
  view: unknown;
  choices: Choice[];
  undo: boolean;
  said: Said[];
  /** The table that was laid again for those who sat here, and the reader's seat there. */
  again?: { table: string; seat: number } | null;
}

export interface Refusal {
  id: string;
  values?: Record<string, string | number>;
  clause?: string;
  sentence?: string;
}

export type ServerFrame =
  | ({ type: "update" } & Update)
  | { type: "done"; id: string; n: number }
  | { type: "refused"; id: string | null; error: Refusal; update?: Update }
  | { type: "pong" };

/** An action of a hint, in words, with its chance of winning in percent. */
export interface HintAction {
  action: string;
  words: WordsOf;
  chance: number;
}

/** A hint for the seat that asked, at the entry n. */
export interface HintTold extends HintAction {
  n: number;
  reasons: WordsOf[];
  /** The next best, where there is another choice. */
  second: HintAction | null;
}

export interface SeatAsked {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

/** What a corrected box changes: section, element, value. */
export type Components = Record<string, Record<string, unknown>>;

export interface TableAsked {
  game: string;
  seats: SeatAsked[];
  options: Record<string, string | number | boolean>;
  order: "lot" | "given";
  components?: Components;
}

export interface SeatMade extends Seat {
  token?: string;
  asked?: number;
}

export interface TableMade {
  table: string;
  seats: SeatMade[];
}

/** Where a table was laid again; who asked first is told every seat with its key. */
export interface TableAgain {
  table: string;
  seat: number;
  seats: SeatMade[];
}

export interface OptionOffered {
  name: string;
  default: unknown;
  choices?: unknown[] | null;
}

/** A level of play, and how many seconds it may think about a decision. */
export interface LevelOffered {
  name: string;
  seconds: number;
}

export interface GameOffered {
  name: string;
  seats: number[];
  options: OptionOffered[];
  bots: string[];
  levels: { default: string; choices: LevelOffered[] };
  box: Record<string, number>;
}
