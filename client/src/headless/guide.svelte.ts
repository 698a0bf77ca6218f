/** The guide of the learning flight: what to do now and why, step by step, in place. */

import type { Store } from './settings.svelte';
import type { Table } from './table.svelte';

export interface Step {
  /** key of the text: guide-... */
  readonly id: string;
  /** what on the page it is about */
  readonly at: string;
  /** whether it is the time for it */
  readonly when: (table: Table) => boolean;
}

const LEARNING = ['L', 'first'];
const KEY = 'boltbucket.guide';

const mine = (table: Table) => (table.seat === null ? undefined : table.ship(table.seat));
const builder = (table: Table) => (table.seat === null ? undefined : table.builder(table.seat));
const asked = (table: Table, kind: string) => table.decision?.kind === kind;
const card = (table: Table, ...kinds: readonly string[]) =>
  table.phase === 'flight' && kinds.includes(table.card?.kind ?? '');
const has = (table: Table, ...kinds: readonly string[]) =>
  [...(mine(table)?.tiles.values() ?? [])].some((tile) => kinds.includes(tile.kind));
const building = (table: Table) =>
  table.phase === 'building' && (builder(table)?.place ?? null) === null;

/** In the order in which they matter: a question before the card, the card before the rest. */
export const STEPS: readonly Step[] = [
  { id: 'welcome', at: 'main', when: building },
  {
    id: 'take',
    at: '[data-guide="heap"], .heap',
    when: (table) => building(table) && builder(table)?.hand == null && !builder(table)?.placed,
  },
  {
    id: 'place',
    at: '[data-guide="bench"], .bench',
    when: (table) => building(table) && builder(table)?.hand != null,
  },
  {
    id: 'connectors',
    at: '[data-guide="bench"], .bench',
    when: (table) => building(table) && (builder(table)?.placed ?? 0) >= 1,
  },
  {
    id: 'engines',
    at: '[data-guide="bench"], .bench',
    when: (table) =>
      building(table) &&
      (builder(table)?.placed ?? 0) >= 3 &&
      !has(table, 'single_engine', 'double_engine'),
  },
  {
    id: 'cannons',
    at: '[data-guide="bench"], .bench',
    when: (table) =>
      building(table) &&
      (builder(table)?.placed ?? 0) >= 5 &&
      !has(table, 'single_cannon', 'double_cannon'),
  },
  {
    id: 'crew-and-holds',
    at: '[data-guide="bench"], .bench',
    when: (table) => building(table) && (builder(table)?.placed ?? 0) >= 7,
  },
  {
    id: 'flaws',
    at: '[data-guide="bench"], .bench',
    when: (table) => building(table) && (mine(table)?.figures.flaws.length ?? 0) > 0,
  },
  {
    id: 'finish',
    at: '[data-guide="finish"], .finish',
    when: (table) => building(table) && (builder(table)?.placed ?? 0) >= 12,
  },
  { id: 'repair', at: 'main', when: (table) => asked(table, 'repair') },
  { id: 'launch', at: 'main', when: (table) => table.phase === 'launch' },
  { id: 'planets', at: '.question, .card', when: (table) => asked(table, 'land') },
  { id: 'load', at: '.question', when: (table) => asked(table, 'load_goods') },
  { id: 'power', at: '.question', when: (table) => asked(table, 'power_up') },
  { id: 'defend', at: '.question', when: (table) => asked(table, 'defend') },
  { id: 'lose-crew', at: '.question', when: (table) => asked(table, 'pick_crew') },
  { id: 'offer', at: '.question', when: (table) => asked(table, 'accept') },
  { id: 'piece', at: '.question', when: (table) => asked(table, 'pick_piece') },
  { id: 'fly-on', at: '.question', when: (table) => asked(table, 'fly_on') },
  { id: 'open-space', at: '.card', when: (table) => card(table, 'open_space') },
  { id: 'meteors', at: '.card', when: (table) => card(table, 'meteor_swarm') },
  {
    id: 'enemies',
    at: '.card',
    when: (table) => card(table, 'smugglers', 'slavers', 'pirates'),
  },
  { id: 'combat-zone', at: '.card', when: (table) => card(table, 'combat_zone') },
  { id: 'stardust', at: '.card', when: (table) => card(table, 'stardust') },
  {
    id: 'abandoned',
    at: '.card',
    when: (table) => card(table, 'abandoned_ship', 'abandoned_station'),
  },
  { id: 'flight', at: '.loop', when: (table) => table.phase === 'flight' },
  {
    id: 'log',
    at: '.log',
    when: (table) => table.phase === 'flight' && table.log.length > 12,
  },
  {
    id: 'bill',
    at: 'main',
    when: (table) => table.phase === 'between' || table.phase === 'over',
  },
];

export class Guide {
  read = $state.raw<readonly string[]>([]);
  off = $state.raw(false);
  readonly #table: Table;
  readonly #store: Store | null;

  constructor(table: Table, store: Store | null) {
    this.#table = table;
    this.#store = store;
    this.off = keptOff(store);
  }

  /** Whether this is a flight for learners, and the guide is wanted. */
  get active(): boolean {
    const level = this.#table.level?.name ?? '';
    return !this.off && this.#table.seat !== null && LEARNING.includes(level);
  }

  get step(): Step | null {
    if (!this.active) return null;
    return STEPS.find((step) => !this.read.includes(step.id) && step.when(this.#table)) ?? null;
  }

  next(): void {
    const step = this.step;
    if (step) this.read = [...this.read, step.id];
  }

  /** Enough explained, on this device and for good. */
  skip(): void {
    this.off = true;
    keep(this.#store, 'off');
  }

  again(): void {
    this.off = false;
    this.read = [];
    keep(this.#store, 'on');
  }
}

function keptOff(store: Store | null): boolean {
  try {
    return store?.getItem(KEY) === 'off';
  } catch {
    return false;
  }
}

function keep(store: Store | null, value: string): void {
  try {
    store?.setItem(KEY, value);
  } catch {
    // Then it is explained again next time.
  }
}
