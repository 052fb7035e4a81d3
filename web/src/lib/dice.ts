// Our share of the dice: pledged, told, remembered, and looked for when the match is over. See docs/fair-dice.md.
// The hashes are a library's, since browsers have none of their own on plain http.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Message } from "./messages";
import type { TableInfo, Word } from "./protocol";

type BySeat = Record<string, string>;
export type Draw = [position: number, which: number[], of: number]; // some options may be alike
type Say = (message: Message) => void;
export type Verdict = { text: string; good: boolean; fields: Record<string, Word> };

// What this browser knows of the dice of a table, without asking the hall.
interface Kept {
  commitment: string;
  shares: BySeat; // our own
  told: string[]; // the seats whose shares we have told
  pledges: BySeat | null; // everybody's, as they stood before we told ours
}

const MIXED = ["secret", "dice-from", "by-lot", "pledges", "shares"];

export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

function recall(table: string): Kept | null {
  return JSON.parse(localStorage.getItem(`dice-${table}`) ?? "null") as Kept | null;
}

function newShare(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

// Pledge a share for each of our seats, and tell it when all have pledged and the hall still holds to its number.
export function addToDice(info: TableInfo, mine: string[], say: Say): void {
  const { asked, pledges, shares } = info.dice;
  if (!asked || !mine.length) return;
  const kept = recall(info.table) ?? { commitment: info.commitment, shares: {}, told: [], pledges: null };
  const remember = (): void => localStorage.setItem(`dice-${info.table}`, JSON.stringify(kept));
  for (const seat of mine) {
    if (asked === "pledge" && !pledges[seat]) {
      // What was told is used up: somebody left, and all pledge anew.
      if (!kept.shares[seat] || kept.told.includes(seat)) kept.shares[seat] = newShare();
      kept.told = kept.told.filter((other) => other !== seat);
      remember();
      say({ do: "pledge", seat, pledge: digest(kept.shares[seat]) });
    } else if (
      asked === "share" &&
      !shares[seat] &&
      kept.shares[seat] &&
      pledges[seat] === digest(kept.shares[seat]) &&
      info.commitment === kept.commitment
    ) {
      if (!kept.told.includes(seat)) {
        kept.told.push(seat);
        kept.pledges = pledges;
        remember();
      }
      say({ do: "share", seat, share: kept.shares[seat] });
    }
  }
}

// The random number in [0, 1) that belongs to a place in the record, or to a lot.
function chance(seed: string, what: Word): number {
  const bytes = hmac(sha256, utf8ToBytes(seed), utf8ToBytes(String(what))).slice(0, 7);
  return Number(BigInt(`0x${bytesToHex(bytes)}`)) / 2 ** 56;
}

function pairs(words: string): BySeat {
  return words === "-" ? {} : Object.fromEntries(words.split(" ").map((word) => word.split("=") as [string, string]));
}

function sameBySeat(one: BySeat, other: BySeat): boolean {
  const seats = Object.keys(one);
  return seats.length === Object.keys(other).length && seats.every((seat) => one[seat] === other[seat]);
}

function drawnLot(seed: string, seats: string[]): string {
  const left = [...seats];
  return seats
    .map((seat, n) => `${seat}=${left.splice(Math.floor(chance(seed, `lot ${n}`) * left.length), 1)[0]}`)
    .join(" ");
}

// What the record of a finished match proves to us; null where none of it was rolled at this table.
export function verdictOn(record: string, draws: Draw[], info: TableInfo): Verdict | null {
  const [, answers = "", footer = ""] = record.split("\n\n");
  const line = Object.fromEntries(
    footer.split("\n").map((words) => [words.split(": ", 1)[0]!, words.slice(words.indexOf(": ") + 2)]),
  );
  const kept = recall(info.table);
  const shares = pairs(line.shares ?? "-");
  const wrong = wrongPromise(line, shares, kept);
  if (wrong) return wrong;
  const seed =
    line.shares === undefined ? line.secret! : digest(MIXED.map((name) => `${name}: ${line[name]}`).join("\n"));
  if (
    info.by_lot &&
    line.lot !==
      drawnLot(
        seed,
        info.seats.map((seat) => seat.seat),
      )
  )
    return bad("page-dice-other-lot");
  const rolled = answers
    .split("\n")
    .flatMap((words, n) => (words.startsWith("chance ") && n >= Number(line["dice-from"]) ? [n] : []));
  const at = rolled.find(
    (n, i) => draws[i]?.[0] !== n || !draws[i][1].includes(Math.floor(chance(seed, n) * draws[i][2])),
  );
  if (at !== undefined) return bad("page-dice-other-draw", { at });
  if (!rolled.length) return null;
  return { text: kept?.told.length ? "page-dice-proven-with-share" : "page-dice-proven", good: true, fields: {} };
}

// Whether somebody did not hold to what was fixed before the first card: the hall, or who told another share.
function wrongPromise(line: BySeat, shares: BySeat, kept: Kept | null): Verdict | null {
  if (kept && kept.commitment !== line.commitment) return bad("page-dice-other-commitment");
  if (digest(line.secret!) !== line.commitment) return bad("page-dice-other-secret");
  const pledges = pairs(line.pledges ?? "-");
  if (kept?.pledges && !sameBySeat(kept.pledges, pledges)) return bad("page-dice-other-pledges");
  if (kept?.told.some((seat) => shares[seat] !== kept.shares[seat])) return bad("page-dice-share-missing");
  if (Object.entries(shares).some(([seat, share]) => digest(share) !== pledges[seat]))
    return bad("page-dice-other-pledges");
  return null;
}

const bad = (text: string, fields: Record<string, Word> = {}): Verdict => ({ text, good: false, fields });
