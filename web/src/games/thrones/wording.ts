// Armies and orders in words.

import { armyText } from "../../lib/narration";
import { t } from "../../lib/texts.svelte";
import type { Force } from "./pieces";

export function forceText({ house, units, routed, order, faceDown, due }: Force): string {
  const lying = routed.length ? t("page-routed", { units: armyText(routed) }) : "";
  const army = [units.length ? armyText(units) : "", lying].filter(Boolean).join(", ");
  const told = [`${t(`player-${house}`)}: ${army}`];
  if (order) told.push(t(`order-${order}`));
  if (faceDown) told.push(t("page-face-down"));
  if (due) told.push(t("page-no-order"));
  return told.join(". ");
}
