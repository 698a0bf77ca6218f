/**
 * What the page knows of a table: the view and the room as they were told last, and what of them is
 * shown by now, one rune a square, handle and part.
 */

import { SvelteMap } from 'svelte/reactivity';
import type {
  Builder,
  Card,
  Change,
  Chat,
  GameEvent,
  Hourglass,
  Level,
  LostTile,
  Match,
  MissionsSeen,
  Phase,
  Role,
  Room,
  Route,
  Seat,
  Setup,
  Table as TableValue,
  Tile,
  Titles,
  Update,
  Variant,
  View,
  Welcome,
  Yard,
} from '../game.generated';
import { named } from './bot-names';
import { patched } from './patch';
import { Ship } from './ship.svelte';

export { Ship } from './ship.svelte';

export interface LogEntry {
  readonly n: number;
  readonly event: GameEvent;
}
/** What has happened, and how everything is afterwards. */
export interface Turn {
  readonly n: number;
  readonly events: readonly GameEvent[];
  readonly view: View | null;
  readonly room: Room;
  /** how everything is after the event with this number */
  after(event: number): View | null;
}
/** An update as it is told. */
export type News = Pick<Update, 'n' | 'events' | 'moments' | 'view' | 'room'>;
/** Called with the events of an update before their outcome is shown; may take its time. */
export type Stage = (turn: Turn, table: Table) => Promise<void>;

/** The face of a tile, or what its back tells. */
export type Face = Tile | 'payload' | null;
/** Where a tile is that nobody has taken. */
export const FACE_DOWN = -2;
export const FACE_UP = -1;

const LOG_LENGTH = 2000;

export class Table {
  /** faces by handle, and where each tile is: face down, face up, or the seat it is with */
  readonly faces = new SvelteMap<number, Face>();
  readonly where = new SvelteMap<number, number>();
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly Chat[]>([]);
  role = $state.raw<Role>('spectator');
  seat = $state.raw<Seat | null>(null);
  /** number of the last message taken in */
  n: number | null = null;
  /** the number of the first welcome: what was said before it is old */
  cameAt: number | null = null;
  /** the server's clock minus ours, in milliseconds */
  clockOffset = $state.raw(0);
  /** how many updates have come that are not yet shown, the running one included */
  behind = $state.raw(0);
  /** since when everything that has come is shown, by our own clock */
  settledAt = $state.raw(0);
  /** whether this seat is asked something outside the yard, shown or not */
  asked = $state.raw(false);
  /** whether scenes follow the phase here: then that of the flight takes the stage */
  scenic = false;

  // What is shown. Scenes read these, whoever plays events writes some of them ahead of time.

  phase = $state.raw<Phase | 'lobby' | undefined>(undefined);
  decision = $state.raw<View['decision']>(null);
  /** the number of the open question, which its answer names */
  question = $state.raw<number | null>(null);
  level = $state.raw<Level | undefined>(undefined);
  variant = $state.raw<Variant | undefined>(undefined);
  /** The cards of Rough Roads in force. */
  roads = $state.raw<readonly string[]>([]);
  match = $state.raw<Match | undefined>(undefined);
  credits = $state.raw<Readonly<Record<Seat, number>>>({});
  route = $state.raw<Route | undefined>(undefined);
  retired = $state.raw<Readonly<Record<Seat, string>>>({});
  card = $state.raw<Card | null>(null);
  cardsLeft = $state.raw(0);
  piles = $state.raw<TableValue['piles']>([]);
  lost = $state.raw<Readonly<Record<Seat, readonly LostTile[]>>>({});
  outcome = $state.raw<View['outcome']>(null);
  fits = $state.raw<View['fits']>([]);
  /** how many tiles of the lesson are still to come */
  lessonLeft = $state.raw(0);
  removable = $state.raw<View['removable']>([]);
  loadPlan = $state.raw<View['load_plan']>([]);
  hauls = $state.raw<View['hauls']>([]);
  stakes = $state.raw<View['stakes']>(null);
  terms = $state.raw<Yard['terms'] | undefined>(undefined);
  hourglass = $state.raw<Hourglass | null>(null);
  offeredPlaces = $state.raw<readonly number[]>([]);
  /** those who may not build yet, because others have a head start */
  headStart = $state.raw<readonly Seat[]>([]);
  /** whose turn it is, where players build in turn */
  turn = $state.raw<Seat | null>(null);

  readonly #ships = new SvelteMap<Seat, Ship>();
  readonly #builders = new SvelteMap<Seat, Builder>();
  readonly #listeners = new Set<(event: GameEvent, n: number) => void>();
  #setup = $state.raw<Setup | undefined>(undefined);
  #room = $state.raw<Room | undefined>(undefined);
  /** as told last, maybe ahead of what is shown */
  #view: View | null = null;
  #told: Room | null = null;
  #stage: Stage | null = null;
  /** called when somebody takes the stage, or nobody has to any more */
  #staged: (() => void) | null = null;
  #queue: Promise<void> | null = null;
  /** what has come and is not yet shown; the first of it is on stage */
  #waiting: readonly Turn[] = [];
  /** grows with every welcome: what was on its way before is no longer shown */
  #age = 0;

