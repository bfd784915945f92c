import type { Component } from "svelte";
import type { Unnamed } from "../table/flight";
import type { Sitting } from "../table/sitting.svelte";
import type { Update } from "../wire";
import Arborea from "./arborea/Board.svelte";
import * as arborea from "./arborea/flights";
import Arboretum from "./arboretum/Board.svelte";
import * as arboretum from "./arboretum/flights";
import Botanicus from "./botanicus/Board.svelte";
import * as botanicus from "./botanicus/flights";
import Topiary from "./topiary/Board.svelte";
import * as topiary from "./topiary/flights";

/** What a game brings to the table page. */
export interface GameBoard {
  Board: Component<{ sitting: Sitting }>;
  hiddenFlights: (update: Update, before: Update | null) => Unnamed[];
}

export const BOARDS: Record<string, GameBoard> = {
  arborea: { Board: Arborea, hiddenFlights: arborea.hiddenFlights },
  arboretum: { Board: Arboretum, hiddenFlights: arboretum.hiddenFlights },
  botanicus: { Board: Botanicus, hiddenFlights: botanicus.hiddenFlights },
  topiary: { Board: Topiary, hiddenFlights: topiary.hiddenFlights },
};

export const hiddenFlightsOf = (update: Update, before: Update | null): Unnamed[] =>
  BOARDS[update.game]?.hiddenFlights(update, before) ?? [];
