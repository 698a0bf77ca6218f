import type { Cell } from '../../game.generated';
import { fallingIn, Picking, type DecisionOf } from '../asking.svelte';

/** A component comes off. */
export class Discard extends Picking<DecisionOf<'discard'>> {
  readonly kind = 'discard';
  override readonly hinted = false;
  protected readonly verb = 'discard';

  /** What comes off along with the picked one. */
  readonly falls = $derived.by((): readonly Cell[] => {
    const [cell] = this.picks;
    if (cell === undefined) return [];
    const { session, seat } = this.desk;
    const prospect = session.prospects.of(['discard', cell], 'discard');
    return fallingIn(prospect, seat).filter((other) => other !== cell);
  });

  override marks(cell: Cell): string {
    return this.falls.includes(cell) ? `${super.marks(cell)} falling` : super.marks(cell);
  }

  get mayPass(): boolean {
    return this.options.some(([verb]) => verb === 'pass');
  }

  pass(): void {
    this.desk.give(['pass']);
  }
}
