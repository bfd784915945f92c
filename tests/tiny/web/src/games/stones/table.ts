import type { GameTable } from "../game";
import Board from "./Board.svelte";

const keys: GameTable["keys"] = [
  ["1 – 3", "stones-board-key-take"],
  ["Z", "site-key-undo"],
  ["?", "site-key-help"],
];

/** What a table of Stones needs; nothing travels there face down. */
export default { Board, hiddenFlights: () => [], keys } satisfies GameTable;
