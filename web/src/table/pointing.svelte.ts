import { settings } from "../settings.svelte";
import type { Choice } from "../made/table";
import { Answering } from "./answering.svelte";

/** Choices made by pointing: things of the table carry a word, and sentences name them. */
export abstract class Pointing<O extends Choice = Choice> extends Answering<O> {
  /** The sentence that waits to be confirmed. */
  picked = $state.raw<O | null>(null);
  /** The sentences left by a click that named several. */
  several = $state.raw<O[]>([]);
  /** The word of what is pointed at or has the focus. */
  over = $state<string | null>(null);
  /** The word of the last answer: the focus comes back to it where it can. */
  last: string | null = null;

  /** The word of the thing that a sentence names; none while it cannot be meant. */
  protected abstract named(option: O): string | null;

  /** Whether a sentence is weighed before it is said. */
  protected abstract waits(option: O): boolean;

  /** The sentences by the thing that each names. */
  words = $derived.by(() => {
    const found = new Map<string, O[]>();
    for (const option of this.options) {
      const word = this.named(option);
      if (word !== null) found.set(word, [...(found.get(word) ?? []), option]);
    }
    return found;
  });
  /** The sentence told beside the question: of what is pointed at, or of what is chosen. */
  get looked(): O | null {
    const found = this.over === null ? undefined : this.words.get(this.over);
    return found?.length === 1 ? found[0]! : this.picked;
  }
  get pickedWord(): string | null {
    return this.picked && this.named(this.picked);
  }

  /** A click on something that carries its word. */
  pick(word: string): void {
    const found = this.words.get(word) ?? [];
    this.last = word;
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length) {
      this.picked = null;
      this.several = found;
    }
  }

  /** Takes one sentence: it is sent, or waits to be chosen once more or confirmed. */
  choose(option: O): void {
    if (!this.waits(option) || !settings.confirm || this.picked === option)
      return this.sitting.play(option.action);
    this.picked = option;
    if (!this.several.includes(option)) this.several = [];
  }

  clear(): void {
    this.picked = this.over = null;
    this.several = [];
  }
}
