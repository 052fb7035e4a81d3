// The picture of a card: a linocut of ground, far line, near line and emblem, seeded by the card's id.

import { sideOf } from "./facts";

const OBJECTS: Record<string, string> = {
  sting: "blade",
  anduril: "blade",
  glamdring: "blade",
  "blade-of-westernesse": "blade",
  "morgul-blade": "blade",
  "dwarven-axe": "axe",
  "narya-ring-of-fire": "ring",
  "nenya-ring-of-adamant": "ring",
  "vilya-ring-of-air": "ring",
  "palantir-of-orthanc": "eye",
  "mirror-of-galadriel": "eye",
  "phial-of-galadriel": "star",
  "the-lidless-eye": "eye",
};

export interface Linocut {
  rays: string;
  sun: number;
  far: string;
  near: string;
  emblem: string;
  free: boolean;
}

export function linocut(card: string, faction: string): Linocut {
  let seed = [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const random = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  const free = sideOf(faction) === "free";
  const sun = 28 + random() * 44;
  let rays = "";
  if (free) {
    for (let ray = 0; ray < 18; ray++) {
      const angle = (ray * Math.PI) / 9;
      const [x, y] = [sun + 90 * Math.cos(angle), 30 + 90 * Math.sin(angle)];
      rays += `M${sun.toFixed(1)} 30L${x.toFixed(1)} ${y.toFixed(1)}`;
    }
  } else {
    for (let line = 0; line < 11; line++) {
      const y = 3 + line * 5.2;
      const bend = [y - 4 + random() * 8, y - 5 + random() * 10, y - 2 + random() * 4].map((n) => n.toFixed(1));
      rays += `M0 ${y.toFixed(1)}C25 ${bend[0]} 60 ${bend[1]} 100 ${bend[2]}`;
    }
  }
  return {
    rays,
    sun,
    far: hills(free, 30, 42, random),
    near: hills(free, 42, 51, random),
    emblem: OBJECTS[card] ?? `e-${faction}`,
    free,
  };
}

function hills(free: boolean, high: number, low: number, random: () => number): string {
  let line = "M0 58";
  for (let x = 0; x <= 100; x += free ? 25 : 10) {
    const [top, foot] = [high + random() * 9, low + random() * 5];
    line += free
      ? `Q${x - 12} ${(top + 3).toFixed(1)} ${x} ${foot.toFixed(1)}`
      : `L${x - 5} ${top.toFixed(1)}L${x} ${foot.toFixed(1)}`;
  }
  return `${line}L100 58z`;
}
