// A new table: it is opened, its keys are kept, and we go there.

import { keep, keepOpened } from "./keys";
import type { Opened, TableWish } from "./messages";
import { ask } from "./protocol";
import { route } from "./route.svelte";

let opening: Promise<void> | null = null;

// A second click while it is being opened opens no second table.
export function openTable(wish: TableWish, mine: string[]): Promise<void> {
  opening ??= open(wish, mine).finally(() => (opening = null));
  return opening;
}

async function open(wish: TableWish, mine: string[]): Promise<void> {
  const made = await ask<Opened>("/api/tables", { method: "POST", body: JSON.stringify(wish) });
  keepOpened(made);
  const links = mine.length ? mine.map((seat) => made.seat_links[seat]!) : [made.watch_link];
  for (const link of links) keep(made.table, link.split("#")[1]!);
  route.go(`/t/${made.table}`);
}
