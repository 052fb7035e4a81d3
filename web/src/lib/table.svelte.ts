// A connection to one table: what it shows, and the way to answer. It comes back by itself.

import { Connection } from "./connection";
import { addToDice, verdictOn, type Draw, type Verdict } from "./dice";
import { keepRematch } from "./keys";
import type { Explanation, Message, Problem, SitMessage } from "./messages";
import {
  ask,
  OFFLINE,
  type Change,
  type HallEvent,
  type HintTold,
  type LessonTold,
  type Option,
  type Position,
  type Presence,
  type Proposal,
  type Question,
  type RematchTold,
  type Seen,
  type StandingTold,
  type TableInfo,
  type TalkLine,
  type Times,
  type Told,
} from "./protocol";

const SHOWN_OUT = 4404; // the code with which the hall ends the connection of those whom it does not let in

const QUIETLY = "dice"; // the ref of what is said without anybody having asked for it

type Waiting = { resolve: () => void; reject: (why: Problem) => void };

export class Table {
  table = $state<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  events = $state.raw<Record<string, HallEvent[]>>({}); // an event stays the same object, whatever comes after it
  times = $state.raw<Times>([]); // when the events happened
  talk = $state<TalkLine[]>([]);
  presence = $state<Presence>({ is: "presence", seats: {}, watching: 0 });
  proposal = $state<Proposal | null>(null);
  standing = $state.raw<StandingTold["seats"]>({}); // what we answer in advance
  absent = $state.raw<string[]>([]); // our seats on which somebody else plays
  notes = $state<Record<string, string>>({});
  rematch = $state<RematchTold | null>(null);
  lesson = $state.raw<LessonTold | null>(null); // of a guided match
  hint = $state.raw<HintTold | null>(null); // the last one that we were given
  online = $state(false);
  refused = $state<Problem | null>(null); // this table does not let us in
  trouble = $state<Problem | null>(null); // the last thing that was refused
  pending = $state<string | null>(null); // the question that was answered and not acknowledged yet
  answeredAt = $state<number | null>(null); // the position of our last answer: where one may want to go back to
  toldAt = $state(0); // when the clocks were told
  verdict = $state.raw<Verdict | null>(null); // on the dice, when the match is over

  private connection: Connection;
  private waiting: Record<number | string, Waiting> = {}; // for an acknowledgement
  private explained: Record<number | string, Explanation> = {}; // what comes before its acknowledgement
  private refs = 0;
  private justSat = true; // the next talk is all of it

  constructor(
    readonly id: string,
    readonly keys: string[],
    private name: string,
  ) {
    this.connection = new Connection(`/api/tables/${id}/socket`, {
      opened: () => this.sit(),
      hear: (message) => this.hear(message as Told),
      lost: (code) => this.lost(code),
    });
  }

  get mine(): string[] {
    return Object.keys(this.position?.seats ?? {}).filter((seat) => seat !== "watch");
  }

  get seen(): Seen[] {
    return Object.values(this.position?.seats ?? {});
  }

  // What we are asked. Where a bot stands in for us, it is the bot that is asked.
  get questions(): Question[] {
    const handedOver = this.table?.seats.filter((seat) => seat.bot).map((seat) => seat.seat) ?? [];
    return Object.entries(this.position?.seats ?? {})
      .flatMap(([seat, seen]) => (handedOver.includes(seat) ? [] : seen.questions))
      .filter((q) => questionKey(q) !== this.pending);
  }

  answer(question: Question, option: Option): void {
    void this.act(question, { do: "answer", actor: question.actor, turn: question.turn, option });
  }

  // Answer this question and those that follow it as one act; resolved when that has happened or was refused.
  answerAll(question: Question, options: Option[]): Promise<void> {
    return this.act(question, { do: "answers", actor: question.actor, turn: question.turn, options });
  }

  // Take back so many answers of this player as one act.
  undo(actor: string, count = 1): Promise<void> {
    return this.say({ do: "undo", actor, count }).catch(() => {}); // the table says why
  }

  // Ask the bot of the table what it would do; everybody hears that we did.
  askForHint({ actor, turn }: Question): Promise<void> {
    return this.say({ do: "hint", actor, turn }).catch(() => {}); // the table says why
  }

  private async act(question: Question, message: Message): Promise<void> {
    this.trouble = null; // whoever goes on has read it
    this.answeredAt = this.position?.number ?? null;
    this.pending = questionKey(question); // shown at once, corrected if refused
    try {
      await this.say(message);
    } catch {
      this.pending = null; // the table says why
    }
  }

  say(message: Message): Promise<void> {
    const ref = ++this.refs;
    return new Promise<void>((resolve, reject) => {
      if (!this.connection.isOpen) {
        this.trouble = OFFLINE;
        reject(OFFLINE);
        return;
      }
      this.waiting[ref] = { resolve, reject };
      this.connection.send({ ...message, ref });
    });
  }

  // What the rules say of a thing to this seat of ours, or to a watcher.
  async explain(seat: string, of: string, id: string): Promise<Explanation> {
    const ref = this.refs + 1;
    await this.say({ do: "explain", seat, of, id });
    const told = this.explained[ref]!;
    delete this.explained[ref];
    return told;
  }

