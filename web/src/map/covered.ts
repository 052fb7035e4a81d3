// What lies over the map, so that the map never changes its size: the buttons in a corner, and on a phone the choices
// at its foot.

import { shared, type Box } from "./boxes";

export interface Cover {
  foot: number; // how high the choices are
  buttons: Box;
  panels: Box[]; // what else lies over it
  phone: boolean;
}

export const NOTHING: Cover = { foot: 0, buttons: [0, 0, 0, 0], panels: [], phone: false };
const EDGE = 6; // between what lies over the map and its edges
const ALONG = [1, 0, 0.5, 0.75, 0.25]; // parts of an edge, from its left end

interface Wish {
  tell: (cover: Cover) => void;
  panels?: string; // a selector
}

export function coveredBy(map: HTMLElement, { tell, panels = "" }: Wish): { destroy: () => void } {
  const screen = map.closest(".tablescreen");
  const choices = screen?.querySelector<HTMLElement>(":scope > .choices");
  const zoom = map.querySelector<HTMLElement>(".zoom")!;
  const over = () => (panels && screen ? [...screen.querySelectorAll<HTMLElement>(panels)] : []);
  const look = () => {
    const { offsetLeft: left, offsetTop: top, offsetWidth: wide, offsetHeight: high } = zoom;
    const phone = !!choices && getComputedStyle(choices).position === "absolute";
    tell({
      foot: phone ? choices.offsetHeight : 0,
      buttons: [left, top, left + wide, top + high],
      panels: over().flatMap((panel) => boxOver(map, panel)),
      phone,
    });
  };
  const watch = new ResizeObserver(look);
  for (const part of [map, zoom, choices, ...over()]) if (part) watch.observe(part);
  return { destroy: () => watch.disconnect() };
}

// The part of a map that a panel covers.
function boxOver(map: HTMLElement, panel: HTMLElement): Box[] {
  const [own, its] = [map.getBoundingClientRect(), panel.getBoundingClientRect()];
  const [left, top] = [its.left - own.left, its.top - own.top];
  const isOver = its.width && left < own.width && top < own.height && left + its.width > 0 && top + its.height > 0;
  return isOver ? [[left, top, left + its.width, top + its.height]] : [];
}

// Whether a panel that could lie at the foot of the map, or below the buttons at its head, hides less of these there.
export function isFreerAtHead(map: HTMLElement, panel: HTMLElement, { buttons }: Cover, spots: Box[]): boolean {
  const [own, its] = [map.getBoundingClientRect(), panel.getBoundingClientRect()];
  const left = its.left - own.left;
  const hides = (top: number) =>
    spots.reduce((sum, spot) => sum + shared(spot, [left, top, left + its.width, top + its.height]), 0);
  return hides(left < buttons[2] ? buttons[3] : EDGE) < hides(own.height - EDGE - its.height);
}

// Where the buttons of a phone hide none of these, in such a part of the map: in the first corner that will do, else
// elsewhere at its upper or lower edge, where they hide the least.
export function edgeBeside(spots: Box[], { buttons: [left, top, right, bottom] }: Cover, wide: number, high: number) {
  const [across, down] = [right - left, bottom - top];
  const room = Math.max(0, wide - 2 * EDGE - across);
  const places = ALONG.flatMap((part) => [EDGE, high - EDGE - down].map((y) => ({ x: EDGE + part * room, y })));
  const hides = ({ x, y }: { x: number; y: number }) =>
    spots.reduce((sum, spot) => sum + shared(spot, [x, y, x + across, y + down]), 0);
  return places.reduce((least, place) => (hides(place) < hides(least) ? place : least));
}
