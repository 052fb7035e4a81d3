// The printed figures, from the same files that the rules use.

import areaRows from "@games/thrones/data/areas.json";
import cardRows from "@games/thrones/data/house-cards.json";
import houseRows from "@games/thrones/data/houses.json";
import orderRows from "@games/thrones/data/orders.json";
import tideRows from "@games/thrones/data/tides-of-battle.json";
import westerosRows from "@games/thrones/data/westeros-cards.json";
import wildlingRows from "@games/thrones/data/wildling-cards.json";

export interface AreaFacts {
  id: string;
  kind: "land" | "sea" | "port";
  structure?: "castle" | "stronghold";
  supply?: number;
  power?: number;
  home_of?: string;
  port?: string;
  adjacent: string[];
}

export interface HouseCardFacts {
  id: string;
  house: string;
  strength: number;
  swords?: number;
  fortifications?: number;
  text?: boolean;
}

export interface OrderFacts {
  id: string;
  type: string;
  copies: number;
  special?: boolean;
  strength?: number;
}

interface TideFacts {
  id: string;
  copies: number;
  strength?: number;
  swords?: number;
  fortifications?: number;
  skulls?: number;
}

interface WesterosCardFacts {
  id: string;
  deck: string;
  copies: number;
  wildlings?: number;
}

export const AREAS = new Map((areaRows as AreaFacts[]).map((row) => [row.id, row]));
export const HOUSE_CARDS = new Map((cardRows as HouseCardFacts[]).map((row) => [row.id, row]));
export const ORDERS = new Map((orderRows as OrderFacts[]).map((row) => [row.id, row]));
export const TIDES = new Map((tideRows as TideFacts[]).map((row) => [row.id, row]));
export const WESTEROS_CARDS = new Map((westerosRows as WesterosCardFacts[]).map((row) => [row.id, row]));
export const WILDLING_CARDS = wildlingRows.map((row) => row.id);
export const HOUSES = houseRows.map((row) => row.id);
export const TRACKS = ["throne", "fiefdoms", "court"] as const;
export const TRACK_ICONS = { throne: "throne", fiefdoms: "blade", court: "raven" } as const;
export const [ROUNDS, WILDLINGS, HIGHEST_SUPPLY, TO_WIN] = [10, 12, 6, 7]; // the ends of the tracks

const UNIT_ICONS: Record<string, string> = { "siege-engine": "siege" };
const ORDER_ICONS: Record<string, string> = { defense: "o-defend", "consolidate-power": "o-consolidate" };

export const unitIcon = (unit: string): string => UNIT_ICONS[unit] ?? unit;

export function orderIcon(order: string): string {
  const facts = ORDERS.get(order)!;
  return `${ORDER_ICONS[facts.type] ?? `o-${facts.type}`}${facts.special ? "-star" : ""}`;
}

// What stands under an order: its bonus, where it has one.
export function orderBonus(order: string): string {
  const facts = ORDERS.get(order)!;
  if (facts.type === "march" && !facts.strength) return "0";
  return facts.strength ? signed(facts.strength) : "";
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const kindOf = (area: string): AreaFacts["kind"] | undefined => AREAS.get(area)?.kind;

// Where a port leads to.
export const seaOf = (port: string): string => AREAS.get(port)!.adjacent.find((area) => kindOf(area) === "sea")!;

export const areasInOrder = [...AREAS.keys()];
