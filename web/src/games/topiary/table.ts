import "./series.css";
import type { GameTable } from "../game";
import Board from "./Board.svelte";
import Code from "./Code.svelte";
import drawings from "./topiaries.svg?raw";
import { hiddenFlights } from "./flights";

const keys: GameTable["keys"] = [
  ["Tab", "site-key-move"],
  ["← → ↑ ↓", "topiary-board-key-arrows"],
  ["G", "topiary-board-key-garden"],
  ["↵", "topiary-board-key-confirm"],
  ["1 – 9", "topiary-board-key-tiles"],
  ["S", "topiary-board-key-stay"],
  ["H", "hint-key"],
  ["Z", "site-key-undo"],
  ["Esc", "topiary-board-key-escape"],
  ["L", "site-key-log"],
  ["R", "topiary-board-key-series"],
  ["?", "site-key-help"],
];

/** What a table of Topiary needs. */
export default { Board, hiddenFlights, keys, drawings, Code } satisfies GameTable;
