/** Where the tile in the hand serves the ship best: asked of the rules by whoever wants to know. */

import type { Fit } from '../game.generated';
import type { Consider } from './prospects.svelte';
import type { Table } from './table.svelte';

/** A tile in the hand, and the places it has on the ship as it is. */
interface Held {
  readonly hand: number | null;
  readonly fits: readonly Fit[];
}

export class BestFit {
  readonly #table: Table;
  readonly #consider: Consider;
  #known = $state.raw<(Held & { readonly fit: Fit | null }) | null>(null);
  #asked: (Held & { readonly fit: Promise<Fit | null> }) | null = null;

  constructor(table: Table, consider: Consider) {
    this.#table = table;
    this.#consider = consider;
  }

  /** Whether the tile has a place without a mistake. */
  get exists(): boolean {
    return this.#table.fits.some(({ flaws }) => !flaws.length);
  }

  /** The place, as soon as it is known: to look is to ask. */
  get seen(): Fit | null {
    const held = this.#held();
    if (this.#known && same(held, this.#known)) return this.#known.fit;
    if (this.exists) void this.find();
    return null;
  }

  /** A tile in the hand is asked for once. One on its way there has arrived when the question does. */
  find(): Promise<Fit | null> {
    const held = this.#held();
    if (held.hand === null || !this.#asked || !same(held, this.#asked))
      this.#asked = { ...held, fit: this.#learn(held) };
    return this.#asked.fit;
  }

  async #learn(held: Held): Promise<Fit | null> {
    const fit = (await this.#consider([]))?.best_fit ?? null;
    if (same(held, this.#held())) this.#known = { ...held, fit };
    return fit;
  }

  #held(): Held {
    const { seat, fits } = this.#table;
    return { hand: this.#table.builder(seat ?? -1)?.hand ?? null, fits };
  }
}

const same = (one: Held, other: Held) => one.hand === other.hand && one.fits === other.fits;
