/** What the keys of the board do; every one of them also has a button. */
export interface BoardKeys {
  enabled(): boolean;
  drawing(): boolean;
  undo(): void;
  confirm(): void;
  draw(action: string): void;
  pick(index: number): void;
  garden(): void;
  zoom(factor: number): void;
  panel(name: "rights" | "log"): void;
  clear(): void;
}

export function boardKeys(keys: BoardKeys): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.closest("input, select, textarea, [role=dialog], [role=menu]")) return;
    if (event.key === "Enter" && target.closest("button, a, summary")) return;
    if (event.key === "Enter") return keys.confirm();
    if (event.key === "Escape") return keys.clear();
    if (!keys.enabled()) return;
    const digit = Number(event.key);
    if (event.key !== " " && digit >= 1 && digit <= 9)
      return keys.drawing() ? keys.draw(`draw pile ${digit}`) : keys.pick(digit - 1);
    const does: Record<string, () => void> = {
      z: () => keys.undo(),
      d: () => keys.draw("draw deck"),
      g: () => keys.garden(),
      r: () => keys.panel("rights"),
      l: () => keys.panel("log"),
      "+": () => keys.zoom(1.25),
      "-": () => keys.zoom(0.8),
      "0": () => keys.zoom(0),
    };
    does[event.key.toLowerCase()]?.();
  };
}
