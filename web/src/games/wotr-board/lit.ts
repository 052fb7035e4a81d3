// What is lit on the map: where one may go, where one attacks, where one comes from.

import { words } from "../../lib/narration";
import { around, movedBy, type Box } from "../../map/boxes";
import { spotAround, type Spot } from "../../map/spots";
import { REGIONS } from "./facts";
import { MIDDLE_EARTH, regionsInOrder } from "./middle-earth";
import type { Name } from "./names";
import type { WarOffers } from "./offers";
import type { Place } from "./places";
import { isStrike } from "./warriors/offers";

export interface Lit {
  glowing: string[]; // they glow from inside
  ringed: string[]; // so many that a ring must do
  forbidden: string[]; // all others may be chosen
  from: string;
  attacked: Set<string>;
}

const [MANY, MOST] = [12, 60];

export function litBy({ asked, regions }: WarOffers): Lit {
  const all = [...regions.keys()];
  const [from = ""] = words(asked?.about ?? null)
    .map(String)
    .filter((word) => REGIONS.has(word));
  return {
    glowing: all.length > MANY ? [] : all,
    ringed: all.length > MANY && all.length <= MOST ? all : [],
    forbidden: all.length > MOST ? regionsInOrder.filter((region) => !regions.has(region)) : [],
    from: regions.has(from) ? "" : from,
    attacked: new Set(
      all.filter((region) =>
        regions.get(region)!.every((offer) => offer.question.kind === "attack" || isStrike(offer)),
      ),
    ),
  };
}

// What of a region is to be clicked: its name and its pieces, when they have their places.
export function spotOf(region: string, name: Name | undefined, place: Place | undefined, scale: number): Spot {
  if (!name) return spotAround(MIDDLE_EARTH.middles.get(region)!, [0, 0, 0, 0], scale);
  const boxes: Box[] = place ? place.boxes : [name.reserve];
  const [left, top, right, bottom] = around([...name.boxes, ...boxes]);
  const at: [number, number] = [(left + right) / 2, (top + bottom) / 2];
  return spotAround(at, movedBy([left, top, right, bottom], [-at[0], -at[1]]), scale);
}
