/** Things that move from where they were to where they go, drawn on a layer above the page. */
export interface Spot {
  zone: string;
  rect: DOMRect;
}

export interface Snapshot {
  things: Map<string, Spot>;
  anchors: Map<string, DOMRect>;
}

/** Something without a name that travels between two anchors: a hidden card, a coin. */
export interface Unnamed {
  from: string;
  to: string;
  /** What is drawn of it: a copy of what is so called on the page; else the back of a card. */
  drawn?: string;
}

export const FLIGHT_MS = 300;
const STAGGER_MS = 180;
const ORDER = ["hand", "known", "garden", "pile"];

const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export function mayMove(): boolean {
  return !still.matches && !document.hidden;
}

const visible = (rect: DOMRect) => rect.width > 0 && rect.height > 0;

export function snapshot(): Snapshot {
  const things = new Map<string, Spot>();
  const anchors = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const rect = element.getBoundingClientRect();
    if (visible(rect))
      things.set(element.dataset.flip!, { zone: element.dataset.zone ?? "", rect });
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-anchor]")) {
    const rect = element.getBoundingClientRect();
    if (visible(rect)) anchors.set(element.dataset.anchor!, rect);
  }
  return { things, anchors };
}

function layer(): HTMLElement {
  const found = document.getElementById("flight");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "flight";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

const EASE = "cubic-bezier(.22,.7,.25,1)";

function fly(copy: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Animation {
  copy.style.left = `${to.left}px`;
  copy.style.top = `${to.top}px`;
  copy.style.width = `${to.width}px`;
  layer().append(copy);
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const scale = from.width / to.width;
  const rise = -Math.min(40, Math.hypot(dx, dy) / 8);
  const animation = copy.animate(
    [
      { transform: `translate(${dx}px,${dy}px) scale(${scale})` },
      {
        transform: `translate(${dx * 0.45}px,${dy * 0.45 + rise}px) scale(${(1 + scale) / 2 + 0.06})`,
        offset: 0.5,
      },
      { transform: "none" },
    ],
    { duration: FLIGHT_MS, easing: EASE, delay, fill: "backwards" },
  );
  return animation;
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect): Animation | null {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(dx, dy) < 2) return null;
  return element.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }], {
    duration: FLIGHT_MS * 0.8,
    easing: EASE,
  });
}

function copyOf(element: HTMLElement, width: number): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "flying";
  frame.style.setProperty("--w", `${width}px`);
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-flip");
  frame.append(copy);
  return frame;
}

function drawnOf(name: string | undefined, width: number): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(
    name ? `[data-drawn="${name}"]` : "[data-back]",
  );
  return found ? copyOf(found, width) : null;
}

/** Plays the difference between a snapshot and the page as it is now; resolves when all has landed. */
export async function land(
  before: Snapshot,
  unnamed: Unnamed[],
  running: Set<Animation>,
): Promise<void> {
  const all: Promise<unknown>[] = [];
  const follow = (animation: Animation, finish: () => void) => {
    running.add(animation);
    const over = () => {
      running.delete(animation);
      finish();
    };
    all.push(animation.finished.then(over, over));
  };
  // Several entries in one update start one after the other: drawn, planted, put away.
  let started = 0;
  const delay = () => started++ * STAGGER_MS;
  for (const { from, to, drawn } of unnamed) {
    const start = before.anchors.get(from);
    const end = document.querySelector(`[data-anchor="${to}"]`)?.getBoundingClientRect();
    if (!start || !end || !visible(end)) continue;
    const goal = new DOMRect(end.left, end.top, Math.min(28, start.width), 40);
    const copy = drawnOf(drawn, goal.width);
    if (copy) follow(fly(copy, start, goal, delay()), () => copy.remove());
  }
  const cards = [...document.querySelectorAll<HTMLElement>("[data-flip]")];
  const order = (element: HTMLElement) => ORDER.indexOf(element.dataset.zone?.split(":")[0] ?? "");
  for (const element of cards.sort((a, b) => order(a) - order(b))) {
    const to = element.getBoundingClientRect();
    const was = before.things.get(element.dataset.flip!);
    const zone = element.dataset.zone ?? "";
    if (!visible(to)) continue;
    if (was?.zone === zone) {
      const shift = zone.startsWith("hand") ? slide(element, was.rect, to) : null;
      if (shift) follow(shift, () => {});
      continue;
    }
    const from = was?.rect ?? before.anchors.get(element.dataset.from ?? "");
    if (!from) continue;
    const copy = copyOf(element, to.width);
    element.style.visibility = "hidden";
    follow(fly(copy, from, to, delay()), () => {
      element.style.visibility = "";
      copy.remove();
    });
  }
  await Promise.all(all);
}
