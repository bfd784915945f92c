/** The nearest thing in the way of an arrow key; what lies aside counts as farther. */
export function towards(
  from: { x: number; y: number },
  to: { x: number; y: number }[],
  key: string,
): number {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!way) return -1;
  let [best, found] = [Infinity, -1];
  to.forEach((place, at) => {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * way[0]! + dy * way[1]!;
    const aside = Math.abs(dx * way[1]! + dy * way[0]!);
    if (ahead < 4 || aside > ahead * 3 + 40) return;
    if (ahead + aside * 2 < best) [best, found] = [ahead + aside * 2, at];
  });
  return found;
}

/** Hands the focus from one lit thing to the next one in the way of an arrow key. */
export function goTowards(event: KeyboardEvent, within: HTMLElement, things: string): void {
  if (!event.key.startsWith("Arrow") || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...within.querySelectorAll<HTMLElement>(things)].filter((one) => one.offsetParent);
  const from = document.activeElement as HTMLElement;
  if (!all.includes(from)) return;
  event.preventDefault();
  const middle = (one: HTMLElement) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  all[towards(middle(from), all.map(middle), event.key)]?.focus();
}
