import type { Cell } from '../../game.generated';
import { Asking, type DecisionOf } from '../asking.svelte';

/** Dues for the crew: goods block by block, the rest in credits, or the ship goes home. */
export class PayUnion extends Asking<DecisionOf<'pay_union'>> {
  readonly kind = 'pay_union';

  /** The holds that have something to give. */
  override marks(cell: Cell): string {
    return this.options.some(([verb, , from]) => verb === 'unload' && from === cell)
      ? 'choice'
      : '';
  }

  /** A tap on a hold gives the cheapest of what it has. */
  override tap(cell: Cell): void {
    const given = this.options
      .filter(([verb, , from]) => verb === 'unload' && from === cell)
      .at(-1);
    if (given && !this.busy) this.desk.give(given);
  }
}
