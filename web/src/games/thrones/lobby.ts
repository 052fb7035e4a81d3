import type { GameLobby } from "../game";
import "./colours.css";
import vignette from "./vignette.svg";

export const lobby: GameLobby = {
  seatMarks: (_, players) => ({ badges: players }),
  vignette,
  minutes: [120, 240],
  people: 6,
  lessons: true,
};
