import type { Component } from "svelte";
import type { Unnamed } from "../table/flight";
import type { Sitting } from "../table/sitting.svelte";
import type { Update } from "../wire";
import Arboretum from "./arboretum/Board.svelte";
import * as arboretum from "./arboretum/flights";
import Topiary from "./topiary/Board.svelte";
import * as topiary from "./topiary/flights";

/** What a game brings to the table page. */
export interface GameBoard {
  Board: Component<{ sitting: Sitting }>;
  hiddenFlights: (update: Update) => Unnamed[];
}

export const BOARDS: Record<string, GameBoard> = {
  arboretum: { Board: Arboretum, hiddenFlights: arboretum.hiddenFlights },
  topiary: { Board: Topiary, hiddenFlights: topiary.hiddenFlights },
};

export const hiddenFlightsOf = (update: Update): Unnamed[] =>
  BOARDS[update.game]?.hiddenFlights(update) ?? [];
