// Where on the screen a thing lies: found by its address, a kind and an id, or by the option that it stands for.

import { words } from "./narration";
import type { Option } from "./protocol";

// What things of the tables are marked with, the most particular first.
const KINDS = ["order", "card", "place", "spot", "player", "thing"] as const;

const isSeen = (element: Element) => element.getClientRects().length > 0;

function first(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find(isSeen);
}

// Parts that every table has; a game names those of its own.
const THINGS: Record<string, string> = { chronicle: ".log", choices: ".choices", question: ".topbar .ask" };

export function elementAt(address: string, things: Record<string, string> = {}): Element | undefined {
  const [kind, id] = [address.slice(0, address.indexOf(":")), address.slice(address.indexOf(":") + 1)];
  if (kind === "thing") return first(things[id] ?? THINGS[id] ?? "none");
  const quoted = CSS.escape(id);
  return first(`[data-legal][data-${kind}="${quoted}"]`) ?? first(`[data-${kind}="${quoted}"]`);
}

// What one touches to choose this option: its own button, or the last of the things it names that is lit.
export function elementOf(option: Option): Element | undefined {
  const button = first(`[data-option="${CSS.escape(JSON.stringify(option))}"]`);
  if (button) return button;
  for (const word of words(option).map(String).reverse())
    for (const kind of KINDS) {
      const found = first(`[data-legal][data-${kind}="${CSS.escape(word)}"]`);
      if (found) return found;
    }
  return undefined;
}

// The part of the table in which something lies, and how it is called.
export function regionOf(element: Element): Element {
  return element.parentElement?.closest("[aria-label]:is(section, aside, [role=group])") ?? element;
}
