import type { GameLobby } from "../game";
import vignette from "./vignette.svg";

const SHADOW_PLAYERS = ["shadow", "witch-king-player", "saruman-player"];

export const lobby: GameLobby = {
  seatMarks: (_, players) => ({
    side: players.some((player) => SHADOW_PLAYERS.includes(player)) ? "shadow" : "free",
    badges: [],
  }),
  vignette,
  minutes: [120, 180],
  people: 2,
  lessons: true,
  expansions: ["warriors"],
};
