import type { Cell } from '../../game.generated';
import { batteriesOf } from '../batteries';
import { cellsOf, fallingIn, Picking, type DecisionOf } from '../asking.svelte';

/** A battery for the shield or cannon, or the tile goes. */
export class Defend extends Picking<DecisionOf<'defend'>> {
  readonly kind = 'defend';
  override readonly hinted = false;
  protected readonly verb = 'battery';

  /** The component the battery comes from: picked, preferred, or any that is offered. */
  get source(): Cell | undefined {
    const offered = cellsOf(this.options, 'battery');
    const wished = [...this.picks, ...batteriesOf(this.desk)];
    return wished.find((cell) => offered.includes(cell)) ?? offered[0];
  }

  /** What comes off besides the tile that is hit. */
  readonly falls = $derived.by((): readonly Cell[] => {
    const { session, seat } = this.desk;
    const lost = fallingIn(session.prospects.of(['pass']), seat);
    return lost.filter((cell) => cell !== this.decision.target);
  });

  override marks(cell: Cell): string {
    const found = [super.marks(cell)];
    if (cell === this.decision.target) found.push('broken');
    if (this.falls.includes(cell)) found.push('falling');
    return found.join(' ');
  }

  defend(): void {
    if (this.source !== undefined) this.desk.give(['battery', this.source]);
  }

  pass(): void {
    this.desk.give(['pass']);
  }
}