  /** People, agreements and clocks, with bots named in the player's language. */
  readonly room = $derived.by(
    (): Room | undefined => this.#room && { ...this.#room, seats: this.#room.seats.map(named) },
  );

  /** What this game is about; before it begins, what is agreed on so far. */
  get setup(): Setup | undefined {
    return this.#setup ?? this.#room?.setup;
  }

  get order(): readonly Seat[] {
    return this.route?.order ?? [];
  }

  get names(): readonly string[] {
    return this.room?.seats.map(({ name }) => name) ?? [];
  }

  get titles(): Titles | null {
    return this.match?.memories.find((memory) => memory.type === 'Titles') ?? null;
  }

  get missionsSeen(): MissionsSeen | null {
    return this.match?.memories.find((memory) => memory.type === 'MissionsSeen') ?? null;
  }

  /** The mission being flown. */
  get mission(): Extract<Variant, { readonly name: string }> | null {
    const variant = this.variant;
    return variant && 'name' in variant ? variant : null;
  }

  ship(seat: Seat): Ship | undefined {
    return this.#ships.get(seat);
  }

  builder(seat: Seat): Builder | undefined {
    return this.#builders.get(seat);
  }

  /** The tile with this handle, if its face is known. */
  tile(handle: number | null | undefined): Tile | null {
    const face = handle == null ? null : this.faces.get(handle);
    return face && face !== 'payload' ? face : null;
  }

