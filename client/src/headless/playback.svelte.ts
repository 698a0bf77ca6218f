/**
 * Plays the events of a flight one after the other, before anybody is asked what comes next. What is
 * shown with each of them is what the rules say the table was like then.
 */

import type { Cell, Figure, GameEvent, Good, Seat, Side, Tile } from '../game.generated';
import { cellOf, isOf, only, seatOf, type EventOf, type EventType } from './events';
import {
  endsCard,
  isMeeting,
  LIFT_OFF_MS,
  LONGEST_MS,
  shareOf,
  shotsOf,
  timed,
  VERDICT_MS,
  type Met,
  type Shot,
} from './film';
import type { LogEntry, Table, Turn } from './table.svelte';
import { cardStory, verdictOf, type Verdict } from './verdict';

export { grouped } from './film';

export type Result = 'coming' | 'missed' | 'bounced' | 'shielded' | 'shot' | 'hit';
export interface Meeting {
  readonly result: Result;
  /** what it meets, or the cannon that shoots it */
  readonly cell: Cell | null;
}
export interface Hit {
  readonly id: number;
  readonly meteor: boolean;
  readonly heavy: boolean;
  readonly side: Side;
  readonly line: number;
  /** how long it comes near before it meets anything */
  readonly ms: number;
  readonly meetings: ReadonlyMap<Seat, Meeting>;
}
export interface Debris {
  readonly id: number;
  readonly seat: Seat;
  readonly cell: Cell;
  readonly tile: Tile;
  readonly crew: readonly Figure[];
  readonly charge: number;
  readonly goods: readonly Good[];
  /** a tile that was hit bursts, the rest tumbles away */
  readonly destroyed: boolean;
}
export interface Flash {
  readonly id: number;
  readonly seat: Seat;
  readonly cell: Cell;
  readonly look: 'spent' | 'gained' | 'left' | 'boarded';
}
export interface Dice {
  readonly id: number;
  readonly seat: Seat;
  readonly dice: readonly number[];
  /** what they mean: their sum, or a row or column */
  readonly line: number;
}

/** How fast a player wants it, and what goes with it. */
export interface Manner {
  pace(): number;
  sound(name: string): void;
  /** resolves when somebody looks; null if somebody does */
  away?(): Promise<void> | null;
  /** resolves when what is to be said about it has been read; null if there is nothing */
  held?(): Promise<void> | null;
  /** a card of this kind is over and judged; empty when the next one comes */
  judged?(card: string): void;
  /** an event is on screen now, for so many milliseconds */
  shown?(event: GameEvent, ms: number): void;
}

/** Debris drifts on for a while, and nothing waits for it. */
const DRIFT_MS = 1600;
/** Nobody knows how many updates come before the next own question: each takes its part. */
const PART = 0.6;
/** Who only watches sees everything at leisure while no more than this waits. Beyond, it is so much
 * faster that it takes no longer than twice this, however much there is. */
const AT_LEISURE_MS = LONGEST_MS / 2;
/** No more is taken back of what a slow machine has lost. */
const MOST_LATE_MS = 2_000;
/** So soon the next question of the same kind may take the place of the last. */
const AT_ONCE_MS = 900;
const sum = (times: readonly number[]) => times.reduce((all, ms) => all + ms, 0);
const lengths = new WeakMap<Turn, number>();
/** How long a turn takes whoever is not part of it, unhurried. */
function lengthOf(turn: Turn): number {
  const known = lengths.get(turn);
  if (known !== undefined) return known;
  const shots = shotsOf(turn.events, null);
  const length = sum(shots.map((shot) => shot.ms + (endsCard(shot) ? VERDICT_MS : 0)));
  lengths.set(turn, length);
  return length;
}
const RESULTS = {
  HitMissed: 'missed',
  HitBounced: 'bounced',
  HitShielded: 'shielded',
  MeteorShot: 'shot',
} as const satisfies Record<Met['type'], Result>;

export class FlightPlayer {
  dice = $state.raw<Dice | null>(null);
  hit = $state.raw<Hit | null>(null);
  debris = $state.raw<readonly Debris[]>([]);
  flashes = $state.raw<readonly Flash[]>([]);
  /** the events of the running update that have been shown */
  told = $state.raw<readonly LogEntry[]>([]);
  /** the event that is being shown, for how long, and whether it hits the own ship */
  current = $state.raw<GameEvent | null>(null);
  currentMs = $state.raw(0);
  own = $state.raw(false);
  playing = $state.raw(false);
  /** whether the ships are still on the ground */
  lifting = $state.raw(false);
  /** what the card did, once it is over */
  verdict = $state.raw<Verdict | null>(null);

  readonly #table: Table;
  readonly #manner: Manner;
  #id = 0;
  /** everything up to this update is shown at once */
  #skipTo = -1;
  #n = 0;
  #wake: (() => void) | null = null;
  /** how long the show has been since the last own decision */
  #spent = 0;
  /** how much longer the last shot took than it should: who only watches gets it back */
  #late = 0;
  /** how much of its usual length is seen of what happens to others */
  #shareNow = 1;

