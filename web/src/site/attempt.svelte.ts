import { Refused } from "../api";
import type { Refusal } from "../api";
import { has, say } from "../words/words.svelte";

/** A refusal in the reader's language, or as the site worded it. */
export function worded({ id, values, sentence }: Refusal): string {
  return has(id) ? say(id, values) : (sentence ?? say("site-unexpected"));
}

/** Something asked of the site: one at a time, and what it refuses is said. */
export class Attempt {
  busy = $state(false);
  error = $state("");

  async at(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.error = "";
    try {
      await what();
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      this.error = worded(reason.refusal);
    } finally {
      this.busy = false;
    }
  }
}
