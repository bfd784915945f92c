import { createContext } from "svelte";
import { askHint, Refused } from "../api";
import type { Words } from "../made/core";
import type { Refusal } from "../api";
import type { HintTold } from "../made/server";
import type { Choice } from "../made/table";
import { say, thing } from "../words/words.svelte";
import type { Answering } from "./answering.svelte";
import type { Reader, Told } from "./log";
import { listed } from "./sentences";
import type { Sitting } from "./sitting.svelte";

/** A hint at this moment, in games with bots only: asked for, thought about, told, put away. */
export class Hint {
  #thinking = $state<number | null>(null);
  #told = $state.raw<HintTold | null>(null);
  #refused = $state.raw<{ n: number; refusal: Refusal } | null>(null);

  /** Whether something else lies where it floats. */
  aside = $state(false);

  constructor(
    private readonly sitting: Sitting,
    private readonly choosing: Answering,
    private readonly voice: () => Told,
  ) {}

  get #n(): number {
    return this.sitting.update?.n ?? -1;
  }
  /** Whether hints belong to this table at all: everybody else there is a bot. */
  get allowed(): boolean {
    const update = this.sitting.update;
    if (!update || update.you === null || update.turn === "over") return false;
    return update.seats.every(({ seat, kind }) => seat === update.you || kind === "bot");
  }
  get may(): boolean {
    return this.allowed && this.sitting.ready && !this.thinking;
  }
  get thinking(): boolean {
    return this.#thinking === this.#n;
  }
  /** What was told of this very moment; a hint of an earlier one is gone. */
  get told(): HintTold | null {
    return this.sitting.ready && this.#told?.n === this.#n ? this.#told : null;
  }
  get refused(): Refusal | null {
    return this.#refused?.n === this.#n ? this.#refused.refusal : null;
  }
  /** Whether anything of a hint is on the page. */
  get open(): boolean {
    return this.told !== null || this.refused !== null;
  }
  get option(): Choice | null {
    const action = this.told?.action;
    return this.sitting.update?.choices.find((choice) => choice.action === action) ?? null;
  }

  async ask(): Promise<void> {
    if (!this.may) return;
    const n = this.#n;
    this.#thinking = n;
    this.#refused = null;
    try {
      this.#told = await askHint(this.sitting.table, this.sitting.token, n);
    } catch (error) {
      if (error instanceof Refused) this.#refused = { n, refusal: error.refusal };
      else throw error;
    } finally {
      if (this.#thinking === n) this.#thinking = null;
    }
  }

  /** Asks, or puts away what was told. */
  toggle(): void {
    if (this.told) this.close();
    else void this.ask();
  }

  close(): void {
    this.#told = this.#refused = null;
  }

  /** Chooses what was told as if its things had been clicked. */
  choose(): void {
    const option = this.option;
    if (!option) return;
    this.close();
    this.choosing.adopt(option);
  }

  /** The selectors of what the hint is about, where it lies on the table. */
  get marks(): string[] {
    const option = this.option;
    return option ? this.choosing.marks(option) : [];
  }

  /** A message in the reader's words. */
  said(words: Words): string {
    return phraseOf(words, this.sitting, this.voice());
  }
}

/** A message of a hint, with what it lists and the others by their names. */
export function phraseOf(
  { id, values = {}, then = [] }: Words,
  reader: Reader,
  told: Told,
): string {
  const { rival } = values;
  return say(id, {
    ...values,
    ...told.values(values, reader),
    ...(rival !== undefined && {
      rival: thing("who", String(rival), reader.nameOf(Number(rival))),
    }),
    what: listed(then.map((inner) => phraseOf(inner, reader, told))),
    you: "yes",
  });
}

/** The selector of something that carries a word or an action in an attribute. */
export const marked = (attribute: string, value: string, within = ""): string =>
  `${within}[${attribute}="${CSS.escape(value)}"]`;

export const [hintHere, provideHint] = createContext<Hint>();
