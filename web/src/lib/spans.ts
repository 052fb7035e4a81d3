// How long something takes or is ago, in the words that the browser has for it.

import { language } from "./texts.svelte";

const SPANS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

function greatest(seconds: number): [unit: "day" | "hour" | "minute", count: number] {
  const [unit, length] = SPANS.find(([, length]) => seconds >= length) ?? SPANS[2];
  return [unit, Math.max(1, Math.floor(seconds / length))];
}

// 2 hr, 3 min
export function spanText(seconds: number): string {
  const [unit, count] = greatest(Math.max(0, seconds));
  return new Intl.NumberFormat(language.page, { style: "unit", unit, unitDisplay: "short" }).format(count);
}

// yesterday, 2 hours ago
export function agoText(at: number): string {
  const [unit, count] = greatest(Math.max(0, Date.now() / 1000 - at));
  return new Intl.RelativeTimeFormat(language.page, { numeric: "auto" }).format(-count, unit);
}

// 40–90 min, 2–4 hr
export function rangeText(least: number, most: number): string {
  const [unit, length] = least >= 120 ? (["hour", 60] as const) : (["minute", 1] as const);
  const format = new Intl.NumberFormat(language.page, { style: "unit", unit, unitDisplay: "short" });
  return `${least / length}–${format.format(most / length)}`;
}

// A browser takes long to make a format, and a chronicle has hundreds of times.
const formats = new Map<string, Intl.DateTimeFormat>();

function inForm(form: Intl.DateTimeFormatOptions, at: number): string {
  const key = [language.page, form.dateStyle, form.timeStyle].join();
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(language.page, form));
  return formats.get(key)!.format(at * 1000);
}

// 18 Nov 2026
export function dayText(at: number): string {
  return inForm({ dateStyle: "medium" }, at);
}

// 18 Nov 2026, 20:15
export function momentText(at: number): string {
  return inForm({ dateStyle: "medium", timeStyle: "short" }, at);
}

// 20:15, or with its day if that was another one
export function stampText(at: number): string {
  const isToday = new Date(at * 1000).toDateString() === new Date().toDateString();
  return inForm(isToday ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" }, at);
}
