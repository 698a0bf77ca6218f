import type { Answer, Cell } from '../../game.generated';
import { batteriesOf } from '../batteries';
import { Picking, type DecisionOf } from '../asking.svelte';
import { outcomeOf, type Outcome } from './outcome';
import { stakesIn, type Stake } from './stakes';

/** Doubles are powered; then the strength is declared. */
export class PowerUp extends Picking<DecisionOf<'power_up'>> {
  readonly kind = 'power_up';
  protected readonly verb = 'power';

  override most(): { all: number; ofCell: number } {
    return { all: batteriesOf(this.desk).length, ofCell: 1 };
  }

  /** The components the batteries for it come from. */
  get spending(): readonly Cell[] {
    return batteriesOf(this.desk).slice(0, this.picks.length);
  }

  /** Components that may be dropped, because their joints leak. */
  get drops(): readonly Answer[] {
    return this.options.filter(([verb]) => verb === 'discard');
  }

  get batteriesLeft(): number {
    return this.desk.ship.figures.batteries - this.picks.length;
  }

  override marks(cell: Cell): string {
    return this.spending.includes(cell) ? `${super.marks(cell)} chosen` : super.marks(cell);
  }

  /** A tap on a battery component: it is emptied first. */
  override tap(cell: Cell): void {
    if (!this.cells.includes(cell) && this.desk.ship.charge.get(cell)) this.desk.prefer(cell);
    super.tap(cell);
  }

  all(): void {
    if (this.picks.length) this.picks = [];
    else this.powerAll();
  }

  powerAll(): void {
    this.picks = this.cells.slice(0, batteriesOf(this.desk).length);
  }

  override get ready(): boolean {
    return true;
  }

  override get answers(): readonly Answer[] {
    const powered = this.picks.flatMap((cell, index): Answer[] => {
      const from = this.spending[index];
      return from === undefined
        ? [['power', cell]]
        : [
            ['power', cell],
            ['battery', from],
          ];
    });
    return [...powered, ['done']];
  }

  readonly #way = $derived.by(() =>
    this.desk.session.prospects.along(this.answers, () => null, 'power_up'),
  );

  /** What the rules say it comes to; null until they have said it. */
  readonly outcome = $derived.by((): Outcome | null =>
    this.#way ? outcomeOf(this.decision, this.#way.prospect, this.desk.session.table) : null,
  );

  /** What it costs to lose; null where one cannot. */
  get stakes(): readonly Stake[] | null {
    const { stakes } = this.desk.session.table;
    return stakes && stakesIn(stakes);
  }

  override get ahead(): number | null {
    const prospect = this.#way?.prospect;
    const now = this.desk.session.table.route?.positions[this.desk.seat];
    return prospect && prospect.position !== now ? prospect.position : null;
  }
}
