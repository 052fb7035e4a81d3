// The keys of seats that this browser holds. They never leave it but to sit down.

export function keysOf(table: string): string[] {
  return JSON.parse(localStorage.getItem(`keys-${table}`) ?? "[]") as string[];
}

export function keep(table: string, key: string): void {
  const keys = keysOf(table);
  if (key && !keys.includes(key)) localStorage.setItem(`keys-${table}`, JSON.stringify([...keys, key]));
}

export function keepHost(table: string, key: string): void {
  localStorage.setItem(`host-${table}`, key);
}

export function hostKey(table: string): string {
  return localStorage.getItem(`host-${table}`) ?? "";
}

export function ownName(): string {
  return localStorage.getItem("name") ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem("name", name);
}

// How much of the chronicle this person had seen when they last answered.
export function seenEvents(table: string): number {
  return Number(localStorage.getItem(`seen-${table}`) ?? 0);
}

export function keepSeen(table: string, events: number): void {
  localStorage.setItem(`seen-${table}`, String(events));
}
