import type { GameLobby } from "../game";
import "./colours.css";
import { seatMarks } from "./scenarios";
import vignette from "./vignette.svg";

export const lobby: GameLobby = { seatMarks, vignette, minutes: [40, 90], lessons: true };
