// The Fluent files: which there are, and those that were read, as bundles of messages.

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const COMMON = "";
// Common words that are read when they are needed: of profiles, of those who keep the hall, of tables.
export const PEOPLE = "people";
export const OPERATE = "operate";
export const TABLES = "tables";
const LATER: Record<string, string> = {
  "people.ftl": PEOPLE,
  "operate.ftl": OPERATE,
  "coach.ftl": TABLES,
  "end.ftl": TABLES,
  "stage.ftl": TABLES,
  "table.ftl": TABLES,
  "votes.ftl": TABLES,
};
const NAMES = "names.ftl"; // of a game, its scenarios, options and players: what a list of games says
const FILES = {
  ...import.meta.glob<string>(["@locales/*/*.ftl", "!@locales/*/cli.ftl"], { query: "?raw", import: "default" }),
  ...import.meta.glob<string>(["@games/*/locales/*/*.ftl", "!@games/*/locales/*/cli.ftl"], {
    query: "?raw",
    import: "default",
  }),
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

// Read the words of these owners, and the names of all games.
export async function read(spoken: string, owners: string[]): Promise<void> {
  const ownerOf = ({ game, name }: File) => game || (LATER[name] ?? COMMON);
  const isWanted = (file: File) => file.language === spoken && (owners.includes(ownerOf(file)) || file.name === NAMES);
  const unread = files.filter((file) => isWanted(file) && !resources.has(file));
  const texts = await Promise.all(unread.map((file) => file.read()));
  unread.forEach((file, i) => resources.set(file, new FluentResource(texts[i]!)));
  if (unread.length) bundles.clear();
}

// The words of these owners, the later before the earlier where both have one.
export function bundleOf(spoken: string, owners: string[]): FluentBundle {
  const key = `${spoken} ${owners}`;
  const known = bundles.get(key);
  if (known) return known;
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  for (const owner of owners) {
    for (const file of files) {
      const resource = file.language === spoken && file.game === owner ? resources.get(file) : undefined;
      if (resource) bundle.addResource(resource, { allowOverrides: true });
    }
  }
  bundles.set(key, bundle);
  return bundle;
}
