import "./species.css";
import type { GameFolder } from "../game";
import Art from "./Art.svelte";
import drawings from "./leaves.svg?raw";

/** Arboretum, as the site meets it; its picture is made of leaves. */
export default {
  Art,
  drawings,
  table: () => import("./table"),
} satisfies GameFolder;
