// What is shown step by step before the table: the scenes that have just happened, or those one wants to see again.

import { untrack } from "svelte";
import type { Scene } from "../games/game";
import { preferences } from "./preferences.svelte";

export class Staging {
  all = $state.raw<Scene[]>([]); // of the match so far
  at = $state(0);
  step = $state(0);
  taken = $state(false); // the reader has taken over, and it waits for them
  private numbers = $state.raw<number[]>([]); // of the scenes that are shown, one after the other
  private told = -1; // how many events were told before

  readonly queue = $derived(this.all.filter((scene) => this.numbers.includes(scene.number)));
  readonly scene = $derived<Scene | undefined>(this.queue[this.at]);

  get isLast(): boolean {
    return this.at === this.queue.length - 1;
  }

  get atResult(): boolean {
    return this.step >= (this.scene?.steps.length ?? 1) - 1;
  }

  get playsByItself(): boolean {
    return preferences.playsByItself && !this.taken;
  }

  // What was there when we came is not shown; `calm` says that nobody's clock runs for us.
  watch(scenes: Scene[], told: number, calm: boolean): void {
    untrack(() => this.take(scenes, told, calm));
  }

  private take(scenes: Scene[], told: number, calm: boolean): void {
    const fresh = this.told < 0 ? [] : scenes.filter(({ decided }) => decided >= this.told && decided < told);
    this.all = scenes;
    this.told = told;
    if (!fresh.length || preferences.staging === "off" || !calm) return;
    if (this.scene) this.numbers = [...this.numbers, ...fresh.map(({ number }) => number)];
    else this.show(fresh);
  }

  show(scenes: Scene[]): void {
    this.numbers = scenes.map(({ number }) => number);
    this.taken = false;
    this.turnTo(0);
  }

  turnTo(at: number): void {
    this.at = at;
    this.step = this.scene?.first ?? 0;
  }

  next(): void {
    if (!this.atResult) this.step++;
    else if (this.isLast) this.close();
    else this.turnTo(this.at + 1);
  }

  back(): void {
    this.taken = true;
    if (this.step > (this.scene?.first ?? 0)) this.step--;
    else if (this.at > 0) {
      this.at--;
      this.step = this.scene!.steps.length - 1;
    }
  }

  close(): void {
    this.numbers = [];
    this.at = this.step = 0;
  }
}
