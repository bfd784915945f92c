/** How long a line may be quiet before it is asked for a sign of life. */
export const QUIET = 8_000;
/** How long an answer may take on a line of which nothing is known yet. */
export const PATIENCE = 6_000;
/** How long at most, on the slowest line there is. */
export const LONGEST_PATIENCE = 48_000;
/** A timer this much too late was held back with the whole page: what has come may still wait. */
const HELD_BACK = 2_000;

/** Whether a line lives: what is quiet is asked, and what does not answer is dead. */
export class Pulse {
  #timer = 0;
  /** Until when something has to come; null while nothing is expected. */
  #due: number | null = null;
  #askedAt: number | null = null;
  #patience = PATIENCE;
  /** Whether the last expectation was put off, because the page was held back. */
  #putOff = false;

  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** Something came; `answer` says that it was the answer to a sign of life. */
  heard(answer: boolean): void {
    if (answer && this.#askedAt !== null) {
      // A line is given twice the time that it was seen to need.
      const took = performance.now() - this.#askedAt;
      this.#patience = Math.min(Math.max(2 * took, PATIENCE), LONGEST_PATIENCE);
      this.#askedAt = null;
    }
    this.#due = null;
    this.#putOff = false;
    this.#set(QUIET, () => this.#check(this.#patience));
  }

  /** Something was said, and has to be answered. */
  said(): void {
    if (this.#due === null) this.expect();
  }

  /** Something has to come from now on. */
  expect(within = this.#patience): void {
    this.#due = performance.now() + within;
    this.#set(within, this.#overdue);
  }

  /** Asks at once, with half the patience: there is a reason to doubt the line. */
  doubt(): void {
    this.#check(this.#patience / 2);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#due = this.#askedAt = null;
    this.#putOff = false;
  }

  #check(within: number): void {
    if (this.#due !== null && this.#due <= performance.now() + within) return;
    this.#askedAt = performance.now();
    this.ask();
    this.expect(within);
  }

  #overdue = (): void => {
    const late = performance.now() - this.#due!;
    this.#due = null;
    if (late > HELD_BACK && !this.#putOff) {
      this.#putOff = true;
      this.#check(this.#patience);
      return;
    }
    // The next line may be as slow as this one, and must not be given up as early.
    this.#patience = Math.min(2 * this.#patience, LONGEST_PATIENCE);
    this.dead();
  };

  #set(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, time);
  }
}
