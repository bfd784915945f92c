/** What the keys of a board do; every one of them also has a button. */
export interface BoardKeys {
  enabled(): boolean;
  clear(): void;
  digit(digit: number): void;
  letter(letter: string): void;
}

/** The keys that a board adds to those that all have. */
export interface OwnKeys {
  digit(digit: number): void;
  letters: Record<string, () => void>;
}

export function boardKeys(keys: BoardKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.closest("input, select, textarea, [role=dialog], [role=menu]")) return;
    if (event.key === "Escape") return keys.clear();
    if (!keys.enabled()) return;
    const digit = Number(event.key);
    if (event.key !== " " && digit >= 1 && digit <= 9) return keys.digit(digit);
    keys.letter(event.key.toLowerCase());
  };
}
