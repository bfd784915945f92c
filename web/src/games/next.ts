import type { View as Arborea } from "./arborea/view";
import type { View as Arboretum } from "./arboretum/view";
import type { View as Botanicus } from "./botanicus/view";
import type { View as Topiary } from "./topiary/view";

type View = Arboretum | Topiary | Botanicus | Arborea;

/** The seat that plays after this turn; nobody where the turn may be, or is, the last. */
export function nextAfter(view: View): number | null {
  if (view.turn === "over" || view.turn === "chance") return null;
  if (view.game === "botanicus") return view.order[view.index + 1] ?? null;
  const seats = view.players.map(({ seat }) => seat);
  const after = (seat: number) => seats[(seats.indexOf(seat) + 1) % seats.length] ?? null;
  if (view.game === "arborea")
    // The one who is asked now may be another than the one whose turn it is.
    return view.turns_left === 1 ? null : after(view.active);
  if (view.game === "arboretum") {
    const draws = view.step === "draw1" ? 2 : view.step === "draw2" ? 1 : 0;
    return view.deck > draws ? after(view.turn) : null;
  }
  // What is left over of the draft goes from the last seat to the first, who then begins.
  if (view.step === "keep") return view.turn > 1 ? view.turn - 1 : view.turn;
  const next = view.players.find(({ seat }) => seat === after(view.turn as number));
  return next?.visitors_left ? next.seat : null;
}
