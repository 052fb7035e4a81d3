// A menu closes when one clicks elsewhere.

export function closeOutside(element: HTMLElement, shut: () => void): { destroy: () => void } {
  const elsewhere = (event: Event) => {
    if (!element.contains(event.target as Node)) shut();
  };
  document.addEventListener("pointerdown", elsewhere);
  return { destroy: () => document.removeEventListener("pointerdown", elsewhere) };
}
