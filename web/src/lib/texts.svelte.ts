// Every word that people read, from the Fluent files that the engine and the terminal use too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { SeatInfo } from "./protocol";

export const LANGUAGES = ["en", "uk", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", uk: "Українська", pl: "Polski" };

const files = import.meta.glob<string>(["@locales/*/*.ftl", "!**/*cli.ftl"], { query: "?raw", import: "default" });
const bundles = new Map<Language, FluentBundle>();

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.includes(word as Language);
}

function firstLanguage(key: string): Language {
  const chosen = localStorage.getItem(key);
  if (isLanguage(chosen)) return chosen;
  const wished = navigator.languages.map((l) => l.slice(0, 2)).find(isLanguage);
  return wished ?? "en";
}

class Tongue {
  page = $state<Language>("en");
  cards = $state<Language>("en");
  ready = $state(false);

  async begin(): Promise<void> {
    const page = firstLanguage("language");
    const cards = isLanguage(localStorage.getItem("card-language")) ? firstLanguage("card-language") : page;
    await Promise.all([load(page), load(cards)]);
    this.page = page;
    this.cards = cards;
    this.ready = true;
    document.documentElement.lang = page;
  }

  async speak(language: Language): Promise<void> {
    await load(language);
    const same = this.cards === this.page && !localStorage.getItem("card-language");
    this.page = language;
    if (same) this.cards = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  async printCards(language: Language): Promise<void> {
    await load(language);
    this.cards = language;
    localStorage.setItem("card-language", language);
  }
}

export const tongue = new Tongue();

async function load(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  const texts = await Promise.all(own.map(([, read]) => read()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

export type Fields = Record<string, FluentVariable>;

function pattern(language: Language, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundles.get(language)?.getMessage(name);
  return attribute ? message?.attributes[attribute] : (message?.value ?? undefined);
}

export function has(id: string, language: Language = tongue.page): boolean {
  return pattern(language, id) !== undefined;
}

export function t(id: string, fields: Fields = {}, language: Language = tongue.page): string {
  const found = pattern(language, id);
  if (!found) {
    console.error(`no text ${id} in ${language}`);
    return id;
  }
  return bundles.get(language)!.formatPattern(found, fields);
}

export function botName(bot: string): string {
  return t("page-bot", { name: has(`bot-${bot}`) ? t(`bot-${bot}`) : bot });
}

// Who plays at a seat.
export function sitterName(seat: Pick<SeatInfo, "name" | "bot" | "taken"> | undefined, isMine = false): string {
  if (seat?.bot) return botName(seat.bot);
  return seat?.name || (isMine ? t("page-me") : seat?.taken ? t("page-somebody") : t("page-free-seat"));
}
