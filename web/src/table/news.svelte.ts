import { memory } from "../memory.svelte";
import type { LineState } from "./live.svelte";
import type { Sitting } from "./sitting.svelte";

/** What is told beside the game: whose name is asked, where one plays again, who opened a seat. */
export class News {
  open = $state(false);
  // Who only watches is not remembered, and told no more than once all the same.
  #understood = $state.raw<number[]>([]);
  #greeted = false;

  constructor(readonly sitting: Sitting) {}

  get line(): LineState | undefined {
    return this.sitting.line?.state;
  }

  /** Whether the line to the table is cut; then there is room for nothing else on a phone. */
  get cut(): boolean {
    return this.line === "lost" || this.line === "offline";
  }

  /** Whether nobody knows what the reader, who has sat down on an open seat, is called. */
  get name(): boolean {
    const { update, token } = this.sitting;
    const own = update?.seats.find(({ seat }) => seat === update.you);
    return !!own && !!token && own.kind === "open" && !own.name;
  }

  get again(): boolean {
    return !!this.sitting.update?.again;
  }

  /** The seats that were opened on a second device since the reader last said that they know. */
  get shared(): number[] {
    const known = [...this.#understood, ...(memory.find(this.sitting.table)?.shared ?? [])];
    return this.#opened.filter((seat) => !known.includes(seat));
  }

  /** What matters most of all that there is to tell. */
  get first(): "shared" | "again" | "name" | null {
    return this.shared.length ? "shared" : this.again ? "again" : this.name ? "name" : null;
  }

  acknowledge(): void {
    this.#understood = this.#opened;
    memory.acknowledge(this.sitting.table, this.#opened);
  }

  /** Asks whoever comes for their name at once; everything else waits until it is looked at. */
  greet(): void {
    if (!this.name || this.#greeted) return;
    this.#greeted = true;
    this.open = true;
  }

  get #opened(): number[] {
    return (this.sitting.update?.seats ?? []).filter((seat) => seat.shared).map(({ seat }) => seat);
  }
}