  rename(name: string): void {
    this.name = name;
    if (this.online) void this.say(this.greeting());
  }

  // Sit down on one more seat.
  sitDown(key: string, name: string): void {
    this.keys.push(key);
    this.rename(name);
  }

  close(): void {
    this.connection.close();
  }

  private greeting(): SitMessage {
    return { do: "sit", keys: this.keys, name: this.name, changes: true };
  }

  private sit(): void {
    const since = Math.max(0, ...Object.values(this.events).map((told) => told.length));
    this.justSat = true;
    this.connection.send({ ...this.greeting(), since, era: this.position?.era });
  }

  private lost(code: number): boolean {
    this.online = false;
    if (code === SHOWN_OUT) this.refused ??= this.trouble; // the table is private now
    this.pending = null;
    for (const { reject } of Object.values(this.waiting)) reject(OFFLINE);
    this.waiting = {};
    return this.refused !== null;
  }

  private hear(message: Told): void {
    switch (message.is) {
      case "position":
        this.show(message);
        break;
      case "change":
        this.show(changed(this.position!, message));
        break;
      case "table":
        this.table = message;
        this.addToDice();
        break;
      case "presence":
        this.presence = message;
        break;
      case "talk":
        this.talk = this.justSat ? message.lines : [...this.talk, ...message.lines];
        this.justSat = false;
        break;
      case "proposal":
        this.proposal = message.what ? message : null;
        break;
      case "standing":
        this.standing = message.seats;
        break;
      case "absent":
        this.absent = message.seats;
        break;
      case "notes":
        this.notes = { ...this.notes, ...message.notes };
        break;
      case "rematch":
        this.rematch = message;
        keepRematch(message);
        break;
      case "lesson":
        this.lesson = message;
        break;
      case "hint":
        this.hint = message;
        break;
      case "explained":
        this.explained[message.ref] = message.explanation;
        break;
      case "done":
        this.waiting[message.ref]?.resolve();
        delete this.waiting[message.ref];
        break;
      case "error":
        if (message.ref === QUIETLY) break; // another tab of ours was quicker
        if (message.ref === null && !this.online) this.refused = message;
        else this.trouble = message;
        this.waiting[message.ref ?? ""]?.reject(message);
        delete this.waiting[message.ref ?? ""];
        break;
    }
  }

  private show(position: Position): void {
    this.online = true;
    this.connection.isWell();
    this.toldAt = Date.now();
    this.events = {
      ...this.events,
      ...Object.fromEntries(
        Object.entries(position.seats).map(([seat, seen]) => [
          seat,
          [...(this.events[seat] ?? []).slice(0, seen.events_from), ...seen.events],
        ]),
      ),
    };
    this.times = timesSince(this.times, Object.values(position.seats)[0]);
    this.position = position;
    if (this.table && this.table.state !== position.state) void this.lookAgain();
    if (!this.questionStillAsked()) this.pending = null;
    this.addToDice();
    if (position.state === "finished" && !position.read_only && !this.verdict && !this.table?.guided) {
      this.judgeDice().catch(() => {}); // it is tried again
    }
  }

  // The match has begun or ended: the table says more about itself now.
  private async lookAgain(): Promise<void> {
    this.table = await ask<TableInfo>(`/api/tables/${this.id}`, {}, this.keys[0]);
  }

  private addToDice(): void {
    if (this.table) addToDice(this.table, this.mine, (message) => this.connection.send({ ...message, ref: QUIETLY }));
  }

  // Nobody needs to believe the hall: the record tells all that the dice were made of.
  private async judgeDice(): Promise<void> {
    const table = await ask<TableInfo>(`/api/tables/${this.id}`, {}, this.keys[0]);
    const record = await ask<string>(`/api/tables/${this.id}/record`, {}, this.keys[0]);
    const draws = await ask<Draw[]>(`/api/tables/${this.id}/draws`, {}, this.keys[0]);
    this.verdict = verdictOn(record, draws, table);
  }

  private questionStillAsked(): boolean {
    return this.seen.some((seen) => seen.questions.some((q) => questionKey(q) === this.pending));
  }
}

// What a change does not tell of totals and views is as it was.
function changed(position: Position, change: Change): Position {
  const seats = Object.entries(change.seats).map(([seat, seen]) => [
    seat,
    { ...seen, view: { ...position.seats[seat]!.view, ...seen.view } },
  ]);
  return {
    ...change,
    is: "position",
    totals: { ...position.totals, ...change.totals },
    seats: Object.fromEntries(seats) as Position["seats"],
  };
}

// What we knew of the events before those that are sent, and of these.
function timesSince(known: Times, seen?: Seen): Times {
  if (!seen) return known;
  return [...known.filter(([event]) => event < seen.events_from), ...seen.times];
}

export function questionKey(question: Pick<Question, "actor" | "turn" | "kind">): string {
  return `${question.actor} ${question.turn} ${question.kind}`;
}
