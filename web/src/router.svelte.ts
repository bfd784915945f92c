/** The pages that can be read over a table without leaving it. */
const READING = /^\/(rules|box)\//;

/** Where the reader is: a path, a fragment, and what lies open over a table. */
class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  /** The address of a page, or the name of a window, that is open over the table. */
  over = $state(openOver());

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(url: string): void {
    history.pushState(null, "", url);
    this.#read();
    if (!this.hash) window.scrollTo(0, 0);
  }

  /** Opens something over the table; the way back closes it again. */
  open(over: string): void {
    if (this.over) history.replaceState({ over }, "");
    else history.pushState({ over }, "");
    this.#read();
  }

  close(): void {
    if (this.over) history.back();
  }

  /** Rewrites the address without leaving the page: a token need not stay in sight. */
  forgetHash(): void {
    history.replaceState(history.state, "", this.path);
    this.hash = "";
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.over = openOver();
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    const inside = link.pathname === location.pathname && !!link.hash;
    if (inside && !this.over) return;
    event.preventDefault();
    if (inside) this.open(this.over.split("#")[0]! + link.hash);
    else if (this.path.startsWith("/t/") && READING.test(link.pathname))
      this.open(link.pathname + link.hash);
    else this.go(link.pathname + link.search + link.hash);
  }
}

function openOver(): string {
  const { over } = (history.state ?? {}) as { over?: string };
  return over ?? "";
}

export const place = new Place();

/** A part of an address in plain letters, or as it stands where it was cut off. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
