import type { GameTable } from "../game";
import Board from "./Board.svelte";
import Code from "./Code.svelte";
import { hiddenFlights } from "./flights";
import drawings from "./more-leaves.svg?raw";

const keys: GameTable["keys"] = [
  ["Tab", "site-key-move"],
  ["← → ↑ ↓", "arboretum-board-key-arrows"],
  ["D", "arboretum-board-key-deck"],
  ["1 – 4", "arboretum-board-key-piles"],
  ["1 – 9", "arboretum-board-key-cards"],
  ["G", "arboretum-board-key-garden"],
  ["↵", "arboretum-board-key-confirm"],
  ["H", "hint-key"],
  ["Z", "site-key-undo"],
  ["Esc", "arboretum-board-key-escape"],
  ["+ − 0", "site-key-zoom"],
  ["L", "site-key-log"],
  ["R", "arboretum-board-key-rights"],
  ["?", "site-key-help"],
];

/** What a table of Arboretum needs. */
export default { Board, hiddenFlights, keys, drawings, Code } satisfies GameTable;
