import type { GameFolder } from "./game";
import * as folders from "./registry";

/** The folders of the games that this client can show, by name. */
export const GAMES: Readonly<Record<string, GameFolder>> = folders;
