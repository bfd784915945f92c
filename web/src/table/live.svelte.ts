import type { Refusal, ServerFrame, Update } from "../wire";

export type LineState = "connecting" | "open" | "lost";

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

/** One seat's line to a table: it comes back by itself and says what it already has. */
export class Live {
  state = $state<LineState>("connecting");
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
    window.addEventListener("online", this.#soon);
    document.addEventListener("visibilitychange", this.#soon);
    this.#open();
  }

  play(action: string, n: number): void {
    this.#ask({ type: "play", id: newId(), n, action });
  }

  undo(n: number): void {
    this.#ask({ type: "undo", id: newId(), n });
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#soon);
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
      this.#send({ type: "hello", token: this.token, have: this.have });
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
    socket.onclose = () => {
      clearInterval(this.#beat);
      if (this.#closed || this.#socket !== socket) return;
      this.state = "lost";
      this.#timer = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #soon = (): void => {
    if (this.state !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #hear(frame: ServerFrame): void {
    if (frame.type === "update") this.#take(frame);
    if (frame.type === "done" && frame.id === this.#pending?.id) {
      this.#pending = null;
      this.heard.done();
    }
    if (frame.type === "refused") {
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

/** A fresh id for a message; randomUUID is only there on secure pages, and a home network is none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
