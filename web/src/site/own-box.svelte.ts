import { checkBox, Refused, type Refusal } from "../api";
import type { BoxChecked } from "../made/server";

/** What a corrected box changes: section, element, value. */
export type Changes = NonNullable<BoxChecked["changes"]>;
/** What is said of a file; what is wrong with it may be worded here. */
type Checked = Omit<BoxChecked, "mistakes"> & { mistakes: Refusal[] };
import { settings } from "../settings.svelte";

/** A corrected file as this device keeps it. */
export interface Kept {
  file: string;
  text: string;
}

// The site reads no larger file; a box that is shipped fills a fifth of it.
const LARGEST = 131_072;
const keyOf = (game: string) => `parterre.box.${game}`;

function kept(game: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Kept | null;
    const whole = typeof found?.file === "string" && typeof found.text === "string";
    return whole ? found : null;
  } catch {
    return null;
  }
}

/** Somebody's own box of a game: chosen, checked by the site, and then played with. */
export class OwnBox {
  /** The file in use or being mended. */
  chosen = $state.raw<Kept | null>(null);
  checked = $state.raw<Checked | null>(null);
  /** What was played with last time. */
  kept = $state.raw<Kept | null>(null);
  #asked = 0;

  constructor(readonly game: string) {
    this.kept = kept(game);
  }

  /** Whether a table can be laid: without an own box, or with one that is right. */
  get ready(): boolean {
    return !this.chosen || this.checked?.ok === true;
  }

  /** What the table is to have; nothing where the box changes nothing. */
  get changes(): Changes | undefined {
    const changes = this.checked?.ok ? this.checked.changes : undefined;
    return changes && Object.keys(changes).length ? changes : undefined;
  }

  async choose(box: Kept): Promise<void> {
    const asked = ++this.#asked;
    this.chosen = box;
    this.checked = null;
    const answer = await this.#check(box);
    if (asked !== this.#asked) return;
    this.checked = answer;
    if (answer.ok) this.#keep(box);
  }

  /** The same box once more, in another language. */
  async again(): Promise<void> {
    if (this.chosen) await this.choose(this.chosen);
  }

  putAway(): void {
    this.#asked++;
    this.chosen = null;
    this.checked = null;
  }

  forget(): void {
    this.#keep(null);
  }

  async #check({ file, text }: Kept): Promise<Checked> {
    const wrong = (refusal: Refusal): Checked => ({
      ok: false,
      mistakes: [refusal],
      more: 0,
    });
    if (new Blob([text]).size > LARGEST)
      return wrong({ id: "toml-large", values: { file, limit: LARGEST / 1024 } });
    try {
      return await checkBox(this.game, file, text, settings.lang);
    } catch (reason) {
      if (reason instanceof Refused) return wrong(reason.refusal);
      throw reason;
    }
  }

  #keep(box: Kept | null): void {
    this.kept = box;
    try {
      if (box) localStorage.setItem(keyOf(this.game), JSON.stringify(box));
      else localStorage.removeItem(keyOf(this.game));
    } catch {
      // Nothing is kept in a private window; the file is still there.
    }
  }
}
