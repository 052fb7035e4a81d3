// The lobby's line to the hall: the public tables, and how it stands at our own.

import { Connection } from "./connection";
import { games } from "./games.svelte";
import { keysOf, ownTables } from "./keys";
import type { FollowMessage, Problem } from "./messages";
import { OFFLINE, type ErrorTold, type Listed, type OwnTold, type Standing, type TablesTold } from "./protocol";

const MOST_FOLLOWED = 50;

export class Lobby {
  tables = $state.raw<Listed[]>([]);
  own = $state.raw<Record<string, Standing>>(finished());
  isTold = $state(false); // whether all of our own have come
  trouble = $state.raw<Problem | null>(null);

  private connection = new Connection("/api/tables/socket", {
    opened: () => this.follow(),
    hear: (message) => this.hear(message as TablesTold | OwnTold | ErrorTold),
    lost: () => {
      this.trouble = OFFLINE;
      return false;
    },
  });

  // The longest wait first, then what goes on without us, then what has not begun.
  get tickets(): Standing[] {
    const rank = ({ asked, table }: Standing) => (asked.length ? 0 : table.state === "playing" ? 1 : 2);
    return Object.values(this.own)
      .filter(({ table }) => table.state !== "finished")
      .sort((one, other) => rank(one) - rank(other) || one.since - other.since);
  }

  get records(): Standing[] {
    return Object.values(this.own)
      .filter(({ table }) => table.state === "finished")
      .sort((one, other) => other.since - one.since);
  }

  // What others play, or wait for others to play.
  get foreign(): Listed[] {
    return this.tables.filter(({ id }) => !(id in this.own));
  }

  close(): void {
    this.connection.close();
  }

  private follow(): void {
    void games.load().catch(() => (this.trouble = OFFLINE));
    const unfinished = ownTables().filter((id) => this.own[id]?.table.state !== "finished");
    const wanted = Object.fromEntries(unfinished.slice(0, MOST_FOLLOWED).map((id) => [id, keysOf(id)]));
    this.connection.send({ do: "follow", tables: wanted } satisfies FollowMessage);
  }

  private hear(told: TablesTold | OwnTold | ErrorTold): void {
    if (told.is === "error") {
      this.trouble = told;
      return;
    }
    if (told.is === "tables") this.tables = told.tables;
    else this.hearOwn(told);
    if (this.trouble?.error === OFFLINE.error) this.trouble = null;
    this.connection.isWell();
  }

  private hearOwn({ tables, gone }: OwnTold): void {
    const rest = Object.entries(this.own).filter(([id]) => !gone.includes(id));
    this.own = { ...Object.fromEntries(rest), ...Object.fromEntries(tables.map((s) => [s.table.table, s])) };
    for (const standing of tables) if (standing.table.state === "finished") keepFinished(standing);
    if (!tables.length && !gone.length) this.isTold = true;
  }
}

// What is over does not change any more: it is kept here, and the hall need not lay it out again.
function keepFinished(standing: Standing): void {
  localStorage.setItem(`over-${standing.table.table}`, JSON.stringify(standing));
}

function finished(): Record<string, Standing> {
  const kept = ownTables().map((id) => JSON.parse(localStorage.getItem(`over-${id}`) ?? "{}") as Partial<Standing>);
  return Object.fromEntries(kept.flatMap((s) => (s.mine ? [[s.table!.table, s as Standing]] : [])));
}
