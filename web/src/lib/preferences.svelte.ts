// Day or candle, movement and sound: what each person chose on this device.

type Choice = "light" | "dark" | null;
export const STAGINGS = ["plays", "waits", "off"] as const; // how combats are shown: by themselves, step by step, not
export type StagingMode = (typeof STAGINGS)[number];

class Preferences {
  theme = $state<"light" | "dark">("light");
  still = $state(false);
  quiet = $state(false);
  guided = $state(false); // a first game: the guide explains
  staging = $state<StagingMode>("plays");
  told = $state(false); // notices when it is our turn; the browser must allow them
  glassOpen = $state(false); // the reading glass, where it is a drawer

  begin(): void {
    const chosen = localStorage.getItem("theme") as Choice;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    this.setTheme(chosen ?? (dark ? "dark" : "light"), false);
    this.setStill(localStorage.getItem("still") === "yes");
    this.quiet = localStorage.getItem("quiet") === "yes";
    this.guided = localStorage.getItem("guide") === "yes";
    this.glassOpen = localStorage.getItem("glass") === "open";
    this.staging = STAGINGS.find((mode) => mode === localStorage.getItem("staging")) ?? "plays";
    this.told = localStorage.getItem("told") !== "no" && mayNotify();
  }

  setTheme(theme: "light" | "dark", keep = true): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    if (keep) localStorage.setItem("theme", theme);
  }

  setStill(still: boolean): void {
    this.still = still;
    document.documentElement.classList.toggle("still", still);
    localStorage.setItem("still", still ? "yes" : "no");
  }

  setGuided(guided: boolean): void {
    this.guided = guided;
    localStorage.setItem("guide", guided ? "yes" : "no");
  }

  setGlassOpen(open: boolean): void {
    this.glassOpen = open;
    localStorage.setItem("glass", open ? "open" : "shut");
  }

  setStaging(mode: StagingMode): void {
    this.staging = mode;
    localStorage.setItem("staging", mode);
  }

  // Whether things may travel over the table.
  get moves(): boolean {
    return !this.still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  // Whether what has happened is shown by itself, and not step by step.
  get playsByItself(): boolean {
    return this.staging === "plays" && this.moves;
  }

  // Whether it is as wished: the browser may say no.
  async setTold(told: boolean): Promise<boolean> {
    if (told && "Notification" in window) await Notification.requestPermission();
    this.told = told && mayNotify();
    localStorage.setItem("told", this.told ? "yes" : "no");
    return this.told === told;
  }

  setQuiet(quiet: boolean): void {
    this.quiet = quiet;
    localStorage.setItem("quiet", quiet ? "yes" : "no");
  }
}

function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

export const preferences = new Preferences();

// Two soft knocks on wood, made here: no file to load.
export function knock(): void {
  if (preferences.quiet) return;
  const audio = new AudioContext();
  for (const at of [0, 0.16]) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.frequency.setValueAtTime(220, audio.currentTime + at);
    tone.frequency.exponentialRampToValueAtTime(90, audio.currentTime + at + 0.08);
    loud.gain.setValueAtTime(0.25, audio.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.12);
    tone.connect(loud).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.13);
  }
}
