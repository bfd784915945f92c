import type { GameFolder } from "../game";
import Art from "./Art.svelte";

/** Stones, as the site meets it. */
export default { Art, table: () => import("./table") } satisfies GameFolder;