  get seats(): Seat[] {
    return [...(this.#room?.seats.keys() ?? this.#ships.keys())];
  }

  /** Everyone but me, in the order of play around the table from my left. */
  get others(): Seat[] {
    const mine = this.seat;
    const all = this.seats;
    if (mine === null) return all;
    return [...all.slice(all.indexOf(mine) + 1), ...all.slice(0, all.indexOf(mine))];
  }

  /** How many tiles still lie in the heap. */
  get heapSize(): number {
    let count = 0;
    for (const where of this.where.values()) if (where < 0) count += 1;
    return count;
  }

  // Taking in what the server tells

  welcome(message: Welcome, now: number = Date.now()): void {
    this.n = message.n;
    this.cameAt ??= message.n;
    this.#age += 1;
    this.#staged?.();
    this.role = message.you.role;
    this.clockOffset = message.server.now - now;
    this.#view = message.view;
    this.#told = message.room;
    this.asked = message.room.question !== null && message.view?.phase !== 'building';
    this.#waiting = [];
    this.behind = 0;
    this.settledAt = now;
    this.show(message.view, message.room);
    this.log = message.log.map((event) => ({ n: message.n, event })).slice(-LOG_LENGTH);
  }

  /** Takes in an update, after the stage has shown those before it. */
  receive(update: News): void {
    const yard = this.#view?.phase === 'building';
    const turn = this.#turn(update);
    if (!turn) return;
    const scene = this.scenic ? sceneOf(turn, yard) : null;
    if (!this.stage && !this.#queue && !scene) return this.#perform(turn);
    const before = this.#queue ?? Promise.resolve();
    const age = this.#age;
    this.#waiting = [...this.#waiting, turn];
    this.behind += 1;
    const mine: Promise<void> = before
      .then(() => (scene && age === this.#age ? this.#open(scene, turn) : undefined))
      .then(() => (age === this.#age ? this.stage?.(turn, this) : undefined))
      .catch((error: unknown) => console.error(error))
      .then(() => (age === this.#age ? this.#perform(turn) : undefined))
      .then(() => this.#over(mine, turn));
    this.#queue = mine;
  }

  /** What is still to come when this is shown. */
  after(turn: Turn): readonly Turn[] {
    return this.#waiting.slice(this.#waiting.indexOf(turn) + 1);
  }

  #over(mine: Promise<void>, turn: Turn): void {
    this.#waiting = this.after(turn);
    this.behind = Math.max(0, this.behind - 1);
    if (this.#queue !== mine) return;
    this.#queue = null;
    this.behind = 0;
    this.settledAt = Date.now();
  }

  /** How everything is after an update, and after each of its events. */
  #turn({ n, events, moments, view, room }: News): Turn | null {
    if (!this.#told) return null;
    this.n = n;
    const before = this.#view;
    this.#view = patched<View | null>(before, view as readonly Change[]);
    this.#told = patched(this.#told, room);
    this.asked = this.#told.question !== null && this.#view?.phase !== 'building';
    const after = momentsOf(before, moments, this.#view, events.length);
    return { n, events, view: this.#view, room: this.#told, after };
  }

  /** Set by a scene that plays events before it shows their outcome. */
  get stage(): Stage | null {
    return this.#stage;
  }

  set stage(stage: Stage | null) {
    this.#stage = stage;
    if (stage) this.#staged?.();
  }

  /** The ships as they left the yard, nobody asked anything, until the next scene has the stage. */
  async #open(scene: 'launch' | 'flight', turn: Turn): Promise<void> {
    const launched = turn.events.find((event) => event.type === 'Launched');
    const same = this.phase === scene;
    this.phase = scene;
    this.decision = null;
    this.question = null;
    this.hourglass = null;
    if (launched) this.cardsLeft = launched.cards;
    if (this.#room) this.#room = { ...this.#room, waiting: [] };
    if (same && this.stage) return;
    this.#stage = null;
    await new Promise<void>((resolve) => (this.#staged = resolve));
    this.#staged = null;
  }

  /** Resolves when everything taken in so far has been shown. */
  get settled(): Promise<void> {
    return this.#queue ?? Promise.resolve();
  }

  listen(listener: (event: GameEvent, n: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  say(message: Chat): void {
    this.n = Math.max(this.n ?? 0, message.n);
    if (this.chat.some(({ n }) => n === message.n)) return;
    this.chat = [...this.chat, message].slice(-LOG_LENGTH);
  }

  // Showing it

  #perform({ n, events, view, room }: Turn): void {
    for (const event of events) for (const tell of this.#listeners) tell(event, n);
    this.show(view, room);
    const fresh = events.map((event) => ({ n, event }));
    if (fresh.length) this.log = [...this.log, ...fresh].slice(-LOG_LENGTH);
  }

  /** What lies on the table in the middle of things; who is asked what comes later. */
  showMoment(view: View): void {
    this.#showTable(view.table);
    this.#showShips(view);
  }

  show(view: View | null, room: Room): void {
    this.#room = room;
    this.seat = room.seat;
    this.question = room.question;
    this.phase = view?.phase ?? 'lobby';
    this.decision = view?.decision ?? null;
    this.outcome = view?.outcome ?? null;
    this.fits = view?.fits ?? [];
    this.lessonLeft = view?.lesson_left ?? 0;
    this.removable = view?.removable ?? [];
    this.loadPlan = view?.load_plan ?? [];
    this.hauls = view?.hauls ?? [];
    this.stakes = view?.stakes ?? null;
    this.#showTable(view?.table);
    this.#showShips(view);
    this.#showYard(view?.table.yard ?? null);
  }

  #showTable(table: TableValue | undefined): void {
    this.#setup = table?.setup;
    this.level = table?.level;
    this.variant = table?.variant;
    this.roads = (table?.roads ?? []).flatMap((road) => ('card' in road ? [road.card] : []));
    this.match = table?.match;
    this.credits = table?.credits ?? {};
    this.route = table?.route;
    this.retired = table?.retired ?? {};
    this.card = table?.card ?? null;
    this.cardsLeft = table?.deck.length ?? 0;
    this.piles = table?.piles ?? [];
    this.lost = table?.lost ?? {};
  }

  #showShips(view: View | null): void {
    const ships = view?.table.ships ?? {};
    for (const seat of [...this.#ships.keys()]) if (!(seat in ships)) this.#ships.delete(seat);
    for (const [key, ship] of Object.entries(ships)) {
      const seat = Number(key);
      const shown = this.#ships.get(seat) ?? new Ship();
      shown.show(ship, view?.figures[seat]);
      if (!this.#ships.has(seat)) this.#ships.set(seat, shown);
    }
  }

  #showYard(yard: Yard | null): void {
    this.terms = yard?.terms;
    this.hourglass = yard?.hourglass ?? null;
    this.offeredPlaces = yard?.offered_places ?? [];
    this.headStart = yard?.waiting ?? [];
    this.turn = yard?.turn ?? null;
    mergeRow(this.#builders, yard?.builders ?? []);
    mergeRow(this.faces, yard?.heap.tiles ?? []);
    mergeRow(this.where, yard?.heap.where ?? []);
  }
}

/** The scene that has to take the stage before a turn is played: ships leave the yard, or the ground. */
function sceneOf({ events, view }: Turn, yard: boolean): 'launch' | 'flight' | null {
  if (events.some(({ type }) => type === 'Launched')) return 'flight';
  return yard && view?.phase === 'launch' ? 'launch' : null;
}

/** Views after each event, worked out when they are asked for. */
export function momentsOf(
  before: View | null,
  moments: Update['moments'],
  end: View | null,
  events: number,
): (event: number) => View | null {
  const views = new Map<number, View | null>();
  let shown = before;
  for (const [number, changes] of moments) {
    shown = patched(shown, changes);
    views.set(number, shown);
  }
  const numbers = [...views.keys()];
  return (event) => {
    if (event >= events - 1 && !views.has(event)) return end;
    const last = numbers.findLast((number) => number <= event);
    return last === undefined ? before : (views.get(last) ?? null);
  };
}

/** Touches only what has changed. */
function mergeRow<T>(map: SvelteMap<number, T>, row: readonly T[]): void {
  for (const key of [...map.keys()]) if (key >= row.length) map.delete(key);
  row.forEach((value, key) => {
    if (!map.has(key) || map.get(key) !== value) map.set(key, value);
  });
}
