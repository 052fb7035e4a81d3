// Cards that lie elsewhere than before move there, briefly; whoever wants no movement sees them there at once.

import { tick } from "svelte";
import { preferences } from "./preferences.svelte";

const TIME = 240;
const MOST = 24; // when everything changes, as after a take-back, nothing is animated

type Places = Map<string, DOMRect[]>;

function cardsThere(): [string, HTMLElement][] {
  const all = [...document.querySelectorAll<HTMLElement>(".tablescreen [data-card]")];
  return all.filter((element) => element.offsetParent).map((element) => [element.dataset.card!, element]);
}

function placesOf(): Places {
  const places: Places = new Map();
  for (const [card, element] of cardsThere())
    places.set(card, [...(places.get(card) ?? []), element.getBoundingClientRect()]);
  return places;
}

// Called before the table changes; what has moved when it has changed is animated.
export async function animateMoves(): Promise<void> {
  if (!preferences.moves || document.hidden) return;
  const before = placesOf();
  if (!before.size) return;
  await tick();
  const moves: [HTMLElement, Keyframe[]][] = [];
  for (const [card, element] of cardsThere()) {
    const from = before.get(card)?.shift();
    const to = element.getBoundingClientRect();
    if (!from) {
      moves.push([element, [{ opacity: 0, transform: "translateY(-18px) scale(.94)" }, {}]]);
    } else if (Math.hypot(from.x - to.x, from.y - to.y) > 3) {
      const size = Math.min(1.6, Math.max(0.5, from.width / to.width));
      moves.push([
        element,
        [
          { transformOrigin: "0 0", transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${size})` },
          { transformOrigin: "0 0" },
        ],
      ]);
    }
  }
  if (moves.length > MOST) return;
  for (const [element, frames] of moves) element.animate(frames, { duration: TIME, easing: "ease-out" });
}
