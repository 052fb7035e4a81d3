// A thing on the table that explains itself: in the glass under the pointer or the focus, in a sheet by a click where
// it cannot be chosen, and by the other button or a long press where it can.

import { explain, type Thing } from "./explain.svelte";

export function explained(element: Element, thing: Thing): { update: (now: Thing) => void } {
  const isLegal = (event: Event): boolean => !!(event.target as Element).closest("[data-legal]");
  const look = (): void => explain.hover(thing.kind, thing.id);
  const leave = (): void => explain.leave();
  element.addEventListener("mouseenter", look);
  element.addEventListener("focusin", look);
  element.addEventListener("mouseleave", leave);
  element.addEventListener("focusout", leave);
  element.addEventListener("click", (event) => {
    if (!isLegal(event)) explain.show(thing.kind, thing.id);
  });
  element.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    explain.show(thing.kind, thing.id);
  });
  return { update: (now) => (thing = now) };
}
