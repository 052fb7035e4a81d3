// A knock, the title, the sign of the tab and a notification say that it is our turn.

import { knock, preferences } from "./preferences.svelte";
import { questionText } from "./narration";
import type { Question } from "./protocol";
import { t } from "./texts.svelte";

let wasAsked = false;
let announced = new Set<string>();

// At a table.
export function announceTurn(asked: Question | undefined, table: string): () => void {
  const leave = mark(asked ? `● ${t("page-your-turn")}` : "");
  if (asked && !wasAsked && document.hidden) {
    knock();
    notify(table, questionText(asked));
  }
  wasAsked = !!asked;
  return leave;
}

interface Turn {
  table: string;
  since: number;
  body: string;
}

// In the lobby, where it may be our turn at several tables. Each turn is told once.
export function announceTurns(turns: Turn[]): () => void {
  const leave = mark(turns.length ? `(${turns.length}) ${t("page-your-turn")}` : "");
  const fresh = turns.filter(({ table, since }) => !announced.has(`${table} ${since}`));
  if (fresh.length && document.hidden) {
    knock();
    for (const { table, body } of fresh) notify(table, body);
  }
  announced = new Set(turns.map(({ table, since }) => `${table} ${since}`));
  return leave;
}

function mark(title: string): () => void {
  document.title = title ? `${title} · Great Hall` : "Great Hall";
  (document.getElementById("favicon") as HTMLLinkElement).href = title ? "/favicon-turn.svg" : "/favicon.svg";
  return () => (document.title = "Great Hall");
}

// Several tabs tell of the same table once.
function notify(table: string, body: string): void {
  if (preferences.told) new Notification("Great Hall", { body, tag: table });
}
