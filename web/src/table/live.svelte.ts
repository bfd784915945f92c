import { device } from "../device";
import { fresh } from "../fresh";
import type { Refusal, ServerFrame, Update } from "../wire";

/** Lost: it comes back. Offline: so it does once the device is. Shut: the site has refused it. */
export type LineState = "connecting" | "open" | "lost" | "offline" | "shut";

interface Pending {
  type: "play" | "undo";
  id: string;
  n: number;
  action?: string;
}

export interface Heard {
  update(update: Update): void;
  refused(error: Refusal): void;
  done(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const BEAT = 20_000;
/** The ends after which it is no use to come back: the key, or the table, is none. */
const FINAL = [4403, 4404, 4410];

/** One seat's line to a table: it comes back by itself and says what it already has. */
export class Live {
  state = $state<LineState>("connecting");
  /** What the site refused on this line, in its own words. */
  refused = $state.raw<Refusal | null>(null);
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #beat = 0;
  #closed = false;
  #pending: Pending | null = null;

  constructor(
    readonly table: string,
    readonly token: string | null,
    private have: number,
    private readonly heard: Heard,
  ) {
    window.addEventListener("online", this.#now);
    window.addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#soon);
    this.#open();
  }

  play(action: string, n: number): void {
    this.#ask({ type: "play", id: fresh(), n, action });
  }

  undo(n: number): void {
    this.#ask({ type: "undo", id: fresh(), n });
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#now);
    window.removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#soon);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #ask(message: Pending): void {
    this.#pending = message;
    this.#send(message);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/live`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "hello", token: this.token, have: this.have, device });
      // Sent again with the same id: the site answers a repeated move as before.
      if (this.#pending) this.#send(this.#pending);
      clearInterval(this.#beat);
      this.#beat = window.setInterval(() => this.#send({ type: "ping" }), BEAT);
    };
    socket.onmessage = (event) => {
      this.state = "open";
      this.#wait = FIRST_WAIT;
      this.#hear(JSON.parse(String(event.data)) as ServerFrame);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      clearInterval(this.#beat);
      if (FINAL.includes(code)) {
        this.state = "shut";
        return;
      }
      this.state = navigator.onLine ? "lost" : "offline";
      this.#timer = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #soon = (): void => {
    if (!document.hidden) this.#now();
  };

  #now = (): void => {
    if (this.state !== "lost" && this.state !== "offline") return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  /** Says so at once; a site on this very device is still there, and is found again at once. */
  #offline = (): void => {
    if (this.state === "shut") return;
    this.state = "offline";
    const silent = this.#socket;
    this.#now();
    silent?.close();
  };

  #hear(frame: ServerFrame): void {
    if (frame.type === "update") this.#take(frame);
    if (frame.type === "done" && frame.id === this.#pending?.id) {
      this.#pending = null;
      this.heard.done();
    }
    if (frame.type === "refused") {
      if (frame.id === null) this.refused = frame.error;
      if (frame.update) this.#take(frame.update);
      this.#pending = null;
      this.heard.refused(frame.error);
    }
  }

  #take(update: Update): void {
    this.have = Math.max(this.have, update.n);
    this.heard.update(update);
  }
}
