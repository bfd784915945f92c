import type { SeatAsked, TableAsked } from "../wire";

export const SPECIES = [..."CDJOLMAFKW"];

/** What somebody wants of a table before it is laid. */
export class Wishes {
  seats = $state(4);
  bot = $state("greedy");
  species = $state<"default" | "random" | "own">("default");
  own = $state<string[]>([]);
  startingDiscards = $state(false);
  edition = $state(2015);
  order = $state<"lot" | "given">("lot");

  /** How many species this many seats play with, as the box says. */
  get needed(): number {
    return this.seats * 2 + 2;
  }
  get left(): number {
    return this.needed - this.own.length;
  }
  get complete(): boolean {
    return this.species !== "own" || this.left === 0;
  }

  toggle(species: string): void {
    this.own = this.own.includes(species)
      ? this.own.filter((other) => other !== species)
      : [...this.own, species];
  }

  table(seats: SeatAsked[]): TableAsked {
    const options: TableAsked["options"] = {};
    if (this.species === "random") options.species = "random";
    if (this.species === "own") options.species = this.own.join("");
    if (this.startingDiscards) options.starting_discards = true;
    if (this.edition !== 2015) options.edition = this.edition;
    return { game: "arboretum", seats, options, order: this.order };
  }
}
