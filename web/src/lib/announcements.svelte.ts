// What those who keep the hall tell every page, until a time.

import { ask } from "./protocol";

export interface Announcement {
  id: number;
  text: string;
  until: number;
}

const LONGEST_TIMER = 2 ** 31 - 1; // milliseconds; a browser takes more for none

class Announcements {
  lines = $state.raw<Announcement[]>([]); // without those that were put aside
  private timer: ReturnType<typeof setTimeout> | undefined;

  async load(): Promise<void> {
    this.take(await ask<Announcement[]>("/api/announcements"));
  }

  take(lines: Announcement[]): void {
    this.lines = lines.filter(({ until }) => until * 1000 > Date.now());
    clearTimeout(this.timer);
    const end = Math.min(...this.lines.map(({ until }) => until * 1000));
    if (this.lines.length)
      this.timer = setTimeout(() => this.take(this.lines), Math.min(end - Date.now() + 50, LONGEST_TIMER));
  }

  putAside(id: number): void {
    this.lines = this.lines.filter((line) => line.id !== id);
  }
}

export const announcements = new Announcements();
