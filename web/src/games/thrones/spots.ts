// What of an area is to be clicked: all of its block.

import { around } from "../../map/boxes";
import { spotAround, type Spot } from "../../map/spots";
import { middle } from "./mosaic";
import { boxOf, type Place } from "./placement";

export function spotOf(area: string, places: Map<string, Place>, scale: number): Spot {
  const there = places.get(area);
  return spotAround(there?.at ?? middle(area), there ? around(there.rows.map(boxOf)) : [0, 0, 0, 0], scale);
}
