import type { Component } from "svelte";
import type { Unnamed } from "../table/flight";
import type { Sitting } from "../table/sitting.svelte";
import type { Update } from "../wire";
import Arboretum from "./arboretum/Board.svelte";
import { hiddenFlights } from "./arboretum/flights";

/** What a game brings to the table page. */
export interface GameBoard {
  Board: Component<{ sitting: Sitting }>;
  hiddenFlights: (update: Update) => Unnamed[];
}

export const BOARDS: Record<string, GameBoard> = {
  arboretum: { Board: Arboretum, hiddenFlights },
};

export const hiddenFlightsOf = (update: Update): Unnamed[] =>
  BOARDS[update.game]?.hiddenFlights(update) ?? [];
