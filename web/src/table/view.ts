import type { View } from "../made/core";

/** Whether the reader is asked. */
export const isYours = ({ you, turn }: Pick<View, "you" | "turn">): boolean =>
  you !== null && turn === you;
