/**
 * Plays the events of a flight one after the other, shortly, before their outcome is shown.
 * Nothing waits for it: whoever is impatient skips, and a backlog makes it hurry by itself.
 */

import type { Cell, Figure, Figures, GameEvent, Good, Seat, Side, Tile } from '../game.generated';
import { cellOf, isOf, seatOf, type EventOf, type EventType } from './events';
import { outcomesOf, showEvent } from './playback-shown';
import type { LogEntry, Table, Turn } from './table.svelte';

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
  readonly look: 'spent' | 'gained' | 'left';
}
export interface Dice {
  readonly id: number;
  readonly seat: Seat;
  readonly dice: readonly number[];
  /** what they mean: their sum, or a row or column */
  readonly line: number;
}

/** How fast a player wants it, and the sounds that go with it. */
export interface Manner {
  pace(): number;
  sound(name: string): void;
}

const TIMES: Readonly<Partial<Record<EventType, number>>> = {
  CrewBoarded: 140,
  BatteriesLoaded: 140,
  CardRevealed: 900,
  CardSkipped: 500,
  StrengthDeclared: 450,
  EnemyMet: 800,
  WeakestFound: 900,
  NextWeakestFound: 700,
  DiceRolled: 700,
  LaneRolled: 700,
  HitApproached: 550,
  BatterySpent: 180,
  BatteryLost: 220,
  CrewLost: 320,
  GoodLost: 260,
  GoodLoaded: 140,
  GoodUnloaded: 120,
  CreditsGained: 350,
  RocketMoved: 420,
  PlanetReached: 350,
  OfferTaken: 300,
  OfferDeclined: 200,
  GaveUp: 800,
  RaidApproached: 900,
  UnitBackedOff: 260,
  UnitGaveUp: 400,
  UnitEntered: 450,
  UnitMoved: 520,
  Confiscated: 380,
  ChargePlanted: 300,
  UnitDefeated: 700,
  UnitLeft: 350,
  ChargesExploded: 450,
  SabotageMissed: 400,
  Launched: 700,
  FlightEnded: 700,
};
const MEETING_MS = 420;
const FALL_MS = 650;
/** Debris drifts on for a while, and nothing waits for it. */
const DRIFT_MS = 1600;
const HURRY = 0.5;
/** However much waits, it can still be seen; */
const MOST_HURRY = 4;
/** but who was away for long is not shown everything. */
const TOO_MANY = 30;
/** However much happens without a question in between, it is over after this time. */
const LONGEST_MS = 10_000;
const RESULTS = {
  HitMissed: 'missed',
  HitBounced: 'bounced',
  HitShielded: 'shielded',
  MeteorShot: 'shot',
} as const satisfies Partial<Record<EventType, Result>>;
type Met = EventOf<keyof typeof RESULTS>;

export class FlightPlayer {
  dice = $state.raw<Dice | null>(null);
  hit = $state.raw<Hit | null>(null);
  debris = $state.raw<readonly Debris[]>([]);
  flashes = $state.raw<readonly Flash[]>([]);
  /** the events of the running update that have been shown */
  told = $state.raw<readonly LogEntry[]>([]);
  /** the event that is being shown */
  current = $state.raw<GameEvent | null>(null);
  playing = $state.raw(false);

  readonly #table: Table;
  readonly #manner: Manner;
  #id = 0;
  #skipping = false;
  #wake: (() => void) | null = null;
  #backlog = 0;
  #squeeze = 1;
  #turn: Turn | null = null;
  #outcomes: ReadonlyMap<GameEvent, Figures> = new Map();

  constructor(table: Table, manner: Manner) {
    this.#table = table;
    this.#manner = manner;
  }

  /** Takes the stage of the table; the result gives it back. */
  open(): () => void {
    const leave = this.#table.listen(() => (this.told = []));
    this.#table.stage = (turn) => this.play(turn);
    return () => {
      leave();
      this.#table.stage = null;
      this.skip();
    };
  }

  /** Ends what is being shown at once. */
  skip(): void {
    this.#skipping = true;
    this.debris = [];
    this.#wake?.();
  }

  async play(turn: Turn): Promise<void> {
    if (!turn.events.length) return;
    this.#skipping = false;
    this.#backlog = Math.max(0, (this.#table.n ?? turn.n) - turn.n);
    this.#squeeze = Math.min(1, LONGEST_MS / (timeOf(turn.events) + 1));
    this.playing = true;
    this.#withdraw(turn);
    this.#turn = turn;
    this.#outcomes = outcomesOf(turn);
    for (const group of grouped(turn.events)) {
      this.told = [...this.told, ...group.map((event) => ({ n: turn.n, event }))];
      await this.#perform(group);
    }
    this.current = null;
    this.playing = false;
  }

