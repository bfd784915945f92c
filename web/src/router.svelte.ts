/** Where the reader is: a path and a fragment, nothing more. */
class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

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

  /** Rewrites the address without leaving the page: a token need not stay in sight. */
  forgetHash(): void {
    history.replaceState(null, "", this.path);
    this.hash = "";
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
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
