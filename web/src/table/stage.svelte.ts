import { tick } from "svelte";
import type { View, Words } from "../made/core";
import type { Update } from "../made/server";
import type { Said } from "../made/table";
import { fold } from "./fold";
import { land, mayMove, snapshot, type Unnamed } from "./flight";
import { narrow } from "./screen";

const BEHIND = 14;
/** How long the page rests at what another seat did, where it goes there (on a phone). */
const RESTS = 700;

/** One step of what a single update tells: the table so far, and what it says of it. */
export interface Step {
  view: View;
  told: Words[];
  where: string[];
  at: number;
  of: number;
}
/** How a game is shown: what travels hidden, and what of an update is shown step by step. */
export interface Shown {
  unnamed(update: Update, before: Update | null): Unnamed[];
  steps?(update: Update, before: Update | null): Step[];
}
/** How long a step is shown: time to look there, and to read what is said of it. */
const LOOKS = 1200;
const READS = 500;
const LONGEST = 5000;

/** What is on the page: updates are shown one after the other, each with its flights. */
export class Stage {
  shown = $state.raw<Update | null>(null);
  log = $state.raw<Said[]>([]);
  latest = $state.raw<Said[]>([]);
  moving = $state(false);
  /** The step that is shown just now. */
  step = $state.raw<Step | null>(null);
  #queue: Update[] = [];
  #running = new Set<Animation>();
  #hurry = false;
  #wake: (() => void) | null = null;

  constructor(private readonly game: Shown) {}

  push(update: Update): void {
    const newest = this.#queue.at(-1) ?? this.shown;
    if (newest && update.n < newest.n) return;
    // Who comes and goes moves nothing, and interrupts nobody.
    if (!this.moving && update.n === this.shown?.n) {
      this.log = fold(this.log, update.said);
      this.shown = update;
      return;
    }
    this.#queue.push(update);
    if (!this.moving) void this.#run();
  }

  /** Lands everything at once; of what is shown step by step only the step. */
  skip(): void {
    if (this.step) return this.#wake?.();
    this.skipAll();
  }

  skipAll(): void {
    this.#hurry = true;
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
  }

  #rest(time: number): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((wake) => {
      this.#wake = wake;
      setTimeout(wake, time);
    });
  }

  /** Shows an update step by step, the table as it was sent still to come. */
  async #showSteps(next: Update): Promise<void> {
    const known = this.shown!;
    for (const step of this.game.steps?.(next, known) ?? []) {
      if (this.#hurry) break;
      this.step = step;
      this.shown = { ...next, n: known.n, view: step.view, choices: [], undo: false };
      await tick();
      await this.#rest(Math.min(LONGEST, LOOKS + READS * step.told.length));
    }
    this.step = null;
  }

  async #run(): Promise<void> {
    this.moving = true;
    while (this.#queue.length) {
      const next = this.#queue.shift()!;
      const known = this.shown?.n ?? 0;
      const news = next.said.filter((entry) => entry.n > known);
      const quiet =
        !this.shown || this.#hurry || !news.length || this.#queue.length > BEHIND || !mayMove();
      if (!quiet) await this.#showSteps(next);
      const before = quiet ? null : snapshot();
      const unnamed = quiet ? [] : this.game.unnamed(next, this.shown);
      this.log = fold(this.log, next.said);
      this.latest = this.shown ? news : [];
      this.shown = next;
      await tick();
      if (before) await land(before, unnamed, this.#running);
      const others = news.some(({ seat }) => seat !== null && seat !== next.you);
      if (before && others && narrow.matches) await this.#rest(RESTS);
    }
    this.#hurry = false;
    this.moving = false;
  }
}
