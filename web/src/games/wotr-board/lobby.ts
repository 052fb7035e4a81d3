import type { GameLobby } from "../game";
import vignette from "./vignette.svg";

export const lobby: GameLobby = { vignette, minutes: [120, 180], people: 2 };
