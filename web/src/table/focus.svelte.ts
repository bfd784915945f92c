/** Where the focus is, and whether a key or the pointer brought it there. */
class Focus {
  /** Whether the reader last used the keyboard: then the focus is led to where the next answer is. */
  byKey = false;
  #keyed = false;
  /** Changes whenever the answer of `free` may have changed. */
  #changes = $state(0);
  #watch = new MutationObserver(() => this.#changes++);

  constructor() {
    window.addEventListener("keydown", () => (this.byKey = true), { capture: true });
    window.addEventListener("pointerdown", () => (this.byKey = false), { capture: true });
    window.addEventListener("focusin", ({ target }) => {
      this.#keyed = this.byKey;
      this.#watch.disconnect();
      this.#watch.observe(target as Element, { attributeFilter: ["aria-pressed"] });
      this.#changed();
    });
    window.addEventListener("focusout", () => this.#changed());
  }

  /** Later, for the focus also moves while the page is being drawn. */
  #changed(): void {
    queueMicrotask(() => this.#changes++);
  }

  /** Leads whoever plays by key to the first button of a list. */
  lead(list: HTMLElement | undefined): void {
    if (this.byKey) list?.querySelector("button")?.focus();
  }

  /** Whether nothing has it that could be pressed now. */
  get idle(): boolean {
    const at = document.activeElement;
    return !at || at === document.body || at.matches("main :is([aria-disabled=true], :disabled)");
  }

  /** Puts it on the question, where whoever plays by key begins. */
  ask(): void {
    document.querySelector<HTMLElement>("[data-asked]")?.focus({ preventScroll: true });
  }

  /** Puts it on the button that sends a choice, or on the question while nothing is chosen. */
  send(): void {
    const button = document.querySelector<HTMLElement>("[data-testid=confirm]:enabled");
    if (button) button.focus({ preventScroll: true });
    else this.ask();
  }

  /**
   * Whether Enter is free to press a button that does not have the focus: what has it was reached
   * by the pointer, is chosen already, or is nothing that can be pressed.
   */
  free(button: HTMLElement): boolean {
    void this.#changes;
    const at = document.activeElement;
    if (!at || at.closest("input, select, textarea, [role=dialog], [role=menu]")) return false;
    const pressed = at.closest("button, a, summary, [role=button]");
    if (!pressed || pressed === button || !this.#keyed) return true;
    return !!pressed.closest("main") && pressed.ariaPressed === "true";
  }
}

export const focus = new Focus();
