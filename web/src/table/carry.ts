import { drag, type D3DragEvent } from "d3-drag";
import { select } from "d3-selection";
import type { Attachment } from "svelte/attachments";

/** What a card or tile of the hand tells while it is carried; cells are told by their data-cell. */
export interface Carried {
  may(): boolean;
  lift(): void;
  over(cell: string | null): void;
  drop(cell: string | null): void;
}

const FAR_ENOUGH = 8;

/** Lets something be carried from the hand to a cell; a short move is still a click. */
export function carried(held: Carried): Attachment<HTMLElement> {
  return (node) => {
    let copy: HTMLElement | null = null;
    let from = { x: 0, y: 0 };
    let cell: string | null = null;

    const pointer = (event: D3DragEvent<HTMLElement, unknown, unknown>) => {
      const source = event.sourceEvent as MouseEvent | TouchEvent;
      const point = "touches" in source ? (source.touches[0] ?? source.changedTouches[0]!) : source;
      return { x: point.clientX, y: point.clientY };
    };

    function raise(at: { x: number; y: number }) {
      const face = node.querySelector<HTMLElement>("[data-flip]")!;
      const width = face.getBoundingClientRect().width;
      copy = document.createElement("div");
      copy.className = "carried";
      copy.style.setProperty("--w", `${width}px`);
      copy.append(face.cloneNode(true));
      (copy.firstChild as HTMLElement).removeAttribute("data-flip");
      document.body.append(copy);
      move(at);
      held.lift();
    }

    function move(at: { x: number; y: number }) {
      if (!copy) return;
      copy.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%) rotate(3deg)`;
      const under = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>("[data-cell]");
      cell = under?.dataset.cell ?? null;
      held.over(cell);
    }

    function follow(at: { x: number; y: number }) {
      if (copy) move(at);
      else if (Math.hypot(at.x - from.x, at.y - from.y) > FAR_ENOUGH) raise(at);
    }

    const behaviour = drag<HTMLElement, unknown>()
      .clickDistance(FAR_ENOUGH)
      .filter((event: MouseEvent) => !event.button && held.may())
      .on("start", (event) => (from = pointer(event)))
      .on("drag", (event) => follow(pointer(event)))
      .on("end", (event) => {
        // A quick hand may let go before it was seen to move.
        follow(pointer(event));
        if (!copy) return;
        copy.remove();
        copy = null;
        held.over(null);
        held.drop(cell);
        cell = null;
      });
    select(node).call(behaviour);
    return () => {
      select(node).on(".drag", null);
      copy?.remove();
    };
  };
}
