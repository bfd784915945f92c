import { languages, liked, type Lang } from "./words/languages";

/** What this device prefers, kept between visits. */
export type Theme = "system" | "day" | "night";

interface Saved {
  theme: Theme;
  lang: Lang;
  sound: boolean;
  confirm: boolean;
  keys: boolean;
  name: string;
  /** The level of play that bots were given last; none until one is chosen. */
  level: string;
  /** The game that was chosen last. */
  game: string;
  /** How many seats a game was last wanted with. */
  seats: Record<string, number>;
}

const KEY = "parterre.settings";

function initial(): Saved {
  const lang = liked([...(navigator.languages ?? []), navigator.language]);
  const defaults: Saved = {
    theme: "system",
    lang,
    sound: false,
    confirm: true,
    keys: true,
    name: "",
    level: "",
    game: "",
    seats: {},
  };
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>;
    if (!languages.has(saved.lang ?? "")) delete saved.lang; // nobody reads it any more
    return { ...defaults, ...saved };
  } catch {
    return defaults;
  }
}

const night = window.matchMedia("(prefers-color-scheme: dark)");

class Settings {
  #saved = $state(initial());
  #systemNight = $state(night.matches);

  constructor() {
    night.addEventListener("change", (event) => (this.#systemNight = event.matches));
  }

  get night(): boolean {
    return this.#saved.theme === "system" ? this.#systemNight : this.#saved.theme === "night";
  }
  get theme(): Theme {
    return this.#saved.theme;
  }
  set theme(value: Theme) {
    this.#keep({ theme: value });
  }
  get lang(): Lang {
    return this.#saved.lang;
  }
  set lang(value: Lang) {
    this.#keep({ lang: value });
  }
  get sound(): boolean {
    return this.#saved.sound;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }
  get confirm(): boolean {
    return this.#saved.confirm;
  }
  set confirm(value: boolean) {
    this.#keep({ confirm: value });
  }
  get keys(): boolean {
    return this.#saved.keys;
  }
  set keys(value: boolean) {
    this.#keep({ keys: value });
  }
  get name(): string {
    return this.#saved.name;
  }
  set name(value: string) {
    this.#keep({ name: value });
  }
  get level(): string {
    return this.#saved.level;
  }
  set level(value: string) {
    this.#keep({ level: value });
  }
  get game(): string {
    return this.#saved.game;
  }
  set game(value: string) {
    this.#keep({ game: value });
  }

  get seats(): Record<string, number> {
    return this.#saved.seats;
  }
  set seats(value: Record<string, number>) {
    this.#keep({ seats: value });
  }

  #keep(change: Partial<Saved>): void {
    Object.assign(this.#saved, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // A private window may keep nothing: the setting then lasts for this visit.
    }
  }
}

export const settings = new Settings();
