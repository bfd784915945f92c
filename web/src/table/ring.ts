/** Puts a ring around things of the table; the answer takes it off again. */
export function ring(marks: string[]): () => void {
  // It is a rule and not an element, so that it holds on whatever is drawn anew.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(${marks.join(",")}):not(:focus-visible) {
      outline: 4px dotted var(--ink) !important;
      outline-offset: 3px !important;
      z-index: 3;
    }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Whether the middle of a thing can be seen: on the screen, and not under what floats there. */
export function inSight(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** The first of the things that is drawn where one can see it. */
export function firstOf(marks: string[]): HTMLElement | undefined {
  return marks
    .flatMap((mark) => [...document.querySelectorAll<HTMLElement>(mark)])
    .find((one) => one.checkVisibility());
}
