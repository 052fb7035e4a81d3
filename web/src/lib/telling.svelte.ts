// How we are told when it is our turn, with the page closed.

import type { ChannelMade, Messages, Telling, Tried } from "./messages";
import { ask } from "./protocol";

const WORKER = "/told.js";

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

  async add(kind: string, address: string, label = ""): Promise<void> {
    const body = JSON.stringify({ kind, address, label });
    await ask<ChannelMade>("/api/me/channels", { method: "POST", body });
    await this.load();
  }

  // Whether the browser allows it.
  async subscribe(label: string): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    const worker = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    const applicationServerKey = this.messages!.push_key;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    await this.add("push", JSON.stringify(made), label);
    return true;
  }

  async remove(channel: string): Promise<void> {
    await ask(`/api/me/channels/${channel}`, { method: "DELETE" });
    await this.load();
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
