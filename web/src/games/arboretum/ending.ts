import { say } from "../../words/words.svelte";
import type { View } from "./view";

/** A turn draws two cards: from so few on any turn may be the last. */
const FEW = 2;

/** That the end is near, in words; nothing while it is not. */
export function endingOf({ deck, step }: Pick<View, "deck" | "step">): string {
  if (step === "over" || step === "deal" || deck > FEW) return "";
  return deck ? say("arboretum-board-ending", { deck }) : say("arboretum-board-last-turn");
}
