// A second click while the first is still under way does nothing of its own: it waits for the first.
export function once<Given extends unknown[], Found>(
  act: (...given: Given) => Promise<Found>,
): (...given: Given) => Promise<Found> {
  let underWay: Promise<Found> | null = null;
  return (...given) => (underWay ??= act(...given).finally(() => (underWay = null)));
}
