// Every word that people read, from the Fluent files that the engine and the terminal use too. Each game has words of
// its own over those that all share; an expansion reads those of its base first.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { bundleOf, COMMON, read, TABLES } from "./bundles";
import { games } from "./games.svelte";
import type { SeatInfo } from "./protocol";

export const LANGUAGES = ["en", "uk", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", uk: "Українська", pl: "Polski" };

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.includes(word as Language);
}

function firstLanguage(key: string): Language {
  const chosen = localStorage.getItem(key);
  if (isLanguage(chosen)) return chosen;
  const wished = navigator.languages.map((l) => l.slice(0, 2)).find(isLanguage);
  return wished ?? "en";
}

class LanguageChoice {
  page = $state<Language>("en");
  cards = $state<Language>("en");
  game = $state(COMMON); // whose words are spoken
  ready = $state(false);
  private further: string[] = []; // whose words are needed besides, such as those of profiles

  async begin(): Promise<void> {
    const page = firstLanguage("language");
    const cards = isLanguage(localStorage.getItem("card-language")) ? firstLanguage("card-language") : page;
    await Promise.all([read(page, [COMMON]), read(cards, [COMMON])]);
    this.page = page;
    this.cards = cards;
    this.ready = true;
    document.documentElement.lang = page;
  }

  // Have these words at hand too.
  async meet(...owners: string[]): Promise<void> {
    this.further = [...new Set([...this.further, ...owners])];
    await read(this.page, owners);
  }

  async speak(spoken: Language): Promise<void> {
    await read(spoken, [...readFor(this.game), ...this.further]);
    const same = this.cards === this.page && !localStorage.getItem("card-language");
    this.page = spoken;
    if (same) this.cards = spoken;
    localStorage.setItem("language", spoken);
    document.documentElement.lang = spoken;
  }

  async printCards(spoken: Language): Promise<void> {
    await read(spoken, readFor(this.game));
    this.cards = spoken;
    localStorage.setItem("card-language", spoken);
  }

  // Have the words of a game at hand; they are spoken when `game` is set to it.
  async learn(game: string): Promise<void> {
    await games.load();
    const owners = readFor(game);
    await Promise.all([read(this.page, owners), read(this.cards, owners)]);
  }
}

export const language = new LanguageChoice();

// Whose words are spoken at a table of this game, the later before the earlier where both have a word.
function ownersOf(game: string): string[] {
  return game ? [COMMON, ...games.withBases(game)] : [COMMON];
}

// What is read for a table of this game: a table has words that no other screen has.
function readFor(game: string): string[] {
  return game ? [...ownersOf(game), TABLES] : ownersOf(game);
}

export type Fields = Record<string, FluentVariable>;

function pattern(bundle: FluentBundle, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : (message?.value ?? undefined);
}

export function has(id: string, spoken: Language = language.page, game: string = language.game): boolean {
  return pattern(bundleOf(spoken, ownersOf(game)), id) !== undefined;
}

export function t(
  id: string,
  fields: Fields = {},
  spoken: Language = language.page,
  game: string = language.game,
): string {
  const bundle = bundleOf(spoken, ownersOf(game));
  const found = pattern(bundle, id);
  if (!found) {
    console.error(`no text ${id} in ${spoken} ${game}`);
    return id;
  }
  return bundle.formatPattern(found, fields);
}

export function botTitle(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

// How a bot plays, in a sentence; nothing for one of somebody else, or for a person.
export function botWay(bot: string): string {
  return has(`bot-${bot}.text`) ? t(`bot-${bot}.text`) : "";
}

export function botName(bot: string): string {
  return t("page-bot", { name: botTitle(bot) });
}

// Who plays at a seat.
export function sitterName(seat: Pick<SeatInfo, "name" | "bot" | "taken"> | undefined, isMine = false): string {
  if (seat?.bot) return botName(seat.bot);
  return seat?.name || (isMine ? t("page-me") : seat?.taken ? t("page-somebody") : t("page-free-seat"));
}
