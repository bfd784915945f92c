import type { SeatAsked, TableAsked } from "../wire";
import { OwnBox } from "./own-box.svelte";

/** A game's own part of the wishes: the options a table may choose. */
export interface Wished {
  complete(seats: number): boolean;
  options(seats: number): TableAsked["options"];
}

/** What somebody wants of a table before it is laid. */
export class Wishes {
  bot = $state("greedy");
  order = $state<"lot" | "given">("lot");
  seats: number;
  readonly box: OwnBox;

  constructor(
    readonly game: string,
    readonly wished: Wished,
    seats = 4,
  ) {
    this.seats = $state(seats);
    this.box = new OwnBox(game);
  }

  get complete(): boolean {
    return this.box.ready && this.wished.complete(this.seats);
  }

  table(seats: SeatAsked[]): TableAsked {
    const options = this.wished.options(this.seats);
    const components = this.box.changes;
    const asked = { game: this.game, seats, options, order: this.order };
    return components ? { ...asked, components } : asked;
  }
}
