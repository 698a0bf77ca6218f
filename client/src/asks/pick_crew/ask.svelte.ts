import type { Cell, Figure } from '../../game.generated';
import { happening } from '../../headless/prospects.svelte';
import { Picking, type DecisionOf } from '../asking.svelte';

/** Crew leaves, one figure after the other. */
export class PickCrew extends Picking<DecisionOf<'pick_crew'>> {
  readonly kind = 'pick_crew';
  protected readonly verb = 'crew';

  override most(cell: Cell): { all: number; ofCell: number } {
    const ofCell = this.desk.ship.crew.get(cell)?.length ?? 0;
    return { all: this.decision.amount, ofCell };
  }

  readonly #way = $derived.by(() =>
    this.picks.length
      ? this.desk.session.prospects.along(this.answers, () => null, 'pick_crew')
      : null,
  );

  /** Who would leave, as far as it is known. */
  get leaving(): readonly Figure[] {
    const lost = happening(this.#way?.prospect ?? null, 'CrewLost', this.desk.seat);
    return lost.map(({ figure }) => figure);
  }

  /** Whether no human would be left. */
  get abandoned(): boolean {
    return this.#way?.prospect.figures?.humans === 0;
  }
}