  /** The old question goes as soon as it is answered, unless the next is of the same kind. */
  #withdraw({ view, room }: Turn): void {
    if (room.question === this.#table.question) return;
    if (this.#table.decision?.kind !== view?.decision?.kind) this.#table.decision = null;
  }

  async #perform(group: readonly GameEvent[]): Promise<void> {
    const [first] = group;
    if (!first) return;
    this.current = first;
    const met = group.filter(isMeeting);
    if (met.length) return this.#meet(met);
    if (first.type === 'TileLost')
      return this.#fall(
        first,
        group.filter((event) => event.type === 'TileLost'),
      );
    this.#manner.sound(first.type);
    if (first.type === 'DiceRolled')
      this.#roll(first.seat, first.dice, first.dice[0] + first.dice[1]);
    if (first.type === 'LaneRolled') this.#roll(first.seat, first.pips, first.line);
    if (first.type === 'HitApproached') this.#approach(first);
    if (first.type === 'CardRevealed') this.clear();
    this.#flash(first);
    this.#show(first);
    await this.#wait(TIMES[first.type] ?? 60);
  }

  /** Figures beside a ship change along with it. */
  #show(event: GameEvent): void {
    showEvent(this.#table, event, this.#turn);
    const figures = this.#outcomes.get(event);
    const ship = this.#table.ship(seatOf(event) ?? 0);
    if (figures && ship) ship.figures = figures;
  }

  /** Forgets dice and hits of the card before. */
  clear(): void {
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
    this.hit = { id: ++this.#id, meteor, heavy, side, line, meetings };
  }

  async #meet(group: readonly Met[]): Promise<void> {
    for (const event of group) {
      this.#mark(event.seat, { result: RESULTS[event.type], cell: cellOf(event) });
      this.#manner.sound(event.type);
    }
    await this.#wait(MEETING_MS);
  }

  #mark(seat: Seat, meeting: Meeting): void {
    if (!this.hit) return;
    this.hit = { ...this.hit, meetings: new Map([...this.hit.meetings, [seat, meeting]]) };
  }

  async #fall(first: EventOf<'TileLost'>, group: readonly EventOf<'TileLost'>[]): Promise<void> {
    const destroyed = first.cause === 'destroyed';
    if (destroyed) this.#mark(first.seat, { result: 'hit', cell: first.cell });
    this.#manner.sound(destroyed ? 'TileLost' : 'TilesFell');
    const pieces = group.map((event) => this.#debrisOf(event));
    for (const event of group) this.#show(event);
    if (this.#time(FALL_MS) <= 0) return;
    this.debris = [...this.debris, ...pieces];
    setTimeout(() => this.#clearAway(pieces), DRIFT_MS);
    await this.#wait(FALL_MS);
  }

  #clearAway(pieces: readonly Debris[]): void {
    this.debris = this.debris.filter((piece) => !pieces.includes(piece));
  }

  #debrisOf({ seat, cell, tile, cause }: EventOf<'TileLost'>): Debris {
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
    if (this.#skipping || this.#backlog > TOO_MANY) return 0;
    const hurry = Math.min(MOST_HURRY, 1 + HURRY * this.#backlog);
    return ((ms * this.#squeeze) / hurry) * this.#manner.pace();
  }

  async #wait(ms: number): Promise<void> {
    const time = this.#time(ms);
    if (time <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }
}

/** How long the events take at the usual pace. */
const timeOf = (events: readonly GameEvent[]): number =>
  events.reduce((sum, { type }) => sum + (TIMES[type] ?? 60), 0);

const COMING: Meeting = { result: 'coming', cell: null };
const FLASHES: Readonly<Partial<Record<EventType, Flash['look']>>> = {
  BatterySpent: 'spent',
  BatteryLost: 'left',
  CrewLost: 'left',
  GoodLost: 'left',
  GoodLoaded: 'gained',
  Confiscated: 'left',
  UnitDefeated: 'gained',
};

const isMeeting = (event: GameEvent): event is Met =>
  isOf(event, 'HitMissed', 'HitBounced', 'HitShielded', 'MeteorShot');

/** Events that are shown in one go: all that a hit does, or all that falls off together. */
export function grouped(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group?.[0] && belongs(group[0], event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function belongs(first: GameEvent, next: GameEvent): boolean {
  if (isMeeting(first)) return isMeeting(next);
  return (
    first.type === 'TileLost' &&
    next.type === 'TileLost' &&
    next.seat === first.seat &&
    next.cause === first.cause
  );
}
