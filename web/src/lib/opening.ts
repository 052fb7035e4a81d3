// A new table: it is opened, its keys are kept, and we go there.

import { keep, keepOpened } from "./keys";
import type { Opened, TableWish } from "./messages";
import { once } from "./once";
import { ask } from "./protocol";
import { route } from "./route.svelte";

export const USUAL_BOT = "steward"; // who plays where nobody has chosen a bot

// A second click opens no second table.
export const openTable = once(open);

async function open(wish: TableWish, mine: string[]): Promise<void> {
  const made = await ask<Opened>("/api/tables", { method: "POST", body: JSON.stringify(wish) });
  keepOpened(made);
  const links = mine.length ? mine.map((seat) => made.seat_links[seat]!) : [made.watch_link];
  for (const link of links) keep(made.table, link.split("#")[1]!);
  route.go(`/t/${made.table}`);
}
