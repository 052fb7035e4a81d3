// What operators see of the hall, and what they do there.

import type { Announcement } from "./announcements.svelte";
import { ask } from "./protocol";

export interface Report {
  number: number;
  table: string;
  position: number;
  text: string;
  version: string;
  at: number;
  game: string;
  answer: string | null;
}

export interface KeptTable {
  id: string;
  title: string;
  game: string;
  state: string;
  active_at: number;
  names: string[];
}

export interface TableSeen {
  id: string;
  state: string;
  seats: { seat: string; name: string; person: string | null; bot: string | null; taken: boolean }[];
  here: { seats: string[]; name: string; person: string | null; address: string }[];
}

export interface Sanction {
  id: number;
  kind: "mute" | "ban";
  person: string | null;
  network: string | null;
  table_id: string | null;
  seat: string | null;
  name: string | null;
  reason: string;
  until: number;
}

export interface Act {
  id: number;
  at: number;
  name: string;
  act: string;
  about: string;
}

class Operating {
  name = $state("");
  reports = $state.raw<Report[]>([]);
  tables = $state.raw<KeptTable[]>([]);
  sanctions = $state.raw<Sanction[]>([]);
  announced = $state.raw<Announcement[]>([]);
  acts = $state.raw<Act[]>([]);
  find = $state("");
  whom = $state(""); // who is to be muted or banned

  async load(): Promise<void> {
    this.name = (await ask<{ name: string }>("/api/operate")).name;
    const [reports, sanctions, announced, acts] = await Promise.all([
      ask<Report[]>("/api/operate/reports"),
      ask<Sanction[]>("/api/operate/sanctions"),
      ask<Announcement[]>("/api/announcements"),
      ask<Act[]>("/api/operate/acts"),
      this.search(),
    ]);
    Object.assign(this, { reports, sanctions, announced, acts });
  }

  async search(): Promise<void> {
    this.tables = await ask<KeptTable[]>(`/api/operate/tables?find=${encodeURIComponent(this.find.trim())}`);
  }

  async look(table: string): Promise<TableSeen> {
    return ask<TableSeen>(`/api/operate/tables/${table}`);
  }

  async record(report: number): Promise<string> {
    return ask<string>(`/api/operate/reports/${report}/record`);
  }

  // Do something, and see what came of it.
  async act(method: "POST" | "DELETE", path: string, body?: object): Promise<void> {
    await ask(`/api/operate/${path}`, { method, body: body && JSON.stringify(body) });
    await this.load();
  }
}

export const operating = new Operating();
