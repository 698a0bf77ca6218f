/** What the page knows of a table: one rune per cell, handle and part. */

import { SvelteMap } from 'svelte/reactivity';
import type {
  BuilderPart,
  Card,
  Cell,
  Chat,
  Figure,
  Figures,
  GameEvent,
  Good,
  HeapState,
  Parts,
  PlainParts,
  Role,
  Seat,
  ShipPart,
  TablePart,
  TableSeat,
  Tile,
  Update,
  Welcome,
} from './protocol';
import { GONE } from './protocol';
import { words } from './words.svelte';

const NO_FIGURES: Figures = {
  exposed: 0,
  engines: [0, 0],
  cannons: [0, 0],
  crew: 0,
  humans: 0,
  batteries: 0,
  flaws: [],
};

export class Ship {
  readonly tiles = new SvelteMap<Cell, Tile>();
  readonly crew = new SvelteMap<Cell, readonly Figure[]>();
  readonly charge = new SvelteMap<Cell, number>();
  readonly goods = new SvelteMap<Cell, readonly Good[]>();
  figures = $state.raw<Figures>(NO_FIGURES);

  apply(part: ShipPart): void {
    merge(this.tiles, part.tiles, sameTile);
    merge(this.crew, part.crew, sameList);
    merge(this.charge, part.charge, Object.is);
    merge(this.goods, part.goods, sameList);
    this.figures = part.figures;
  }
}

/** Touches only the cells that have changed. */
function merge<T>(
  map: SvelteMap<Cell, T>,
  fresh: Readonly<Record<string, T>>,
  same: (one: T, other: T) => boolean,
): void {
  for (const cell of [...map.keys()]) if (!(cell in fresh)) map.delete(cell);
  for (const [key, value] of Object.entries(fresh)) {
    const cell = Number(key);
    const old = map.get(cell);
    if (old === undefined || !same(old, value)) map.set(cell, value);
  }
}

const sameTile = (one: Tile, other: Tile) => one.id === other.id && one.turn === other.turn;
const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

export interface LogEntry {
  readonly n: number;
  readonly event: GameEvent;
}

/** Called with the events of an update before its parts are shown; may take its time. */
export type Stage = (update: Update, table: Table) => Promise<void>;

/** A bot that goes by its character's English name goes by it in every language. */
function named(seat: TableSeat): TableSeat {
  const character = seat.bot?.character;
  if (!character || !words.has(`character-${character}`)) return seat;
  const [first, number] = seat.name.split(' ');
  if (first?.toLowerCase() !== character) return seat;
  const name = words.say(`character-${character}`);
  return { ...seat, name: number ? `${name} ${number}` : name };
}

const LOG_LENGTH = 600;

export class Table {
  readonly heap = new SvelteMap<number, HeapState>();
  readonly seen = new SvelteMap<number, readonly Card[]>();
  readonly lost = new SvelteMap<Seat, readonly { tile: Tile; cause: string }[]>();
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly Chat[]>([]);
  /** the number of the first welcome: what was said before it is old */
  cameAt: number | null = null;
  role = $state.raw<Role>('spectator');
  /** number of the last message taken in */
  n: number | null = null;
  /** the server's clock minus ours, in milliseconds */
  clockOffset = $state.raw(0);
  /** whether scenes follow the phase here: then that of the flight takes the stage */
  scenic = false;

  readonly #plain = new SvelteMap<string, unknown>();
  readonly #ships = new SvelteMap<Seat, Ship>();
  readonly #builders = new SvelteMap<Seat, BuilderPart>();
  readonly #listeners = new Set<(event: GameEvent, n: number) => void>();
  #stage: Stage | null = null;
  /** told when somebody takes the stage, or nobody has to any more */
  #staged: (() => void) | null = null;
  #queue: Promise<void> | null = null;
  /** grows with every welcome: what was on its way before is no longer shown */
  #age = 0;

