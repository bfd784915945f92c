import "./pigments.css";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import drawings from "./drawings.svg?raw";
import { hiddenFlights } from "./flights";

const keys: GameTable["keys"] = [
  ["Tab", "site-key-move"],
  ["← → ↑ ↓", "botanicus-board-key-arrows"],
  ["B", "botanicus-board-key-board"],
  ["G", "botanicus-board-key-garden"],
  ["T", "botanicus-board-key-tracks"],
  ["C", "botanicus-board-key-cards"],
  ["1 – 9", "botanicus-board-key-choices"],
  ["↵", "botanicus-board-key-confirm"],
  ["S", "botanicus-board-key-stop"],
  ["F", "botanicus-board-key-faces"],
  ["H", "hint-key"],
  ["Z", "site-key-undo"],
  ["Esc", "botanicus-board-key-escape"],
  ["L", "site-key-log"],
  ["?", "site-key-help"],
];

/** What a table of Botanicus needs. */
export default { Board, hiddenFlights, keys, drawings } satisfies GameTable;
