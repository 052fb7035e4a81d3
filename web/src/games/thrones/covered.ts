// On a phone the choices lie over the foot of the map, so that the map never changes its size.

export function coveredBy(map: HTMLElement, tell: (high: number) => void): { destroy: () => void } {
  const choices = map.closest(".tablescreen")?.querySelector<HTMLElement>(":scope > .choices");
  const look = () => tell(choices && getComputedStyle(choices).position === "absolute" ? choices.offsetHeight : 0);
  const watch = new ResizeObserver(look);
  if (choices) watch.observe(choices);
  watch.observe(map);
  return { destroy: () => watch.disconnect() };
}
