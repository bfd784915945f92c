import type { Component } from "svelte";
import arborea from "./ArboreaArt.svelte";
import arboretum from "./ArboretumArt.svelte";
import botanicus from "./BotanicusArt.svelte";
import topiary from "./TopiaryArt.svelte";

/** A picture for each game. */
export const ART: Record<string, Component> = { arboretum, topiary, botanicus, arborea };
