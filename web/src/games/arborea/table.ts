import "./pigments.css";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import drawings from "./drawings.svg?raw";
import { hiddenFlights } from "./flights";
import { stepsShown as steps } from "./replay";

const keys: GameTable["keys"] = [
  ["Tab", "site-key-move"],
  ["← → ↑ ↓", "arborea-board-key-arrows"],
  ["M", "arborea-board-key-map"],
  ["B", "arborea-board-key-borders"],
  ["C", "arborea-board-key-cards"],
  ["G", "arborea-board-key-grove"],
  ["1 – 9", "arborea-board-key-choices"],
  ["R", "arborea-board-key-turn"],
  ["N", "arborea-board-key-fit"],
  ["S", "arborea-board-key-pass"],
  ["↵", "arborea-board-key-confirm"],
  ["H", "hint-key"],
  ["Z", "site-key-undo"],
  ["Esc", "arborea-board-key-escape"],
  ["+ − 0", "site-key-zoom"],
  ["L", "site-key-log"],
  ["?", "site-key-help"],
];

/** What a table of Arborea needs. */
export default { Board, hiddenFlights, steps, keys, drawings } satisfies GameTable;
