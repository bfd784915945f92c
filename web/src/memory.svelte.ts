import type { SeatMade, TableAsked, Update } from "./wire";

/** A table this device knows, with the tokens of the seats it may play. */
export interface KnownTable {
  table: string;
  game: string;
  seats: { seat: number; name: string; kind: string }[];
  /** Tokens of the seats played on this device. */
  mine: Record<number, string>;
  /** Tokens of the seats whose links were handed out from here. */
  invited: Record<number, string>;
  since: number;
  turn: number | "over";
  place?: number;
  /** What was asked for, to lay the same table again. */
  asked?: TableAsked;
}

const KEY = "parterre.tables";
const KEPT = 30;

function load(): KnownTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as KnownTable[]) : [];
  } catch {
    return [];
  }
}

class Memory {
  tables = $state<KnownTable[]>(load());

  find(table: string): KnownTable | undefined {
    return this.tables.find((known) => known.table === table);
  }

  add(
    made: { table: string; seats: SeatMade[] },
    game: string,
    mine: number[],
    asked?: TableAsked,
  ): void {
    const known: KnownTable = {
      table: made.table,
      game,
      seats: made.seats.map((s) => ({ seat: s.seat, name: s.name ?? "", kind: s.kind })),
      mine: {},
      invited: {},
      since: Date.now(),
      turn: 1,
      asked,
    };
    for (const seat of made.seats)
      if (seat.token)
        (mine.includes(seat.seat) ? known.mine : known.invited)[seat.seat] = seat.token;
    this.#keep([known, ...this.tables.filter((other) => other.table !== made.table)]);
  }

  /** Remembers a seat opened through its secret link. */
  join(update: Update, token: string): void {
    if (update.you === null) return;
    const known = this.find(update.table);
    if (known) {
      known.mine[update.you] = token;
      this.#keep(this.tables);
    } else {
      this.add({ table: update.table, seats: [] }, update.game, []);
      this.find(update.table)!.mine[update.you] = token;
    }
    this.note(update);
  }

  note(update: Update, place?: number): void {
    const known = this.find(update.table);
    if (!known) return;
    known.turn = update.turn;
    known.seats = update.seats.map((s) => ({ seat: s.seat, name: s.name ?? "", kind: s.kind }));
    if (place !== undefined) known.place = place;
    this.#keep(this.tables);
  }

  forget(table: string): void {
    this.#keep(this.tables.filter((known) => known.table !== table));
  }

  #keep(tables: KnownTable[]): void {
    this.tables = tables.slice(0, KEPT);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.tables));
    } catch {
      // Nothing is kept in a private window; the links still work.
    }
  }
}

export const memory = new Memory();
