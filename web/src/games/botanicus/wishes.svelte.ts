import type { Wished } from "../../site/wishes.svelte";
import type { TableAsked } from "../../wire";

/** What somebody wants of a table of Botanicus before it is laid. */
export class BotanicusWishes implements Wished {
  expert = $state(false);
  reset = $state<"end of turn" | "at once">("end of turn");
  zero = $state<"points" | "nothing">("points");

  complete(): boolean {
    return true;
  }

  options(): TableAsked["options"] {
    const options: TableAsked["options"] = {};
    if (this.expert) options.expert = true;
    if (this.reset !== "end of turn") options.track_reset = this.reset;
    if (this.zero !== "points") options.zero_steps = this.zero;
    return options;
  }
}
