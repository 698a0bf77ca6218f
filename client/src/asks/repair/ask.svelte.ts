import type { Cell } from '../../game.generated';
import { flawText } from '../../headless/describe';
import { fallingIn, Picking, type DecisionOf } from '../asking.svelte';

/** A tile of a ship with mistakes is taken off. */
export class Repair extends Picking<DecisionOf<'repair'>> {
  readonly kind = 'repair';
  protected readonly verb = 'remove';
  hovered = $state.raw<Cell | null>(null);
  /** squares of the mistake that is pointed at */
  pointed = $state.raw<readonly Cell[]>([]);

  /** What comes off along with the tile that is picked or looked at. */
  readonly falls = $derived.by((): readonly Cell[] => {
    const cell = this.picks[0] ?? this.hovered;
    if (cell === null || !this.cells.includes(cell)) return [];
    const { session, seat } = this.desk;
    const prospect = session.prospects.of(['remove', cell], 'remove');
    return fallingIn(prospect, seat).filter((other) => other !== cell);
  });

  override marks(cell: Cell): string {
    if (this.picks.includes(cell) || this.pointed.includes(cell)) return 'chosen';
    if (this.falls.includes(cell)) return 'falling';
    return this.cells.includes(cell) ? 'broken able' : '';
  }

  override note(cell: Cell): string {
    return this.decision.flaws
      .filter((flaw) => flaw.cells.includes(cell))
      .map((flaw) => flawText(flaw.kind))
      .join('. ');
  }

  override aim(cell: Cell | null): void {
    this.hovered = cell;
  }
}
