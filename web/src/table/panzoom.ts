import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent } from "d3-zoom";
import type { Attachment } from "svelte/attachments";

export interface Shift {
  x: number;
  y: number;
  k: number;
}

export const HOME: Shift = { x: 0, y: 0, k: 1 };

export interface PanZoom {
  attach: Attachment<HTMLElement>;
  home(): void;
  to(shift: Shift): void;
  by(factor: number): void;
}

/** Dragging, wheel and pinch move what lies inside; everything else stays where it is. */
export function panZoom(moved: (shift: Shift) => void): PanZoom {
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([0.3, 4])
    .clickDistance(6)
    .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) =>
      moved({ x: event.transform.x, y: event.transform.y, k: event.transform.k }),
    );
  let element: HTMLElement | null = null;
  return {
    attach(node) {
      element = node;
      select(node).call(behaviour).on("dblclick.zoom", null);
      return () => {
        select(node).on(".zoom", null);
        element = null;
      };
    },
    home() {
      if (element) select(element).call(behaviour.transform, zoomIdentity);
    },
    to({ x, y, k }) {
      if (element) select(element).call(behaviour.transform, zoomIdentity.translate(x, y).scale(k));
    },
    by(factor) {
      if (element) select(element).call(behaviour.scaleBy, factor);
    },
  };
}
