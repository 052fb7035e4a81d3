// The keys of the table: numbers answer, letters lead from one lit thing to the next.

// Nine options have a digit, the next ones a letter that nothing else is called by; then numbers go on.
const LETTERS = "abcefgjklmoqrstvwxyz";
export const keyOf = (index: number): string =>
  index < 9 ? String(index + 1) : (LETTERS[index - 9] ?? String(index + 1));

export interface KeyActions {
  undo: () => void;
  cancel: () => void;
  take: (number: string) => void;
  known: (start: string) => boolean; // whether a longer number begins so
  has: (key: string) => boolean; // whether an option has this key
}

// Whether a key was meant for the table: not for the browser, nor for a field or a dialog.
export function isForTable(event: KeyboardEvent): boolean {
  return !(
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as Element).closest?.("input,textarea,select,dialog")
  );
}

const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  event.code === "KeyZ" &&
  !(event.target as Element).closest?.("input,textarea,select,dialog");

// The letter on the key, whatever alphabet is typed.
const letterOf = ({ code }: KeyboardEvent): string => (/^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : "");

// The usual thing: what is to be confirmed, what is done, or the only thing that is lit; else the first lit thing gets
// the focus. A button that has the focus already is pressed by the browser.
function main(event: KeyboardEvent): boolean {
  if ((event.target as Element).closest?.("button,a,summary,[data-arrows]")) return false;
  const [usual] = lit("[data-main]:not(:disabled)");
  const all = lit();
  if (usual) usual.click();
  else if (all.length === 1) all[0]!.click();
  else next(1);
  return true;
}

class Keys {
  shown = $state(false); // the list of keys
  used = false; // the last thing done here was done with a key: then the focus must not get lost
  private typed = "";
  private timer = 0;

  constructor() {
    addEventListener("keydown", () => (this.used = true), true);
    addEventListener("pointerdown", () => (this.used = false), true);
  }

  press(event: KeyboardEvent, actions: KeyActions): void {
    if (isUndo(event)) {
      event.preventDefault();
      actions.undo();
    }
    if (!isForTable(event)) return;
    if (event.key === "Escape") {
      this.shown = false;
      actions.cancel();
      return;
    }
    if (event.repeat && /^([0-9]|Enter)$/.test(event.key)) {
      event.preventDefault(); // a key that is held down answers one question, not the next ones too
      return;
    }
    if (event.key === "u") actions.undo();
    else if (event.key === "?") this.shown = !this.shown;
    else if (event.key === "n") next(1);
    else if (event.key === "p") next(-1);
    else if (event.key === "i")
      (document.activeElement as HTMLElement)?.dispatchEvent(
        new Event("contextmenu", { bubbles: true, cancelable: true }),
      );
    else if (/^[0-9]$/.test(event.key)) this.digit(event.key, actions);
    else if (event.key === " ") {
      if (!main(event)) return;
    } else if (!event.repeat && actions.has(letterOf(event))) actions.take(letterOf(event));
    else return;
    event.preventDefault();
  }

  private digit(digit: string, { take, known }: KeyActions): void {
    clearTimeout(this.timer);
    this.typed += digit;
    const answer = () => {
      const number = this.typed;
      this.typed = "";
      take(number);
    };
    if (known(this.typed)) this.timer = window.setTimeout(answer, 600);
    else answer();
  }
}

export const keys = new Keys();

export function lit(what = "[data-legal]"): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(what)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

function next(step: number): void {
  const all = lit();
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length]?.focus();
}

// After an answer the thing that had the focus may be gone: then it goes to the first lit thing.
export function keepFocus(): void {
  const at = document.activeElement;
  if (keys.used && (!at || at === document.body)) lit()[0]?.focus();
}
