import type { GameLobby } from "../game";
import "./colours.css";

export const lobby: GameLobby = { seatMarks: (_, players) => ({ badges: players }) };
