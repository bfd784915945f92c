import { tick } from "svelte";
import type { Said, Update } from "../wire";
import { fold } from "./fold";
import { land, mayMove, snapshot, type Unnamed } from "./flight";

const BEHIND = 14;

/** What is on the page: updates are shown one after the other, each with its flights. */
export class Stage {
  shown = $state.raw<Update | null>(null);
  log = $state.raw<Said[]>([]);
  latest = $state.raw<Said[]>([]);
  moving = $state(false);
  #queue: Update[] = [];
  #running = new Set<Animation>();
  #hurry = false;

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
    }
    this.#hurry = false;
    this.moving = false;
  }
}
