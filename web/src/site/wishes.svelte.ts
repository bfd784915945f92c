import type { SeatAsked, TableAsked } from "../wire";

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

  constructor(
    readonly game: string,
    readonly wished: Wished,
    seats = 4,
  ) {
    this.seats = $state(seats);
  }

  get complete(): boolean {
    return this.wished.complete(this.seats);
  }

  table(seats: SeatAsked[]): TableAsked {
    const options = this.wished.options(this.seats);
    return { game: this.game, seats, options, order: this.order };
  }
}
