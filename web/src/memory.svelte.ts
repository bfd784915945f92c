import type { NewTable, SeatMade, Update, SeatTold } from "./made/server";

/** A table this device knows, with the tokens of the seats it may play. */
export interface KnownTable {
  table: string;
  game: string;
  seats: { seat: number; name: string; kind: string; here?: boolean; opened?: boolean }[];
  /** Who a single seat plays against. */
  rival?: string;
  /** Tokens of the seats played on this device. */
  mine: Record<number, string>;
  /** Tokens of the seats whose links were handed out from here and that nobody has taken yet. */
  invited: Record<number, string>;
  since: number;
  turn: Update["turn"];
  place?: number;
  /** How its seats were given out, to lay the same table again. */
  order?: NewTable["order"];
  /** The table that was laid again for those who sat at this one. */
  again?: string;
  /** When it was put out of sight; its seat can still be taken back. */
  forgotten?: number;
  /** Whether the site no longer has it. */
  lost?: boolean;
  /** Whether it has ended because its rules are not played any more. */
  ended?: boolean;
  /** The seats of which the reader knows that they were opened on a second device. */
  shared?: number[];
}

const KEY = "parterre.tables";
const KEPT = 60;

/** What is stored, also by another window; null where nothing can be stored. */
function load(): KnownTable[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as KnownTable[]) : [];
  } catch {
    return null;
  }
}

/** As many as are kept: first those go that nobody would miss. */
function trimmed(tables: KnownTable[]): KnownTable[] {
  const missed = (known: KnownTable) => (known.forgotten ? 0 : known.turn === "over" ? 1 : 2);
  const spared = [...tables].sort((a, b) => missed(b) - missed(a) || b.since - a.since);
  const kept = new Set(spared.slice(0, KEPT));
  return tables.filter((known) => kept.has(known));
}

class Memory {
  #all = $state<KnownTable[]>(load() ?? []);
  #stored = true;

  constructor() {
    // What another window lays, joins or forgets is known here as well.
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.#all = load() ?? [];
    });
  }

  /** The tables in sight, the newest first. */
  get tables(): KnownTable[] {
    return this.#all.filter((known) => !known.forgotten);
  }

  /** Those put out of sight, the last one first. */
  get forgotten(): KnownTable[] {
    return this.#all.filter((known) => known.forgotten).sort((a, b) => b.forgotten! - a.forgotten!);
  }

  find(table: string): KnownTable | undefined {
    return this.#all.find((known) => known.table === table);
  }

  add(
    made: { table: string; seats: SeatMade[] },
    game: string,
    mine: number[],
    order?: NewTable["order"],
  ): void {
    const known: KnownTable = {
      table: made.table,
      game,
      seats: made.seats.map(seen),
      mine: {},
      invited: {},
      since: Date.now(),
      turn: 1,
      order,
    };
    for (const seat of made.seats)
      if (seat.token)
        (mine.includes(seat.seat) ? known.mine : known.invited)[seat.seat] = seat.token;
    this.#keep((tables) => [known, ...tables.filter((other) => other.table !== made.table)]);
  }

  /** Remembers a seat and its key: taken by link, at a table laid again, or with a new key. */
  take(table: string, game: string, seat: number, token: string): void {
    if (!this.find(table)) this.add({ table, seats: [] }, game, []);
    this.#change(table, (known) => {
      known.mine[seat] = token;
      delete known.invited[seat];
      delete known.forgotten;
    });
  }

  /** Notes how a table stands, and the place of the reader once they were told it. */
  note(update: Update, place?: number): void {
    this.#change(update.table, (known) => {
      known.turn = update.turn;
      known.seats = update.seats.map(seen);
      known.rival = update.rival;
      known.again = update.again?.table;
      delete known.lost;
      delete known.ended;
      if (place !== undefined) known.place = place;
      // A friend who sits there holds the key alone.
      for (const { seat, here, opened } of known.seats)
        if (here || opened) delete known.invited[seat];
    });
  }

  /** Notes that the reader was told of the seats that were opened on a second device. */
  acknowledge(table: string, seats: number[]): void {
    this.#change(table, (known) => (known.shared = seats));
  }

  /** Notes that the site does not have a table now; its keys stay. */
  miss(table: string): void {
    this.#change(table, (known) => (known.lost = true));
  }

  /** Notes that a table has ended because its rules are not played any more. */
  end(table: string): void {
    this.#change(table, (known) => {
      known.turn = "over";
      known.ended = true;
    });
  }

  /** Puts a table out of sight; its keys stay until it is removed. */
  forget(table: string): void {
    this.#change(table, (known) => (known.forgotten = Date.now()));
  }

  recall(table: string): void {
    this.#change(table, (known) => delete known.forgotten);
  }

  /** Removes a table and its keys for good. */
  remove(table: string): void {
    this.#keep((tables) => tables.filter((known) => known.table !== table));
  }

  #change(table: string, change: (known: KnownTable) => void): void {
    if (!this.find(table)) return;
    this.#keep((tables) => {
      const known = tables.find((other) => other.table === table);
      if (known) change(known);
      return tables;
    });
  }

  /** Changes what is stored now, for another window may have changed it since. */
  #keep(change: (tables: KnownTable[]) => KnownTable[]): void {
    const base = (this.#stored ? load() : null) ?? $state.snapshot(this.#all);
    const before = JSON.stringify(this.#all);
    const tables = trimmed(change(base));
    const text = JSON.stringify(tables);
    if (text !== before) this.#all = tables;
    try {
      localStorage.setItem(KEY, text);
      this.#stored = true;
    } catch {
      // Nothing is kept in a private window; the links still work.
      this.#stored = false;
    }
  }
}

function seen(one: SeatMade | SeatTold): KnownTable["seats"][number] {
  const { seat, name, kind } = one;
  const here = "online" in one ? { here: one.online, opened: one.opened } : {};
  return { seat, name: name ?? "", kind, ...here };
}

export const memory = new Memory();