  constructor(table: Table, manner: Manner) {
    this.#table = table;
    this.#manner = manner;
  }

  /** Takes the stage of the table; the result gives it back. */
  open(): () => void {
    const leave = this.#table.listen(() => (this.told = []));
    const stage = (turn: Turn) => this.play(turn);
    this.#table.stage = stage;
    return () => {
      leave();
      if (this.#table.stage === stage) this.#table.stage = null;
      this.skip();
    };
  }

  /** Ends at once what is being shown, and what has come meanwhile. */
  skip(): void {
    this.#skipTo = Math.max(this.#n, this.#table.n ?? 0);
    this.debris = [];
    this.#wake?.();
  }

  async play(turn: Turn): Promise<void> {
    if (!turn.events.length) return;
    this.#n = turn.n;
    this.playing = true;
    const me = this.#table.seat;
    const asked = turn.room.question !== null;
    const shots = shotsOf(turn.events, me, asked);
    const times = this.#plan(shots, asked);
    this.#withdraw(turn, sum(times));
    for (const [number, shot] of shots.entries()) {
      const watched = this.#watching && !this.lifting;
      const ms = watched ? this.#watched(shot, turn) : (times[number] ?? 0);
      if (endsCard(shot) || this.#putsAway(shot, turn)) await this.#judge();
      this.told = [...this.told, ...shot.events.map((event) => ({ n: turn.n, event }))];
      await this.#perform(shot, turn, ms);
    }
    if (turn.view?.decision?.kind === 'fly_on') await this.#judge();
    if (asked) this.#spent = 0;
    this.lifting = false;
    this.current = null;
    this.own = false;
    this.playing = false;
  }

  /** Who gives up after a card does so when it no longer lies there. */
  #putsAway(shot: Shot, turn: Turn): boolean {
    return this.#table.card !== null && turn.after(shot.last)?.table.card === null;
  }

  /** The old question goes as soon as it is answered, unless the next of its kind comes at once. */
  #withdraw({ view, room }: Turn, ms: number): void {
    if (room.question === this.#table.question) return;
    const alike = this.#table.decision?.kind === view?.decision?.kind;
    if (!alike || ms > AT_ONCE_MS) this.#table.decision = null;
  }

  /** How long each shot takes: lift-off for itself, the rest within what is left until one is asked. */
  #plan(shots: readonly Shot[], asked: boolean): number[] {
    const start = shots.findIndex(({ events }) => events[0].type === 'Launched') + 1;
    this.lifting = start > 0;
    const [before, flight] = [shots.slice(0, start), shots.slice(start)];
    const liftOff = timed(before, shareOf(before, LIFT_OFF_MS));
    return [...liftOff, ...timed(flight, this.#share(flight, asked))];
  }

  #share(shots: readonly Shot[], asked: boolean): number {
    if (this.#watching) return 1;
    const verdicts = shots.filter(endsCard).length;
    const left = Math.max(0, LONGEST_MS - this.#spent);
    const share = shareOf(shots, asked ? left : left * PART, verdicts);
    const shown = sum(timed(shots, share));
    this.#spent += shown + verdicts * VERDICT_MS * share;
    return (this.#shareNow = share);
  }

  /** How long somebody who only watches sees it, with all that waits after this turn. */
  #watched(shot: Shot, turn: Turn): number {
    const waiting = sum(this.#table.after(turn).map(lengthOf));
    this.#shareNow = Math.min(1, (AT_LEISURE_MS / (waiting || 1)) ** 2);
    return sum(timed([shot], this.#shareNow));
  }

  get #watching(): boolean {
    const { seat, retired } = this.#table;
    return seat === null || seat in retired;
  }

  async #perform(shot: Shot, turn: Turn, ms: number): Promise<void> {
    const [first] = shot.events;
    const time = this.#time(ms);
    this.current = first;
    this.currentMs = time;
    this.own = shot.own;
    for (const event of shot.events) this.#manner.shown?.(event, time);
    this.#prepare(shot.events);
    const view = turn.after(shot.last);
    if (view) this.#table.showMoment(view);
    await this.#hold();
    await this.#wait(ms);
    // From here on the first card is to be seen.
    if (first.type === 'Launched') this.lifting = false;
  }

  /** What flies and flashes; tiles come off with all that is in them, so before they are gone. */
  #prepare(events: Shot['events']): void {
    const [first] = events;
    const met = events.filter(isMeeting);
    if (met.length) return this.#meet(met);
    if (isOf(first, 'TileLost', 'TileTakenOff'))
      return this.#fall(only(events, 'TileLost', 'TileTakenOff'));
    this.#manner.sound(first.type);
    if (first.type === 'DiceRolled')
      this.#roll(first.seat, first.dice, first.dice[0] + first.dice[1]);
    if (first.type === 'LaneRolled') this.#roll(first.seat, first.pips, first.line);
    if (first.type === 'HitApproached') this.#approach(first);
    if (first.type === 'CardRevealed') this.clear();
    if (first.type === 'Launched') this.verdict = null;
    this.#flash(first);
  }

  /** The card is over: what did it do? */
  async #judge(): Promise<void> {
    const { log, card } = this.#table;
    if (this.verdict || !card) return;
    const story = cardStory([...log, ...this.told].map(({ event }) => event));
    this.verdict = story && verdictOf(story);
    if (!this.verdict) return;
    this.current = null;
    this.own = false;
    this.#manner.judged?.(card.kind);
    await this.#hold();
    await this.#wait(VERDICT_MS * this.#shareNow);
  }

  /** Forgets dice and hits of the card before. */
  clear(): void {
    this.verdict = null;
    this.#manner.judged?.('');
    this.hit = null;
    this.dice = null;
    this.debris = [];
    this.flashes = [];
  }

  #roll(seat: Seat, dice: readonly number[], line: number): void {
    this.hit = null;
    this.dice = { id: ++this.#id, seat, dice, line };
  }

  #approach({ meteor, heavy, side, line, seats }: EventOf<'HitApproached'>): void {
    const meetings = new Map(seats.map((seat): [Seat, Meeting] => [seat, COMING]));
    const ms = this.currentMs;
    this.hit = { id: ++this.#id, meteor, heavy, side, line, ms, meetings };
  }

  #meet(group: readonly Met[]): void {
    for (const event of group) {
      this.#mark(event.seat, { result: RESULTS[event.type], cell: cellOf(event) });
      this.#manner.sound(event.type);
    }
  }

  #mark(seat: Seat, meeting: Meeting): void {
    if (!this.hit) return;
    this.hit = { ...this.hit, meetings: new Map([...this.hit.meetings, [seat, meeting]]) };
  }

