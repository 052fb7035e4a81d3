// A knock, the title, the sign of the tab and a notification say that it is our turn.

import { knock } from "./preferences.svelte";
import { questionText } from "./narration";
import type { Question } from "./protocol";
import { t } from "./texts.svelte";

let wasAsked = false;

export function announceTurn(asked: Question | undefined): () => void {
  document.title = asked ? `● ${t("page-your-turn")} · Great Hall` : "Great Hall";
  (document.getElementById("favicon") as HTMLLinkElement).href = asked ? "/favicon-turn.svg" : "/favicon.svg";
  if (asked && !wasAsked && document.hidden) {
    knock();
    if ("Notification" in window && Notification.permission === "granted")
      new Notification("Great Hall", { body: questionText(asked) });
  }
  wasAsked = !!asked;
  return () => {
    document.title = "Great Hall";
  };
}
