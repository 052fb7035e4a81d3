// The keys of seats that this browser holds. They never leave it but to sit down.

import type { Opened } from "./messages";
import type { RematchTold } from "./protocol";

export function keysOf(table: string): string[] {
  return JSON.parse(localStorage.getItem(`keys-${table}`) ?? "[]") as string[];
}

export function keep(table: string, key: string): void {
  const keys = keysOf(table);
  if (key && !keys.includes(key)) localStorage.setItem(`keys-${table}`, JSON.stringify([...keys, key]));
}

// We have left this table, or it is no more.
export function forget(table: string): void {
  for (const kept of ["keys", "host", "links"]) localStorage.removeItem(`${kept}-${table}`);
}

// The tables at which this browser has a seat, or a key to watch.
export function ownTables(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith("keys-"))
    .map((name) => name.slice("keys-".length));
}

// The rights of a host, and the links to send to others: the hall tells them once.
export function keepOpened({ table, host_key, seat_links, watch_link }: Opened): void {
  localStorage.setItem(`host-${table}`, host_key);
  localStorage.setItem(`links-${table}`, JSON.stringify({ ...seat_links, watch: watch_link }));
}

export function hostKey(table: string): string {
  return localStorage.getItem(`host-${table}`) ?? "";
}

export function linksOf(table: string): Record<string, string> {
  return JSON.parse(localStorage.getItem(`links-${table}`) ?? "{}") as Record<string, string>;
}

// The chair has a new link.
export function keepLink(table: string, seat: string, link: string): void {
  localStorage.setItem(`links-${table}`, JSON.stringify({ ...linksOf(table), [seat]: link }));
}

// Whoever had these links sits, or will sit, on the other chair.
export function swapLinks(table: string, seat: string, other: string): void {
  const links = linksOf(table);
  const swapped = { ...links, [seat]: links[other], [other]: links[seat] };
  localStorage.setItem(`links-${table}`, JSON.stringify(swapped));
}

// The same table once more, of which we are the host: all that we were told of it.
export function keepRematch({ table, links, host }: RematchTold): void {
  if (!host) return;
  keepOpened({ table, ...host, seat_links: links });
  for (const link of Object.values(links)) keep(table, link.split("#")[1]!);
}

// Whether this person was asked for a name, even if they gave none.
export function isNamed(): boolean {
  return localStorage.getItem("name") !== null;
}

export function ownName(): string {
  return localStorage.getItem("name") ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem("name", name);
}

// How much of the chronicle this person had seen when they last answered.
export function seenEvents(table: string): number {
  return Number(localStorage.getItem(`seen-${table}`) ?? 0);
}

export function keepSeen(table: string, events: number): void {
  localStorage.setItem(`seen-${table}`, String(events));
}
