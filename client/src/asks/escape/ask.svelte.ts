import type { Answer, Cell } from '../../game.generated';
import { cellsOf, fallingIn, Picking, type DecisionOf } from '../asking.svelte';
import { batteriesOf } from '../batteries';

/** Away from a black hole: an engine pulls, or a component goes. */
export class Escape extends Picking<DecisionOf<'escape'>> {
  readonly kind = 'escape';
  override readonly hinted = false;
  protected readonly verb = 'discard';

  override get cells(): readonly Cell[] {
    return [...cellsOf(this.options, 'power'), ...super.cells];
  }

  get cell(): Cell | null {
    return this.picks[0] ?? null;
  }

  get canPower(): boolean {
    return cellsOf(this.options, 'power').some((cell) => cell === this.cell);
  }

  get canDiscard(): boolean {
    return cellsOf(this.options, 'discard').some((cell) => cell === this.cell);
  }

  /** Half points with the picked engine, if it is one. */
  get strengthThen(): number | null {
    return this.decision.gains.find(([cell]) => cell === this.cell)?.[1] ?? null;
  }

  /** What comes off along with the picked component. */
  readonly falls = $derived.by((): readonly Cell[] => {
    if (this.cell === null || !this.canDiscard) return [];
    const { session, seat } = this.desk;
    const prospect = session.prospects.of(['discard', this.cell], 'escape');
    return fallingIn(prospect, seat).filter((other) => other !== this.cell);
  });

  override marks(cell: Cell): string {
    return this.falls.includes(cell) ? `${super.marks(cell)} falling` : super.marks(cell);
  }

  override get answers(): readonly Answer[] {
    return this.cell === null || !this.canDiscard ? [] : [['discard', this.cell]];
  }

  override get ready(): boolean {
    return this.answers.length > 0;
  }

  power(): void {
    const [battery] = batteriesOf(this.desk);
    if (this.cell === null || battery === undefined) return;
    this.desk.give(['power', this.cell], ['battery', battery]);
  }
}
