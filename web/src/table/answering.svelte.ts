import { settings } from "../settings.svelte";
import type { Choice } from "../made/table";
import type { Sitting } from "./sitting.svelte";

/** A click narrows the list of sentences; the one that is left is sent, or waits to be confirmed. */
export abstract class Answering<O extends Choice = Choice> {
  constructor(protected readonly sitting: Sitting) {}

  /** The sentences that may be said now; none while things move or an answer is on its way. */
  get options(): O[] {
    return this.sitting.ready ? (this.sitting.update!.choices as O[]) : [];
  }

  /** The one sentence that is left, waiting for its confirmation. */
  abstract get left(): O | null;

  /** Begins the choice again. */
  abstract clear(): void;

  /** Chooses a sentence as if its things had been clicked: it is sent, or waits as ever. */
  abstract adopt(option: Choice): void;

  /** The selectors of the things on the table that a sentence is about. */
  abstract marks(option: Choice): string[];

  send(): void {
    const left = this.left;
    if (left) this.sitting.play(left.action);
  }

  /** Sends what is left at once where nobody wants to confirm. */
  protected settle(): void {
    if (!settings.confirm) this.send();
  }
}
