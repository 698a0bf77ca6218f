/**
 * A question put to the player: what it marks on the ship, what a tap there means, when the answer
 * is complete and what it is. Every kind of question has a folder of its own beside this file.
 */

import type { Answer, Cell, Decision, Prospect } from '../game.generated';
import { happening, optionsOf } from '../headless/prospects.svelte';
import type { Desk } from './desk.svelte';

export type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

/** A number or the like, written on the ship. */
export interface Label {
  readonly cell: Cell;
  readonly text: string;
  readonly chosen: boolean;
}

export abstract class Asking<D extends Decision> {
  readonly decision: D;
  readonly desk: Desk;
  /** whether the hint below the question helps, or the answers say it all */
  readonly hinted: boolean = true;

  constructor(decision: D, desk: Desk) {
    this.decision = decision;
    this.desk = desk;
  }

  /** Class names for a square of the ship: choice, chosen, able, broken, falling, fit. */
  marks(cell: Cell): string {
    void cell;
    return '';
  }

  /** What a square's label says beyond what lies there. */
  note(cell: Cell): string {
    void cell;
    return '';
  }

  /** A tap on a square. */
  tap(cell: Cell): void {
    void cell;
  }

  /** The pointer goes down on the ship. */
  grab(event: PointerEvent): void {
    void event;
  }

  /** The square under pointer or keyboard. */
  aim(cell: Cell | null): void {
    void cell;
  }

  get labels(): readonly Label[] {
    return [];
  }

  /** Where the own rocket would stand. */
  get ahead(): number | null {
    return null;
  }

  /** Whether the answer is complete. */
  get ready(): boolean {
    return false;
  }

  /** The answers that what was chosen stands for, in the order in which they are asked for. */
  get answers(): readonly Answer[] {
    return [];
  }

  get busy(): boolean {
    return this.desk.busy;
  }

  get options(): readonly Answer[] {
    return optionsOf(this.decision);
  }

  confirm(): void {
    if (this.ready && !this.busy) this.desk.give(...this.answers);
  }
}

/** Squares are picked on the ship, one or several, and then confirmed. */
export abstract class Picking<D extends Decision> extends Asking<D> {
  picks = $state.raw<readonly Cell[]>([]);
  /** the verb whose squares are offered */
  protected abstract readonly verb: string;

  /** How many can be picked, in all and of one square. */
  most(cell: Cell): { readonly all: number; readonly ofCell: number } {
    void cell;
    return { all: 1, ofCell: 1 };
  }

  get cells(): readonly Cell[] {
    return cellsOf(this.options, this.verb);
  }

  override marks(cell: Cell): string {
    if (this.picks.includes(cell)) return 'chosen';
    return this.cells.includes(cell) ? 'choice' : '';
  }

  /** Picks a square once more or drops it, as far as the question allows. */
  override tap(cell: Cell): void {
    if (!this.cells.includes(cell)) return;
    const most = this.most(cell);
    const count = this.picks.filter((pick) => pick === cell).length;
    const others = this.picks.filter((pick) => pick !== cell);
    if (count >= most.ofCell) this.picks = others;
    else if (most.all === 1) this.picks = [cell];
    else if (this.picks.length < most.all) this.picks = [...this.picks, cell];
  }

  override get ready(): boolean {
    return this.picks.length > 0;
  }

  override get answers(): readonly Answer[] {
    return this.picks.map((cell) => [this.verb, cell]);
  }
}

/** The squares that answers with this verb speak of. */
export const cellsOf = (answers: readonly Answer[], verb: string): Cell[] =>
  answers.flatMap(([word, cell]) => (word === verb && typeof cell === 'number' ? [cell] : []));

/** What would come off the ship; where it breaks, all but the largest piece. */
export function fallingIn(prospect: Prospect | null, seat: number): readonly Cell[] {
  const lost = [
    ...happening(prospect, 'TileLost', seat),
    ...happening(prospect, 'TileTakenOff', seat),
  ].map(({ cell }) => cell);
  const next = prospect?.decision;
  const pieces = next?.kind === 'pick_piece' && next.seat === seat ? next.pieces : [];
  const [, ...smaller] = [...pieces].sort((one, other) => other.length - one.length);
  return [...lost, ...smaller.flat()];
}
