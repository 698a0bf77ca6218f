/** Goods in the hand while loading: tap a block, tap where it goes; or drag it there. */

import type { Plan } from './flight-plan.svelte';
import type { Cell, Decision, Good } from './protocol';
import type { Ship } from './table.svelte';

export interface Held {
  readonly good: Good;
  /** the hold it lies in, or null beside the ship */
  readonly from: Cell | null;
}

export class Loading {
  held = $state.raw<Held | null>(null);
  readonly #plan: Plan;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  take(held: Held | null): void {
    const same = held && this.held?.good === held.good && this.held.from === held.from;
    this.held = same ? null : held;
  }

  /** Whether the block in the hand may go into a hold. */
  accepts(ship: Ship, cell: Cell): boolean {
    const tile = ship.tiles.get(cell);
    if (!this.held || !tile || cell === this.held.from) return false;
    if (tile.kind !== 'cargo' && tile.kind !== 'special_cargo') return false;
    if (this.held.good === 'red' && tile.kind !== 'special_cargo') return false;
    return (ship.goods.get(cell)?.length ?? 0) < tile.capacity;
  }

  /** A tap on a hold: puts the block there, or takes one of its blocks. */
  tap(decision: Decision, ship: Ship, cell: Cell): void {
    if (this.held && this.accepts(ship, cell)) return this.put(cell);
    const goods = [...new Set(ship.goods.get(cell) ?? [])].filter((good) =>
      (decision.options ?? []).some(
        ([verb, kind, from]) => verb === 'unload' && kind === good && from === cell,
      ),
    );
    const at = this.held?.from === cell ? goods.indexOf(this.held.good) : -1;
    const next = goods[at + 1];
    this.held = next ? { good: next, from: cell } : null;
  }

  put(cell: Cell | null): void {
    const held = this.held;
    this.held = null;
    if (held && held.from !== cell) this.#plan.move(held.good, held.from, cell);
  }
}
