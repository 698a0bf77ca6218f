import { FIGURES, type Cell, type Figure } from '../../game.generated';
import { t } from '../../headless/words.svelte';
import { Asking, type DecisionOf } from '../asking.svelte';

/** Crew comes aboard: an alien may move into a cabin. */
export class BoardAlien extends Asking<DecisionOf<'board_alien'>> {
  readonly kind = 'board_alien';
  chosen = $state.raw<Cell | null>(null);

  /** Who may move in where. */
  readonly offers = $derived.by((): ReadonlyMap<Cell, readonly Figure[]> => {
    const found = new Map<Cell, Figure[]>();
    for (const [verb, cell, name] of this.options) {
      const figure = FIGURES.find((each) => each === name);
      if (verb !== 'alien' || typeof cell !== 'number' || !figure) continue;
      found.set(cell, [...(found.get(cell) ?? []), figure]);
    }
    return found;
  });

  get figures(): readonly Figure[] {
    return this.chosen === null ? [] : (this.offers.get(this.chosen) ?? []);
  }

  override marks(cell: Cell): string {
    if (this.chosen === cell) return 'chosen';
    return this.offers.has(cell) ? 'choice' : '';
  }

  override note(cell: Cell): string {
    return (this.offers.get(cell) ?? [])
      .map((figure) => t('launch-may-board', { figure: t(`figure-${figure}`) }))
      .join('. ');
  }

  override tap(cell: Cell): void {
    this.chosen = this.offers.has(cell) ? cell : null;
  }

  board(figure: Figure): void {
    if (this.chosen !== null) this.desk.give(['alien', this.chosen, figure]);
  }

  done(): void {
    this.desk.give(['done']);
  }
}
