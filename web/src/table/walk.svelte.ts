const MOVES: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 };

/** Arrow keys along a row of buttons, of which Tab finds the one that was reached last. */
export class Walk {
  #reached = $state(0);

  constructor(private readonly count: () => number) {}

  get at(): number {
    return Math.min(this.#reached, this.count() - 1);
  }
  set at(index: number) {
    this.#reached = index;
  }

  key = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    this.at = Math.max(0, Math.min(this.count() - 1, this.at + move));
    event.currentTarget.querySelectorAll<HTMLElement>("button")[this.at]?.focus();
  };
}