  #fall(group: readonly EventOf<'TileLost' | 'TileTakenOff'>[]): void {
    const [first] = group;
    if (!first) return;
    const destroyed = first.cause === 'destroyed';
    if (destroyed) this.#mark(first.seat, { result: 'hit', cell: first.cell });
    this.#manner.sound(destroyed ? 'TileLost' : 'TilesFell');
    if (this.#time(1) <= 0) return;
    const pieces = group.map((event) => this.#debrisOf(event));
    this.debris = [...this.debris, ...pieces];
    setTimeout(() => this.#clearAway(pieces), DRIFT_MS);
  }

  #clearAway(pieces: readonly Debris[]): void {
    this.debris = this.debris.filter((piece) => !pieces.includes(piece));
  }

  #debrisOf({ seat, cell, tile, cause }: EventOf<'TileLost' | 'TileTakenOff'>): Debris {
    const ship = this.#table.ship(seat);
    return {
      id: ++this.#id,
      seat,
      cell,
      tile,
      crew: ship?.crew.get(cell) ?? [],
      charge: ship?.charge.get(cell) ?? 0,
      goods: ship?.goods.get(cell) ?? [],
      destroyed: cause === 'destroyed',
    };
  }

  #flash(event: GameEvent): void {
    const look = FLASHES[event.type];
    const [seat, cell] = [seatOf(event), cellOf(event)];
    if (!look || seat === null || cell === null) return;
    const flash: Flash = { id: ++this.#id, seat, cell, look };
    this.flashes = [...this.flashes.slice(-5), flash];
  }

  /** How long something of this length takes at the moment. */
  #time(ms: number): number {
    if (this.#n <= this.#skipTo) return 0;
    return ms * this.#manner.pace();
  }

  /** Somebody explains what is to be seen; whoever skips the film skips that as well. */
  async #hold(): Promise<void> {
    const held = this.#n <= this.#skipTo ? null : this.#manner.held?.();
    if (!held) return;
    await Promise.race([held, new Promise<void>((resolve) => (this.#wake = resolve))]);
    this.#wake = null;
  }

  async #wait(ms: number): Promise<void> {
    const wanted = this.#time(ms);
    if (wanted <= 0) return;
    const time = wanted - this.#late;
    this.#late = Math.max(0, -time);
    if (time <= 0) return;
    await this.#manner.away?.();
    const began = Date.now();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
    if (this.#watching && this.#table.behind > 1)
      this.#late = Math.min(MOST_LATE_MS, Math.max(0, Date.now() - began - time));
  }
}

const COMING: Meeting = { result: 'coming', cell: null };
const FLASHES: Readonly<Partial<Record<EventType, Flash['look']>>> = {
  BatterySpent: 'spent',
  BatteryLost: 'left',
  CrewLost: 'left',
  GoodLost: 'left',
  GoodLoaded: 'gained',
  AlienBoarded: 'boarded',
  Confiscated: 'left',
  UnitDefeated: 'gained',
};
