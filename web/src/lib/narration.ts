// Questions, options and events as sentences; the wording is found by the ids of kinds, as in narration.py.

import { games } from "./games.svelte";
import type { Problem, Reason } from "./messages";
import type { HallEvent, Option, Question, SeatInfo, View, Word } from "./protocol";
import { spanText } from "./spans";
import { has, t, language, type Fields } from "./texts.svelte";

// Parts of a name that sentences need: its cases; what a verb agrees with; and of a place, where it is,
// whence and whither.
const CASES = ["gen", "dat", "acc", "ins", "loc"] as const;
const FORMS = [...CASES, "gender", "at", "from", "to"] as const;
// Between a vowel and a consonant Ukrainian has «в» for «у», unless the consonants would be too many to say;
// a name may be marked.
const VOWEL = "[аеєиіїоуюяАЕЄИІЇОУЮЯ]";
const U_AFTER_VOWEL = new RegExp(
  `(?<=${VOWEL}\uE002?) (\uE000[^\uE001]+\uE001)?у (?=\\p{L})(?!${VOWEL}|[вфВФ]|[гдлстхГДЛСТХ]ь?в)`,
  "gu",
);

export function words(option: Option | null): Word[] {
  return Array.isArray(option) ? option : option === null ? [] : [option];
}

type Name = ReturnType<typeof nameOf>;
type Decorate = (found: Name, id: string) => string;
const plainName: Decorate = ({ name }) => name;

// What kind of thing a word names, and how it is called.
export function nameOf(word: unknown, hint = ""): { kind: string; name: string } {
  if (word === null || word === undefined || word === "") return { kind: "nothing", name: "" };
  const id = String(word);
  const kinds = games.called(language.game)?.names ?? [];
  for (const kind of kinds.includes(hint) ? [hint, ...kinds] : kinds) {
    const spoken = kind === "card" || kind === "location" ? language.cards : language.page;
    if (has(`${kind}-${id}`, spoken)) return { kind, name: t(`${kind}-${id}`, {}, spoken) };
  }
  return { kind: id, name: id };
}

function isArmy(list: unknown[]): list is string[] {
  return list.length > 0 && list.every((word) => nameOf(word).kind === "unit");
}

// Units counted by type: 2 footmen and 1 knight.
export function armyText(units: string[], form = "count"): string {
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const counted = [...counts].map(([unit, count]) =>
    t(has(`unit-${unit}.${form}`) ? `unit-${unit}.${form}` : `unit-${unit}.count`, { count }),
  );
  const last = counted.pop() ?? "";
  return counted.length ? t("joined", { others: counted.join(", "), last }) : last;
}

// Several things one after the other, cards and places in quotes where that is the custom; units are counted instead.
function names(list: unknown[], decorate = plainName, form = "count"): string {
  if (isArmy(list)) return armyText(list, form);
  return list
    .map((word) => {
      const found = nameOf(word);
      const name = decorate(found, String(word));
      return found.kind === "card" || found.kind === "location" ? t("quoted", { name }) : name;
    })
    .join(", ");
}

// A thing as messages need it: its name, of what kind it is, its id, and the forms of its name in the page's language.
function thing(field: string, found: Name, word: unknown, decorate = plainName): Fields {
  const id = word === null ? "None" : String(word);
  const fields: Fields = { [field]: decorate(found, id), [`${field}_kind`]: found.kind, [`${field}_id`]: id };
  if (found.kind === "unit") return fields;
  for (const form of FORMS) {
    const part = `${found.kind}-${id}.${form}`;
    if (has(part)) fields[`${field}_${form}`] = decorate({ kind: found.kind, name: t(part) }, id);
  }
  return fields;
}

function fieldsOf(field: string, value: unknown, decorate = plainName): Fields {
  if (typeof value === "boolean") return { [field]: value ? "yes" : "no" };
  if (typeof value === "number") {
    return { [field]: value, [`${field}_size`]: Math.abs(value), [`${field}_sign`]: value < 0 ? "less" : "more" };
  }
  if (Array.isArray(value)) {
    return {
      [field]: names(value, decorate),
      [`${field}_acc`]: names(value, decorate, "acc"),
      [`${field}_kind`]: value.length ? "list" : "nothing",
    };
  }
  const found = nameOf(value, field);
  if (found.kind === "unit")
    return { ...fieldsOf(field, [value], decorate), [`${field}_kind`]: "unit", [`${field}_id`]: String(value) };
  return thing(field, found, value, decorate);
}

// A sentence as it is said: names have come together that do not know each other.
function sounding(sentence: string): string {
  return language.page === "uk" ? sentence.replace(U_AFTER_VOWEL, (_, mark = "") => ` ${mark}в `) : sentence;
}

// A seat as messages need it, in every case; who sits there may be named beside it.
export function seatFields(seat: string, field = "seat", sitter = ""): Fields {
  const kind = has(`seat-${seat}`) ? "seat" : has(`player-${seat}`) ? "player" : "nothing";
  const part = (form: string): string | undefined =>
    has(`${kind}-${seat}${form}`) ? t(`${kind}-${seat}${form}`) : undefined;
  const name = part("") ?? seat;
  const beside = sitter ? ` (${sitter})` : "";
  const fields: Fields = {
    [field]: name + beside,
    [`${field}_kind`]: kind,
    [`${field}_gender`]: part(".gender") ?? "",
  };
  for (const form of CASES) fields[`${field}_${form}`] = (part(`.${form}`) ?? name) + beside;
  return fields;
}

