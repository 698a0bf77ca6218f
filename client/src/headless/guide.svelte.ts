/** The guide: what to do now and why, one step at a time, true of the flight at hand. */

import { factsOf, type Facts } from './lesson-facts';
import { holds, STEPS, type Step } from './lessons';
import type { Settings, Store } from './settings.svelte';
import type { Table } from './table.svelte';

const KEY = 'boltbucket.guide';
/** What a first flight explains is explained on every first flight, whatever has been read before. */
const AGAIN = 'learning';

export class Guide {
  read = $state.raw<readonly string[]>([]);
  /** the kind of the card that has just been judged, while its verdict is shown */
  over = $state.raw('');
  /** whether somebody shows what it says: only then it may hold anything up */
  attended = $state.raw(false);
  /** how the tile in the hand is turned */
  turns: () => number = () => 0;
  /** enough for this table */
  left = $state.raw(false);
  readonly #table: Table;
  readonly #settings: Settings;
  readonly #store: Store | null;
  #release: (() => void) | null = null;

  readonly facts: Facts = $derived.by(() => factsOf(this.#table, this.over));
  readonly step: Step | null = $derived.by(() => this.#next());

  constructor(table: Table, settings: Settings, store: Store | null = null) {
    this.#table = table;
    this.#settings = settings;
    this.#store = store;
    this.read = keptIn(store);
  }

  /** Whether it is wanted here. Whoever asks for a lesson wants to be taught. */
  get active(): boolean {
    const { seat, setup } = this.#table;
    if (seat === null || this.left || !this.attended) return false;
    return this.#settings.wishes.guide || Boolean(setup?.lesson);
  }

  #next(): Step | null {
    if (!this.active) return null;
    const { facts } = this;
    return STEPS.find((step) => this.#unread(step) && holds(step.when, facts)) ?? null;
  }

  #unread({ id, stays }: Step): boolean {
    return stays === true || !this.read.includes(id);
  }

  /** It has been read, or done. */
  next(): void {
    const { step } = this;
    if (step) this.#note(step);
    this.go();
  }

  #note(step: Step): void {
    this.read = [...this.read, step.id];
    if (step.when[AGAIN] !== true) keep(this.#store, step.id);
  }

  /** What was to be done has been done, or cannot be done any more. */
  passed(step: Step | null): void {
    if (step?.passes && step !== this.step && !holds(step.when, this.facts)) this.#note(step);
  }

  /** A film that has something to explain waits for it; null if it need not. */
  held(): Promise<void> | null {
    if (!this.step?.stops) return null;
    return new Promise((resolve) => (this.#release = resolve));
  }

  /** Films go on. */
  go(): void {
    if (this.step?.stops) return;
    this.#release?.();
    this.#release = null;
  }

  /** No more of this: here, and on other flights unless a lesson is asked for. */
  skip(): void {
    this.left = true;
    if (!this.#table.setup?.lesson) this.#settings.set('guide', false);
    this.go();
  }
}

function keptIn(store: Store | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

function keep(store: Store | null, id: string): void {
  try {
    store?.setItem(KEY, JSON.stringify([...new Set([...keptIn(store), id])]));
  } catch {
    // Then it is explained again next time.
  }
}
