import type { Wished } from "../../site/wishes.svelte";
import type { TableAsked } from "../../wire";

/** What somebody wants of a table of Arborea before it is laid. */
export class ArboreaWishes implements Wished {
  difficulty = $state(4);
  caudachat = $state<"worm" | "antspider">("worm");
  exits = $state<"together" | "track by track">("together");

  complete(): boolean {
    return true;
  }

  options(seats: number): TableAsked["options"] {
    const options: TableAsked["options"] = {};
    if (seats === 1 && this.difficulty !== 4) options.difficulty = this.difficulty;
    if (this.caudachat !== "worm") options.caudachat = this.caudachat;
    if (this.exits !== "together") options.exits = this.exits;
    return options;
  }
}
