import { readTable, renewKey } from "../api";
import { memory } from "../memory.svelte";
import type { Refusal } from "../api";
import type { Update } from "../made/server";
import type { Said } from "../made/table";
import { say } from "../words/words.svelte";
import { Live, type Heard, type LineState } from "./live.svelte";
import { Stage, type Shown } from "./stage.svelte";

/** What a seat speaks into: the live line, or a fixture while drawing the board. */
export interface Speaking {
  readonly state: LineState;
  readonly refused?: Refusal | null;
  play(action: string, n: number): void;
  undo(n: number): void;
  close(): void;
}

export type OpenLine = (
  table: string,
  token: string | null,
  have: number,
  heard: Heard,
) => Speaking;

const live: OpenLine = (table, token, have, heard) => new Live(table, token, have, heard);

/** Somebody at a table: what is shown to them, what they may do, and on which line. */
export class Sitting {
  stage: Stage;
  line = $state.raw<Speaking | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  failed = $state.raw<unknown>(null);
  token: string | null = null;
  /** Whether the scoring need not be told again: it was, or the game was over before one came. */
  scored = false;
  #covered = $state(false);
  #closed = false;
  /** The entry that a sentence on its way was decided at: a later one answers it. */
  #sentAt = $state<number | null>(null);

  constructor(
    readonly table: string,
    readonly tokens: Record<number, string>,
    private readonly shown: Shown,
    private readonly openLine: OpenLine = live,
  ) {
    this.stage = $state(new Stage(shown));
  }

  get update(): Update | null {
    return this.stage.shown;
  }
  get log(): Said[] {
    return this.stage.log;
  }
  /** Whether an answer is on its way; until what it led to is shown, nothing else can be said. */
  get waiting(): boolean {
    return this.#sentAt !== null && !!this.update && this.update.n <= this.#sentAt;
  }
  /** True when a choice may be made now. */
  get ready(): boolean {
    return !!this.update?.choices.length && !this.stage.moving && !this.waiting;
  }
  get mayUndo(): boolean {
    return !!this.update?.undo && !this.stage.moving && !this.waiting;
  }
  /** The seat the device is to be passed to, when it is another one of ours. */
  get passTo(): number | null {
    const { turn, you } = this.update ?? { turn: "over", you: null };
    if (typeof turn !== "number" || turn === you || this.stage.moving) return null;
    return turn in this.tokens ? turn : null;
  }

  /** The seat whose turn hides behind the curtain until the device has changed hands. */
  get curtain(): number | null {
    return this.passTo ?? (this.#covered ? (this.update?.you ?? null) : null);
  }

  /** Takes a seat (or watches, without one) and reads the table from the start. */
  async sit(seat: number | null, covered = false): Promise<void> {
    const token = seat === null ? null : (this.tokens[seat] ?? null);
    if (!(await this.#opened(token))) return;
    this.#covered = covered && this.update?.turn !== "over";
  }

  /** Sits down with a secret link; the device remembers the seat. */
  async enter(token: string): Promise<boolean> {
    if (!(await this.#opened(token))) return false;
    const update = this.update;
    if (!update || update.you === null) return false;
    this.tokens[update.you] = token;
    memory.take(update.table, update.game, update.you, token);
    memory.note(update);
    return true;
  }

  /** Has a new key made for the seat; whoever came with the old one is shut out. */
  async renew(): Promise<void> {
    const { update, token: old } = this;
    if (!update || !old) return;
    // Kept before it is used: the old one is good until then, so that neither can be lost.
    const { seat, token } = await renewKey(this.table, old);
    memory.take(this.table, update.game, seat, token);
    memory.acknowledge(this.table, []);
    this.tokens[seat] = token;
    await this.#read(token);
  }

  /** Lifts the curtain: the device is now with the seat it was passed to. */
  lift(): void {
    if (this.passTo) void this.sit(this.passTo);
    else this.#covered = false;
  }

  async #opened(token: string | null): Promise<boolean> {
    try {
      await this.#read(token);
      return true;
    } catch (error) {
      this.failed = error;
      return false;
    }
  }

  async #read(token: string | null): Promise<void> {
    this.line?.close();
    try {
      const first = await readTable(this.table, token);
      if (!this.#closed) this.begin(first, token);
    } catch (error) {
      // Whoever sat here before still does.
      if (this.update && !this.#closed) this.#listen(this.update.n);
      throw error;
    }
  }

  begin(first: Update, token: string | null): void {
    this.token = token;
    this.stage = new Stage(this.shown);
    this.#sentAt = null;
    this.refusal = null;
    this.scored = first.turn === "over";
    this.stage.push(first);
    memory.note(first);
    this.#listen(first.n);
  }

  #listen(have: number): void {
    this.line = this.openLine(this.table, this.token, have, {
      update: (update) => {
        this.stage.push(update);
        memory.note(update);
      },
      refused: (refusal) => {
        this.#sentAt = null;
        this.refusal = refusal;
      },
      done: () => {},
    });
  }

  play(action: string): void {
    if (!this.update || !this.ready) return;
    this.refusal = null;
    this.#wait();
    this.line?.play(action, this.update.n);
  }

  undo(): void {
    if (!this.update || !this.mayUndo) return;
    this.refusal = null;
    this.#wait();
    this.line?.undo(this.update.n);
  }

  #wait(): void {
    this.#sentAt = this.update!.n;
  }

  get you(): number | null {
    return this.update?.you ?? null;
  }

  /** How the reader calls a seat: their own is “you”. */
  called(seat: number): string {
    return seat === this.you ? say("site-you") : this.nameOf(seat);
  }

  /** Whose something is, for a message that says “your” of the reader's own. */
  whose(seat: number): { name: string; you: "yes" | "no" } {
    return { name: this.nameOf(seat), you: seat === this.you ? "yes" : "no" };
  }

  /** A seat's name; an open or nameless one is called by its number. */
  nameOf(seat: number): string {
    const seats = this.update?.seats ?? [];
    if (seat > seats.length && this.update?.rival) return this.update.rival;
    const found = seats.find((other) => other.seat === seat);
    return found?.name || say("site-seat", { seat });
  }

  close(): void {
    this.#closed = true;
    this.line?.close();
  }
}
