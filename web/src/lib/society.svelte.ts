// Whom we know: friends, requests, those whom we do not want to meet, invitations.

import type { Society } from "./messages";
import { ask } from "./protocol";

class Acquaintances {
  all = $state.raw<Society | null>(null);

  async load(): Promise<void> {
    this.all = await ask<Society>("/api/me/society");
  }

  // Be friends, or meet no more; or neither any longer.
  async settle(kind: "friends" | "blocks", person: string, isWanted: boolean): Promise<void> {
    await ask(`/api/me/${kind}/${encodeURIComponent(person)}`, { method: isWanted ? "PUT" : "DELETE" });
    await this.load();
  }

  async decline(table: string): Promise<void> {
    await ask(`/api/me/invitations/${table}`, { method: "DELETE" });
    await this.load();
  }

  async invite(table: string, hostKey: string, person: string): Promise<void> {
    const body = JSON.stringify({ friends: [person] });
    await ask(`/api/tables/${table}/invitations`, { method: "POST", body }, hostKey);
  }

  isInvitedTo(table: string): boolean {
    return this.all?.invitations.some((invitation) => invitation.table === table) ?? false;
  }

  isKnown(person: string): boolean {
    const { friends = [], asked = [], blocked = [] } = this.all ?? {};
    return [...friends, ...asked, ...blocked].some((other) => other.person === person);
  }
}

export const society = new Acquaintances();
