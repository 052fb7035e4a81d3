import type { GameLobby } from "../game";
import "./colours.css";
import { seatMarks } from "./scenarios";

export const lobby: GameLobby = { seatMarks };
