// The games of the hall, as it tells of them. It is asked once.

import { ask, type GameInfo, type GamesInfo } from "./protocol";

class Games {
  known = $state.raw<GamesInfo | null>(null);
  private asked: Promise<GamesInfo> | null = null;

  load(): Promise<GamesInfo> {
    this.asked ??= ask<GamesInfo>("/api/games").then(
      (told) => (this.known = told),
      (refused) => {
        this.asked = null; // next time it may be there
        throw refused;
      },
    );
    return this.asked;
  }

  called(game: string): GameInfo | undefined {
    return this.known?.games.find(({ id }) => id === game);
  }

  // A game and those it expands, the base first.
  withBases(game: string): string[] {
    const base = this.called(game)?.expands;
    return base ? [...this.withBases(base), game] : [game];
  }
}

export const games = new Games();
