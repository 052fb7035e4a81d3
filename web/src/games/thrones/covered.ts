// What lies over the map, so that the map never changes its size: the buttons in a corner, and on a phone the choices
// at its foot.

import { shared, type Box } from "./placement";

export interface Cover {
  foot: number; // how high the choices are
  buttons: Box;
  phone: boolean;
}

export const NOTHING: Cover = { foot: 0, buttons: [0, 0, 0, 0], phone: false };
const EDGE = 6; // between the buttons of a phone and the edges

export function coveredBy(map: HTMLElement, tell: (cover: Cover) => void): { destroy: () => void } {
  const choices = map.closest(".tablescreen")?.querySelector<HTMLElement>(":scope > .choices");
  const zoom = map.querySelector<HTMLElement>(".zoom")!;
  const look = () => {
    const { offsetLeft: left, offsetTop: top, offsetWidth: wide, offsetHeight: high } = zoom;
    const phone = !!choices && getComputedStyle(choices).position === "absolute";
    tell({ foot: phone ? choices.offsetHeight : 0, buttons: [left, top, left + wide, top + high], phone });
  };
  const watch = new ResizeObserver(look);
  for (const part of [map, zoom, choices]) if (part) watch.observe(part);
  return { destroy: () => watch.disconnect() };
}

// Where the buttons of a phone hide none of these, in such a part of the map: in the first corner that will do.
export function cornerBeside(spots: Box[], { buttons: [left, top, right, bottom] }: Cover, wide: number, high: number) {
  const [across, down] = [right - left, bottom - top];
  const corners = [EDGE, high - EDGE - down].flatMap((y) => [wide - EDGE - across, EDGE].map((x) => ({ x, y })));
  return corners.find(({ x, y }) => !spots.some((spot) => shared(spot, [x, y, x + across, y + down]))) ?? corners[0]!;
}
