import { t } from "./texts.svelte";

// The time that is left, as a clock shows it.
export function clockFace(left: number): string {
  const seconds = Math.max(0, Math.round(left));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return t("page-days", { days, hours });
  const small = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${small}` : small;
}
