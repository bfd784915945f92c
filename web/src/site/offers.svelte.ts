import { games } from "../api";
import { GAMES } from "../games";
import type { GameOffered } from "../made/server";
import { settings } from "../settings.svelte";
import { has, say } from "../words/words.svelte";

/** What the site offers, asked for once in each language. */
class Offers {
  #games = $state.raw<Record<string, GameOffered>>({});
  #asked = new Map<string, Promise<void>>();

  of(game: string): GameOffered | undefined {
    return this.#games[game];
  }

  /** The games that can be played here, in the order in which the site tells them. */
  get all(): GameOffered[] {
    return Object.values(this.#games);
  }

  /** Asks again only when the site did not answer, or for another language. */
  load(lang = settings.lang): Promise<void> {
    const asked = this.#asked.get(lang) ?? this.#ask(lang);
    this.#asked = new Map([[lang, asked]]);
    return asked.catch((reason: unknown) => {
      this.#asked.delete(lang);
      throw reason;
    });
  }

  async #ask(lang: string): Promise<void> {
    const answer = (await games(lang)).filter(({ name }) => Object.hasOwn(GAMES, name));
    if (lang === settings.lang)
      this.#games = Object.fromEntries(answer.map((game) => [game.name, game]));
  }
}

export const offers = new Offers();

/** The game that was chosen last, or the first. */
export const chosenGame = (): string =>
  offers.of(settings.game) || !offers.all[0] ? settings.game : offers.all[0].name;

/** What a game is called, as far as anybody has told. */
export function titleOf(game: string): string {
  const id = `${game}-title`;
  return offers.of(game)?.called ?? (has(id) ? say(id) : "");
}
