// Questions, options and events as sentences; the wording is found by the ids of kinds, as in narration.py.

import type { HallEvent, Option, Question, Word } from "./protocol";
import { has, t, tongue, type Fields } from "./texts.svelte";

const KINDS = ["card", "location", "player", "side", "phase"] as const;
export type Kind = (typeof KINDS)[number] | (string & {});

export function words(option: Option | null): Word[] {
  return Array.isArray(option) ? option : option === null ? [] : [option];
}

type Name = ReturnType<typeof nameOf>;
type Dress = (found: Name, id: string) => string;
const bare: Dress = ({ name }) => name;

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

function names(list: unknown[], dress = bare): string {
  return list.map((word) => t("quoted", { name: dress(nameOf(word), String(word)) })).join(", ");
}

function fieldsOf(field: string, value: unknown, dress = bare): Fields {
  if (typeof value === "boolean") return { [field]: value ? "yes" : "no" };
  if (typeof value === "number") {
    return { [field]: value, [`${field}_size`]: Math.abs(value), [`${field}_sign`]: value < 0 ? "less" : "more" };
  }
  if (Array.isArray(value)) return { [field]: names(value, dress), [`${field}_kind`]: value.length ? "list" : "nothing" };
  const found = nameOf(value, field);
  return { [field]: dress(found, String(value)), [`${field}_kind`]: found.kind, [`${field}_id`]: value === null ? "None" : String(value) };
}

export function tellQuestion(question: Question, dress = bare): string {
  const about = Array.isArray(question.about) ? question.about : [question.about];
  return t(`question-${question.kind}`, { ...fieldsOf("about", about[0], dress), cards: names(about.slice(1), dress) });
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

export function tellEvent(event: HallEvent, dress = bare): string {
  let fields: Fields = {};
  for (const [field, value] of Object.entries(event)) {
    if (field !== "event") fields = { ...fields, ...fieldsOf(field, value, dress) };
  }
  return t(`event-${event.event}`, fields);
}

export interface Part {
  text: string;
  kind?: "card" | "location"; // a name that can be asked about
  id?: string;
}

// Names travel through a sentence between marks that no language writes.
const MARKED = /\uE000(card|location):([^\uE001]+)\uE001([^\uE002]*)\uE002/g;
const marked: Dress = ({ kind, name }, id) => (kind === "card" || kind === "location" ? `\uE000${kind}:${id}\uE001${name}\uE002` : name);

// A sentence in parts: the names of cards and locations apart from the rest.
function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > from) found.push({ text: sentence.slice(from, match.index) });
    found.push({ text: match[3]!, kind: match[1] as "card" | "location", id: match[2]! });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) });
  return found;
}

export function eventParts(event: HallEvent): Part[] {
  return parts(tellEvent(event, marked));
}

export function questionParts(question: Question): Part[] {
  return parts(tellQuestion(question, marked));
}
