import { games } from "../api";
import type { GameOffered } from "../wire";

/** What the site offers, asked for once. */
class Offers {
  #games = $state.raw<Record<string, GameOffered>>({});
  #asked: Promise<void> | null = null;

  of(game: string): GameOffered | undefined {
    return this.#games[game];
  }

  /** Asks again only when the site did not answer. */
  load(): Promise<void> {
    this.#asked ??= games().then(
      (answer) => {
        this.#games = Object.fromEntries(answer.map((game) => [game.name, game]));
      },
      (reason: unknown) => {
        this.#asked = null;
        throw reason;
      },
    );
    return this.#asked;
  }
}

export const offers = new Offers();
