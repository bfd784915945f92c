import { tick } from "svelte";
import type { Said, Update } from "../wire";
import { fold } from "./fold";
import { land, mayMove, snapshot, type Unnamed } from "./flight";
import { narrow } from "./screen";

const BEHIND = 14;
/** How long the page rests at what another seat did, where it goes there (on a phone). */
const RESTS = 700;

/** What is on the page: updates are shown one after the other, each with its flights. */
export class Stage {
  shown = $state.raw<Update | null>(null);
  log = $state.raw<Said[]>([]);
  latest = $state.raw<Said[]>([]);
  moving = $state(false);
  #queue: Update[] = [];
  #running = new Set<Animation>();
  #hurry = false;
  #wake: (() => void) | null = null;

  constructor(private readonly unnamed: (update: Update, before: Update | null) => Unnamed[]) {}

  push(update: Update): void {
    const newest = this.#queue.at(-1) ?? this.shown;
    if (newest && update.n < newest.n) return;
    this.#queue.push(update);
    if (!this.moving) void this.#run();
  }

  /** Lands everything at once. */
  skip(): void {
    this.#hurry = true;
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
  }

  #rest(): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((wake) => {
      this.#wake = wake;
      setTimeout(wake, RESTS);
    });
  }

  async #run(): Promise<void> {
    this.moving = true;
    while (this.#queue.length) {
      const next = this.#queue.shift()!;
      const known = this.shown?.n ?? 0;
      const news = next.said.filter((entry) => entry.n > known);
      const quiet =
        !this.shown || this.#hurry || !news.length || this.#queue.length > BEHIND || !mayMove();
      const before = quiet ? null : snapshot();
      const unnamed = quiet ? [] : this.unnamed(next, this.shown);
      this.log = fold(this.log, next.said);
      this.latest = this.shown ? news : [];
      this.shown = next;
      await tick();
      if (before) await land(before, unnamed, this.#running);
      const others = news.some(({ seat }) => seat !== null && seat !== next.you);
      if (before && others && narrow.matches) await this.#rest();
    }
    this.#hurry = false;
    this.moving = false;
  }
}
