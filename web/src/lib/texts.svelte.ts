// Every word that people read, from the Fluent files that the engine and the terminal use too. Each game has words of
// its own over those that all share; an expansion reads those of its base first.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { games } from "./games.svelte";
import type { SeatInfo } from "./protocol";

export const LANGUAGES = ["en", "uk", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", uk: "Українська", pl: "Polski" };

const COMMON = "";
const NAMES = "names.ftl"; // of a game, its scenarios, options and players: what a list of games says
const FILES = {
  ...import.meta.glob<string>(["@locales/*/*.ftl", "!@locales/*/cli.ftl"], { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(["@games/*/locales/*/*.ftl", "!@games/*/locales/*/cli.ftl"], { query: "?raw", import: "default" }),
};

interface File {
  game: string;
  language: string;
  name: string;
  read: () => Promise<string>;
}

function fileAt(path: string, read: () => Promise<string>): File {
  const [, folder = COMMON, language = "", name = ""] = /(?:games\/([^/]+)\/)?locales\/([^/]+)\/([^/]+)$/.exec(path)!;
  return { game: folder.replaceAll("_", "-"), language, name, read };
}

const files = Object.entries(FILES).map(([path, read]) => fileAt(path, read));
const resources = new Map<File, FluentResource>(); // what was read
const bundles = new Map<string, FluentBundle>(); // by language and game

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
  game = $state(COMMON); // whose words are spoken
  ready = $state(false);

  async begin(): Promise<void> {
    const page = firstLanguage("language");
    const cards = isLanguage(localStorage.getItem("card-language")) ? firstLanguage("card-language") : page;
    await Promise.all([read(page), read(cards)]);
    this.page = page;
    this.cards = cards;
    this.ready = true;
    document.documentElement.lang = page;
  }

  async speak(language: Language): Promise<void> {
    await read(language, this.game);
    const same = this.cards === this.page && !localStorage.getItem("card-language");
    this.page = language;
    if (same) this.cards = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  async printCards(language: Language): Promise<void> {
    await read(language, this.game);
    this.cards = language;
    localStorage.setItem("card-language", language);
  }

  // Have the words of a game at hand; they are spoken when `game` is set to it.
  async learn(game: string): Promise<void> {
    await games.load();
    await Promise.all([read(this.page, game), read(this.cards, game)]);
  }
}

export const tongue = new Tongue();

// Read the words that all share and the names of all games; of one game, all its words.
async function read(language: Language, game = COMMON): Promise<void> {
  const owners = ownersOf(game);
  const wanted = files.filter((file) => file.language === language && (owners.includes(file.game) || file.name === NAMES));
  const unread = wanted.filter((file) => !resources.has(file));
  const texts = await Promise.all(unread.map((file) => file.read()));
  unread.forEach((file, i) => resources.set(file, new FluentResource(texts[i]!)));
  if (unread.length) bundles.clear();
}

// Whose words are spoken at a table of this game, the later before the earlier where both have a word.
function ownersOf(game: string): string[] {
  return game ? [COMMON, ...games.withBases(game)] : [COMMON];
}

function bundleOf(language: Language, game: string): FluentBundle {
  const owners = ownersOf(game);
  const key = `${language} ${owners}`;
  const known = bundles.get(key);
  if (known) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const owner of owners) {
    for (const file of files) {
      const resource = file.language === language && file.game === owner ? resources.get(file) : undefined;
      if (resource) bundle.addResource(resource, { allowOverrides: true });
    }
  }
  bundles.set(key, bundle);
  return bundle;
}

export type Fields = Record<string, FluentVariable>;

function pattern(bundle: FluentBundle, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] : (message?.value ?? undefined);
}

export function has(id: string, language: Language = tongue.page, game: string = tongue.game): boolean {
  return pattern(bundleOf(language, game), id) !== undefined;
}

export function t(id: string, fields: Fields = {}, language: Language = tongue.page, game: string = tongue.game): string {
  const bundle = bundleOf(language, game);
  const found = pattern(bundle, id);
  if (!found) {
    console.error(`no text ${id} in ${language} ${game}`);
    return id;
  }
  return bundle.formatPattern(found, fields);
}

export function botName(bot: string): string {
  return t("page-bot", { name: has(`bot-${bot}`) ? t(`bot-${bot}`) : bot });
}

// Who plays at a seat.
export function sitterName(seat: Pick<SeatInfo, "name" | "bot" | "taken"> | undefined, isMine = false): string {
  if (seat?.bot) return botName(seat.bot);
  return seat?.name || (isMine ? t("page-me") : seat?.taken ? t("page-somebody") : t("page-free-seat"));
}
