// How we are told when it is our turn, with the page closed.

import type { ChannelMade, Messages, Telling, Tried } from "./messages";
import { ask } from "./protocol";

const WORKER = "/told.js";
const OWN = "push-channel"; // the channel of this browser

export class TellingChoice {
  messages = $state.raw<Messages | null>(null);

  async load(): Promise<void> {
    this.messages = await ask<Messages>("/api/me/messages");
  }

  async settle(telling: Telling): Promise<void> {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await ask("/api/me/messages", { method: "PUT", body: JSON.stringify({ ...telling, zone }) });
    await this.load();
  }

  async add(kind: string, address: string, label = ""): Promise<string> {
    const body = JSON.stringify({ kind, address, label });
    const { id } = await ask<ChannelMade>("/api/me/channels", { method: "POST", body });
    await this.load();
    return id;
  }

  // Whether the browser allows it.
  async subscribe(label: string): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    const worker = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    const applicationServerKey = this.messages!.push_key;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    localStorage.setItem(OWN, await this.add("push", JSON.stringify(made), label));
    return true;
  }

  async remove(channel: string): Promise<void> {
    await ask(`/api/me/channels/${channel}`, { method: "DELETE" });
    if (channel === localStorage.getItem(OWN)) await this.unsubscribe();
    await this.load();
  }

  // The browser forgets where its service would take messages.
  private async unsubscribe(): Promise<void> {
    localStorage.removeItem(OWN);
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  }

  // Why it did not go out, or nothing.
  async tryOut(channel: string): Promise<string> {
    const { error } = await ask<Tried>(`/api/me/channels/${channel}/trial`, { method: "POST" });
    await this.load();
    return error;
  }

  static get canPush(): boolean {
    return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  }
}
