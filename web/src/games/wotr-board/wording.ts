// Who stands in a region and who holds it, in words.

import { armyText } from "../../lib/narration";
import { t } from "../../lib/texts.svelte";
import { SIDES } from "./facts";
import { forceIn } from "./forces";
import { regionName } from "./names";
import type { Standing } from "./pieces";
import type { View } from "./types";
import { figuresOf } from "./warriors/tokens";

export function regionText(region: string, view: View, standing: Standing | undefined): string {
  const told = SIDES.flatMap((side) => {
    const figures = [...forceIn(view, region, side), ...figuresOf(view, region, side)];
    return figures.length ? [`${t(`player-${side}`)}: ${armyText(figures)}`] : [];
  });
  if (view.control[region]) told.unshift(t("page-held-by", { player: t(`player-${view.control[region]}`) }));
  if (view.besieged.includes(region)) told.push(t("page-besieged"));
  if (standing?.fellowship) told.push(t("page-fellowship-here"));
  return [regionName(region), ...told].join(". ");
}
