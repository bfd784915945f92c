import type { Choice } from "../made/table";

/** Choices that are made by pointing at the things that sentences name. */
export interface Naming {
  /** The sentences by the thing that each names. */
  readonly words: Map<string, Choice[]>;
  /** The sentences left by a click that named several. */
  readonly several: Choice[];
  readonly pickedWord: string | null;
  /** The word of what is pointed at or has the focus. */
  over: string | null;
  pick(word: string): void;
}