// A seat with the name of whoever sits there now.
export function takenSeatFields(seats: SeatInfo[], seat: string, field = "seat"): Fields {
  return seatFields(seat, field, seats.find((s) => s.seat === seat)?.name);
}

// What the hall says or refuses, with seats and bots by their names in our language.
export function hallText(id: string, fields: Record<string, Word>): string {
  const named: Fields = { ...fields };
  for (const field of ["seat", "by"]) {
    if (field in fields) Object.assign(named, seatFields(String(fields[field]), field));
  }
  if (typeof fields.minutes === "number") named.span = spanText(fields.minutes * 60);
  if (has(`bot-${fields.bot}`)) named.bot = t(`bot-${fields.bot}`);
  if (id === "error-unknown-seat")
    named.known = String(fields.known)
      .split(", ")
      .map((seat) => seatFields(seat).seat)
      .join(", ");
  return t(id, named);
}

// A sentence with names and numbers in it, such as a reason that a bot or the rules give.
export function reasonText({ text, fields }: Reason): string {
  return sounding(t(text, Object.assign({}, ...Object.entries(fields).map(([name, value]) => fieldsOf(name, value)))));
}

export function errorText({ error, fields }: Problem): string {
  return hallText(error, fields);
}

export function questionText(question: Question, decorate = plainName): string {
  const about = Array.isArray(question.about) ? question.about : [question.about];
  const cards = about.slice(1);
  return sounding(
    t(`question-${question.kind}`, {
      ...fieldsOf("about", about[0], decorate),
      cards: names(cards, decorate),
      cards_amount: cards.length,
    }),
  );
}

export function optionText(question: Question, option: Option): string {
  const all = words(option);
  let fields: Fields = { card: "", location: "", cards: names(all) };
  for (const word of all) {
    const found = nameOf(word);
    fields = { ...fields, ...thing(found.kind.replaceAll("-", "_"), found, word) };
    if (typeof word === "number") fields.count = word;
  }
  const first = all[0] ?? "nothing";
  const wordings = [`answer-${question.kind}-${first}`, `answer-${question.kind}`, `answer-${first}`];
  const wording = wordings.find((id) => has(id));
  if (wording) return sounding(t(wording, fields));
  if (Array.isArray(option) && isArmy(all)) return armyText(all);
  return all.map((word) => nameOf(word).name).join(", ");
}

// An option as a deed, where it stands alone on a button: what happens to the card, not its name alone.
export function deedText(question: Question, option: Option): string {
  const deed = `deed-${question.kind}`;
  const [word] = words(option);
  if (words(option).length !== 1 || !has(deed) || nameOf(word).kind === String(word))
    return optionText(question, option);
  return sounding(t(deed, fieldsOf("card", word)));
}

// What a line of an explanation is about: a card, a place, an action, or a place without a name of its own.
export function rowName(of: string): string {
  const found = nameOf(of);
  if (found.kind !== of) return found.name;
  const known = [`term-${of}`, `answer-${of}`, `mark-${of}`].find((id) => has(id));
  return known ? t(known) : of;
}

// Before the first round there is only a phase. Where there are no rounds, there are turns.
export function whenText({ round, turn, phase }: View): string {
  const now = round ? t("page-round", { round }) : round === undefined && turn ? t("page-turn", { turn }) : "";
  return [...(now ? [now] : []), ...(has(`phase-${phase}`) ? [t(`phase-${phase}`)] : [])].join(" · ");
}

// An event is told again whenever the chronicle grows, and in the same words until the language changes.
function remembering<T>(tell: (event: HallEvent) => T): (event: HallEvent) => T {
  const known = new WeakMap<HallEvent, { languages: string; told: T }>();
  return (event) => {
    const languages = `${language.page} ${language.cards} ${language.game}`;
    const before = known.get(event);
    if (before?.languages === languages) return before.told;
    const told = tell(event);
    known.set(event, { languages, told });
    return told;
  };
}

export const eventText = remembering((event) => tell(event, plainName));
export const eventParts = remembering((event) => parts(tell(event, marked)));

// What happened. An event may have parts that are told like events of their own, one a line.
function tell(event: HallEvent, decorate: Decorate): string {
  let fields: Fields = {};
  const told: string[] = [];
  for (const [field, value] of Object.entries(event)) {
    if (areParts(value)) told.push(...value.map((part) => `  ${tell(part, decorate)}`));
    else if (field !== "event") fields = { ...fields, ...fieldsOf(field, value, decorate) };
  }
  return [sounding(t(`event-${event.event}`, fields)), ...told].join("\n");
}

function areParts(value: unknown): value is HallEvent[] {
  return Array.isArray(value) && value.some((part) => part !== null && typeof part === "object" && "event" in part);
}

export interface Part {
  text: string;
  kind?: (typeof LINKED)[number]; // a name that can be asked about
  id?: string;
}

// Names pass through a sentence between marks that no language writes.
const LINKED = ["card", "location", "region", "faction"] as const;
const MARKED = new RegExp(`\uE000(${LINKED.join("|")}):([^\uE001]+)\uE001([^\uE002]*)\uE002`, "g");
const isLinked = (kind: string): boolean => (LINKED as readonly string[]).includes(kind);
const marked: Decorate = ({ kind, name }, id) => (isLinked(kind) ? `\uE000${kind}:${id}\uE001${name}\uE002` : name);

// A sentence in parts: the names of cards and locations apart from the rest.
function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > from) found.push({ text: sentence.slice(from, match.index) });
    found.push({ text: match[3]!, kind: match[1] as Part["kind"], id: match[2]! });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from) });
  return found;
}

export function questionParts(question: Question): Part[] {
  return parts(questionText(question, marked));
}
