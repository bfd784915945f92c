import type { Wished } from "../../site/wishes.svelte";
import type { TableAsked } from "../../wire";

export const SERIES = [..."TSWERPBI"];

/** What somebody wants of a table of Topiary before it is laid. */
export class TopiaryWishes implements Wished {
  places = $state(56);
  draft = $state(false);
  series = $state<"lot" | "own">("lot");
  own = $state<string[]>([]);

  /** How many series this many seats play with, as the box says. */
  needed(seats: number): number {
    return seats === 4 ? SERIES.length : SERIES.length - 1;
  }
  /** Whether there is anything to choose: four seats play with all. */
  choosing(seats: number): boolean {
    return this.series === "own" && this.needed(seats) < SERIES.length;
  }
  complete(seats: number): boolean {
    return !this.choosing(seats) || this.own.length === this.needed(seats);
  }

  options(seats: number): TableAsked["options"] {
    const options: TableAsked["options"] = {};
    if (this.places !== 56) options.places = this.places;
    if (this.draft) options.draft = true;
    if (this.choosing(seats)) options.series = this.own.join("");
    return options;
  }
}
