import type { Wished } from "../../site/wishes.svelte";
import type { TableAsked } from "../../wire";

export const SPECIES = [..."CDJOLMAFKW"];

/** What somebody wants of a table of Arboretum before it is laid. */
export class ArboretumWishes implements Wished {
  species = $state<"default" | "random" | "own">("default");
  own = $state<string[]>([]);
  startingDiscards = $state(false);
  edition = $state(2015);

  /** How many species this many seats play with, as the box says. */
  needed(seats: number): number {
    return seats * 2 + 2;
  }
  complete(seats: number): boolean {
    return this.species !== "own" || this.own.length === this.needed(seats);
  }

  options(): TableAsked["options"] {
    const options: TableAsked["options"] = {};
    if (this.species === "random") options.species = "random";
    if (this.species === "own") options.species = this.own.join("");
    if (this.startingDiscards) options.starting_discards = true;
    if (this.edition !== 2015) options.edition = this.edition;
    return options;
  }
}
