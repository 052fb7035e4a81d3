// Questions, options and events as sentences; the wording is found by the ids of kinds, as in narration.py.

import type { HallEvent, Option, Question, Word } from "./protocol";
import { has, t, tongue, type Fields } from "./texts.svelte";

const KINDS = ["card", "location", "player", "side", "phase"] as const;
export type Kind = (typeof KINDS)[number] | (string & {});

export function words(option: Option | null): Word[] {
  return Array.isArray(option) ? option : option === null ? [] : [option];
}

// What kind of thing a word names, and how it is called.
export function nameOf(word: unknown, hint = ""): { kind: Kind; name: string } {
  if (word === null || word === undefined || word === "") return { kind: "nothing", name: "" };
  const id = String(word);
  const order = (KINDS as readonly string[]).includes(hint) ? [hint, ...KINDS] : [...KINDS];
  for (const kind of order) {
    const language = kind === "card" || kind === "location" ? tongue.cards : tongue.page;
    if (has(`${kind}-${id}`, language)) return { kind, name: t(`${kind}-${id}`, {}, language) };
  }
  return { kind: id, name: id };
}

function names(list: unknown[]): string {
  return list.map((word) => t("quoted", { name: nameOf(word).name })).join(", ");
}

function fieldsOf(field: string, value: unknown): Fields {
  if (typeof value === "boolean") return { [field]: value ? "yes" : "no" };
  if (typeof value === "number") {
    return { [field]: value, [`${field}_size`]: Math.abs(value), [`${field}_sign`]: value < 0 ? "less" : "more" };
  }
  if (Array.isArray(value)) return { [field]: names(value), [`${field}_kind`]: value.length ? "list" : "nothing" };
  const { kind, name } = nameOf(value, field);
  return { [field]: name, [`${field}_kind`]: kind, [`${field}_id`]: value === null ? "None" : String(value) };
}

export function tellQuestion(question: Question): string {
  const about = Array.isArray(question.about) ? question.about : [question.about];
  return t(`question-${question.kind}`, { ...fieldsOf("about", about[0]), cards: names(about.slice(1)) });
}

export function tellOption(question: Question, option: Option): string {
  const all = words(option);
  const fields: Fields = { card: "", location: "", cards: names(all) };
  for (const word of all) {
    const { kind, name } = nameOf(word);
    fields[kind.replaceAll("-", "_")] = name;
  }
  const first = all[0] ?? "nothing";
  const wordings = [`answer-${question.kind}-${first}`, `answer-${question.kind}`, `answer-${first}`];
  const found = wordings.find((id) => has(id));
  return found ? t(found, fields) : all.map((word) => nameOf(word).name).join(", ");
}

export function tellEvent(event: HallEvent): string {
  let fields: Fields = {};
  for (const [field, value] of Object.entries(event)) {
    if (field !== "event") fields = { ...fields, ...fieldsOf(field, value) };
  }
  return t(`event-${event.event}`, fields);
}