  /** The table with its bots named in the player's language. */
  readonly #people = $derived.by(() => {
    const table = this.#plain.get('table') as TablePart | undefined;
    return table && { ...table, seats: table.seats.map(named) };
  });

  part<K extends keyof PlainParts>(name: K): PlainParts[K] | undefined {
    if (name === 'table') return this.#people as PlainParts[K] | undefined;
    return this.#plain.get(name) as PlainParts[K] | undefined;
  }

  get seat(): Seat | null {
    return this.part('seat') ?? null;
  }

  ship(seat: Seat): Ship | undefined {
    return this.#ships.get(seat);
  }

  builder(seat: Seat): BuilderPart | undefined {
    return this.#builders.get(seat);
  }

  get seats(): Seat[] {
    return [...(this.part('table')?.seats.keys() ?? this.#ships.keys())];
  }

  /** Everyone but me, in the order of play around the table from my left. */
  get others(): Seat[] {
    const mine = this.seat;
    const all = this.seats;
    if (mine === null) return all;
    return [...all.slice(all.indexOf(mine) + 1), ...all.slice(0, all.indexOf(mine))];
  }

  welcome(message: Welcome, now: number = Date.now()): void {
    this.n = message.n;
    this.cameAt ??= message.n;
    this.#age += 1;
    this.#staged?.();
    this.role = message.you.role;
    this.clockOffset = message.server.now - now;
    this.#plain.clear();
    this.heap.clear();
    this.seen.clear();
    this.lost.clear();
    this.apply({ seat: message.you.seat, ...message.parts });
    this.log = message.log.map((event) => ({ n: message.n, event })).slice(-LOG_LENGTH);
  }

  /** Takes in an update, after the stage has shown those before it. */
  receive(update: Update): void {
    this.n = update.n;
    const launched = this.scenic && update.events.find(({ type }) => type === 'Launched');
    if (!this.stage && !this.#queue && !launched) return this.#show(update);
    const before = this.#queue ?? Promise.resolve();
    const age = this.#age;
    const mine = before
      .then(() => (launched && age === this.#age ? this.#liftOff(launched) : undefined))
      .then(() => (age === this.#age ? this.stage?.(update, this) : undefined))
      .catch((error: unknown) => console.error(error))
      .then(() => (age === this.#age ? this.#show(update) : undefined))
      .then(() => {
        if (this.#queue === mine) this.#queue = null;
      });
    this.#queue = mine;
  }

  /** Set by a scene that plays events before it shows their outcome. */
  get stage(): Stage | null {
    return this.#stage;
  }

  set stage(stage: Stage | null) {
    this.#stage = stage;
    if (stage) this.#staged?.();
  }

  /** The ships as they left the yard, nobody asked anything, until the flight has the stage. */
  async #liftOff(launched: GameEvent): Promise<void> {
    const cards_left = Number(launched['cards'] ?? 0);
    this.apply({ phase: 'flight', decision: null, waiting: [], hourglass: null, cards_left });
    if (this.stage) return;
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

  apply(parts: Parts): void {
    for (const [name, value] of Object.entries(parts)) this.#applyPart(name, value);
  }

  #show(update: Update): void {
    for (const event of update.events) for (const tell of this.#listeners) tell(event, update.n);
    this.apply(update.parts);
    const fresh = update.events.map((event) => ({ n: update.n, event }));
    if (fresh.length) this.log = [...this.log, ...fresh].slice(-LOG_LENGTH);
  }

  #applyPart(name: string, value: unknown): void {
    const [head, tail] = name.split(':');
    const index = Number(tail);
    if (head === 'ship') this.#shipOf(index).apply(value as ShipPart);
    else if (head === 'builder') this.#builders.set(index, value as BuilderPart);
    else if (head === 'seen') this.#applySeen(index, value as readonly Card[]);
    else if (head === 'lost') this.lost.set(index, value as never);
    else if (name === 'heap') this.#fillHeap(value as readonly HeapState[]);
    else if (name === 'heap+') this.#patchHeap(value as readonly [number, HeapState][]);
    else this.#plain.set(name, value);
  }

  #applySeen(pile: number, cards: readonly Card[]): void {
    if (cards.length) this.seen.set(pile, cards);
    else this.seen.delete(pile);
  }

  #shipOf(seat: Seat): Ship {
    let ship = this.#ships.get(seat);
    if (!ship) this.#ships.set(seat, (ship = new Ship()));
    return ship;
  }

  #fillHeap(states: readonly HeapState[]): void {
    this.heap.clear();
    states.forEach((state, handle) => this.heap.set(handle, state));
  }

  #patchHeap(patches: readonly [number, HeapState][]): void {
    for (const [handle, state] of patches) this.heap.set(handle, state);
  }

  /** How many tiles still lie in the heap. */
  get heapSize(): number {
    let count = 0;
    for (const state of this.heap.values()) if (state !== GONE) count += 1;
    return count;
  }
}
