const hovers = window.matchMedia("(hover: hover)");

/** Whether a pointer rests on a thing: a finger that has gone leaves nothing behind. */
export const hovering = (event: PointerEvent): boolean =>
  event.pointerType === "mouse" && hovers.matches;
