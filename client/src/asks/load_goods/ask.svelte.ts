import type { Cell, Good } from '../../game.generated';
import { inOrder, isGood } from '../../headless/goods';
import { optionsOf } from '../../headless/prospects.svelte';
import { t } from '../../headless/words.svelte';
import { Asking, type DecisionOf } from '../asking.svelte';
import { GoodsDrag, type Held } from './drag.svelte';

/** Goods beside the ship: into holds, from hold to hold, or out again; tapped or dragged. */
export class LoadGoods extends Asking<DecisionOf<'load_goods'>> {
  readonly kind = 'load_goods';
  readonly drag = new GoodsDrag();
  /** the block in the hand */
  held = $state.raw<Held | null>(null);
  /** leaving goods behind is asked for twice */
  sure = $state.raw(false);

  get beside(): readonly Good[] {
    return inOrder(this.decision.beside);
  }

  /** Whether anything more finds room as it is. */
  get able(): boolean {
    return this.desk.session.table.loadPlan.length > 0;
  }

  take(held: Held | null): void {
    const same = held && this.held?.good === held.good && this.held.from === held.from;
    this.held = same ? null : held;
  }

  /** The holds that the block in the hand may go into; null until that is known. */
  readonly room = $derived.by((): ReadonlySet<Cell> | null => {
    const held = this.held;
    if (!held) return NOWHERE;
    if (held.from === null) return holdsFor(held.good, this.options);
    const { prospects } = this.desk.session;
    const next = prospects.of(['unload', held.good, held.from], 'unload')?.decision;
    return next ? holdsFor(held.good, optionsOf(next)) : null;
  });

  #accepts(cell: Cell): boolean {
    return cell !== this.held?.from && (this.room?.has(cell) ?? false);
  }

  override marks(cell: Cell): string {
    const found: string[] = [];
    if (this.#accepts(cell)) found.push('choice');
    if (this.held && this.held.from === cell) found.push('chosen');
    if (this.drag.over === cell) found.push('fit');
    return found.join(' ');
  }

  override note(cell: Cell): string {
    return this.#accepts(cell) ? t('flight-cell-choice') : '';
  }

  /** A tap on a hold: puts the block there, or takes one of its blocks. */
  override tap(cell: Cell): void {
    if (this.#accepts(cell)) return this.put(cell);
    const goods = this.#goodsIn(cell);
    const at = this.held?.from === cell ? goods.indexOf(this.held.good) : -1;
    const next = goods[at + 1];
    this.held = next ? { good: next, from: cell } : null;
  }

  #goodsIn(cell: Cell): readonly Good[] {
    return this.options.flatMap(([verb, good, from]) =>
      verb === 'unload' && from === cell && isGood(good) ? [good] : [],
    );
  }

  put(cell: Cell | null): void {
    const held = this.held;
    this.held = null;
    if (!held || held.from === cell) return;
    const { good, from } = held;
    this.desk.give(
      ...(from === null ? [] : [['unload', good, from]]),
      ...(cell === null ? [] : [['load', good, cell]]),
    );
  }

  override grab(event: PointerEvent): void {
    if (!(event.target instanceof Element) || this.busy) return;
    const cell = Number(event.target.closest<HTMLElement>('[data-cell]')?.dataset['cell']);
    const block = event.target.closest<SVGElement>('[data-good]')?.dataset['good'];
    const goods = this.#goodsIn(cell);
    const chosen = this.held?.from === cell ? this.held.good : block;
    const good = goods.find((each) => each === chosen) ?? goods.at(-1);
    if (good) this.pull(event, { good, from: cell });
  }

  pull(event: PointerEvent, held: Held): void {
    this.drag.start(
      event,
      held,
      () => (this.held = held),
      (drop) => {
        if (drop === 'beside') return this.put(null);
        // Where it is not known yet whether there is room, trying tells.
        if (drop && (this.room === null || this.#accepts(drop.cell))) return this.put(drop.cell);
        this.held = null;
      },
    );
  }

  loadAll(): void {
    this.desk.give(...this.desk.session.table.loadPlan);
  }

  done(): void {
    if (this.beside.length && this.able && !this.sure) this.sure = true;
    else this.desk.give(['done']);
  }
}

const NOWHERE: ReadonlySet<Cell> = new Set();

const holdsFor = (good: Good, options: readonly (readonly (string | number)[])[]): Set<Cell> =>
  new Set(
    options.flatMap(([verb, each, cell]) =>
      verb === 'load' && each === good && typeof cell === 'number' ? [cell] : [],
    ),
  );
