// Who we are, if we want: the profile of this browser's person, and the passkeys that open it.

import { keepName, keysOf, ownTables } from "./keys";
import type { Ceremony, Claimed, NewCode, Profile } from "./messages";
import { ask } from "./protocol";
import { language } from "./texts.svelte";

const KNOWN = "signed-in"; // so that nobody asks for guests; the key itself is where no script reads it

export interface Match {
  table: string;
  title: string;
  game: string;
  scenario: string;
  state: string;
  active_at: number;
  seats: Record<string, string[]>;
  won: boolean | null;
  drawn: boolean;
  others: string[];
}

export interface History {
  matches: Match[];
  games: { game: string; played: number; won: number }[];
  statistics: { game: string; player: string; played: number; won: number }[];
  opponents: { name: string; person: string | null; played: number; won: number }[];
}

class People {
  me = $state.raw<Profile | null>(null);
  code = $state(""); // the recovery code, while it is shown

  get isSignedIn(): boolean {
    return localStorage.getItem(KNOWN) !== null;
  }

  get canUsePasskeys(): boolean {
    return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  }

  async load(): Promise<void> {
    if (!this.isSignedIn) return;
    try {
      this.me = await ask<Profile>("/api/me");
      keepName(this.me.name);
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  async signUp(name: string): Promise<void> {
    const made = await this.make("/api/people/ceremonies", { name });
    const { recovery_code } = await post<NewCode>("/api/people", { ...made, language: language.page });
    await this.welcome(recovery_code);
  }

  async signIn(): Promise<void> {
    const { ceremony, options } = await post<Ceremony>("/api/sessions/ceremonies", {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
    const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    await post("/api/sessions", { ceremony, credential: shown.toJSON() as unknown });
    await this.welcome();
  }

  async recover(code: string): Promise<void> {
    const { recovery_code } = await post<NewCode>("/api/sessions/recovered", { code });
    await this.welcome(recovery_code);
  }

  async addPasskey(): Promise<void> {
    await post("/api/me/passkeys", await this.make("/api/me/passkeys/ceremonies", {}));
    await this.load();
  }

  async renewCode(): Promise<void> {
    this.code = (await post<NewCode>("/api/me/recovery", {})).recovery_code;
  }

  // The tables at which this browser sat as a guest.
  async claim(): Promise<number> {
    const tables = Object.fromEntries(ownTables().map((id) => [id, keysOf(id)]));
    const { claimed } = await post<Claimed>("/api/me/seats", { tables });
    return claimed.length;
  }

  async change(wish: { name?: string; language?: string }): Promise<void> {
    await ask("/api/me", { method: "PATCH", body: JSON.stringify(wish) });
    await this.load();
  }

  async remove(path: string): Promise<void> {
    await ask(`/api/me${path}`, { method: "DELETE" });
  }

  forget(): void {
    localStorage.removeItem(KNOWN);
    this.me = null;
    this.code = "";
  }

  private async make(path: string, wish: object): Promise<{ ceremony: string; credential: unknown }> {
    const { ceremony, options } = await post<Ceremony>(path, wish);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return { ceremony, credential: made.toJSON() };
  }

  private async welcome(code = ""): Promise<void> {
    localStorage.setItem(KNOWN, "yes");
    this.code = code;
    await this.load();
  }
}

function post<T>(path: string, body: object): Promise<T> {
  return ask<T>(path, { method: "POST", body: JSON.stringify(body) });
}

const BROWSERS = { Edg: "Edge", OPR: "Opera", Firefox: "Firefox", Chrome: "Chrome", Safari: "Safari" };
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"];

// How a browser calls itself is long; two words of it are enough.
export function deviceName(agent: string): string {
  const browser = Object.entries(BROWSERS).find(([word]) => agent.includes(word))?.[1];
  const system = SYSTEMS.find((word) => agent.includes(word));
  return [browser, system].filter(Boolean).join(", ") || agent;
}

export const people = new People();
