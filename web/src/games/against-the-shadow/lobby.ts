import type { GameLobby } from "../game";
import { SCENARIOS, seatMarks } from "../wotr-cards/scenarios";

export const lobby: GameLobby = {
  seatMarks,
  alone: true,
  lessons: true,
  unseated: {
    players: (scenario, seated) =>
      SCENARIOS.get(scenario)
        ?.decks.map((deck) => deck.player)
        .filter((player) => !seated.includes(player)) ?? [],
    text: "page-bot-by-flowchart",
  },
};
