// A websocket of the hall that comes back by itself.

import { announcements, type Announcement } from "./announcements.svelte";

// What every line to the hall brings, whatever it is for.
interface AnnouncementsTold {
  is: "announcements";
  lines: Announcement[];
}

export interface Listener {
  opened?: () => void;
  hear: (message: unknown) => void;
  lost?: (code: number) => boolean; // whether it is over
}

export class Connection {
  private socket!: WebSocket;
  private tries = 0;
  private closed = false;

  constructor(
    private path: string,
    private listener: Listener,
  ) {
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    this.socket.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket.onopen = () => this.listener.opened?.();
    this.socket.onmessage = ({ data }) => this.hear(JSON.parse(data) as AnnouncementsTold | { is: string });
    this.socket.onclose = ({ code }) => this.lost(code);
  }

  private hear(told: AnnouncementsTold | { is: string }): void {
    if ("lines" in told && told.is === "announcements") announcements.take(told.lines);
    else this.listener.hear(told);
  }

  // All is well: if it breaks off again, it comes back at once.
  isWell(): void {
    this.tries = 0;
  }

  private lost(code: number): void {
    const isOver = this.listener.lost?.(code) ?? false;
    if (this.closed || isOver) return;
    setTimeout(() => this.connect(), Math.min(10_000, 300 * 2 ** this.tries++));
  }
}
