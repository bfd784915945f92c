/** What every game's view says, whatever else it holds. */
export interface TableView {
  you: number | null;
  turn: number | "over" | "chance";
  step: string;
  /** The seat that plays after this turn; nobody where that is not settled, or the turn is the last. */
  next: number | null;
  result: unknown;
}

/** Whether the reader is asked. */
export const isYours = ({ you, turn }: Pick<TableView, "you" | "turn">): boolean =>
  you !== null && turn === you;
