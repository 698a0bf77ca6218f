import type { Answer, Cell, Figures } from '../../game.generated';
import { t } from '../../headless/words.svelte';
import { Asking, type DecisionOf, type Label } from '../asking.svelte';

/** The ship has broken: one piece flies on, the others are gone. */
export class PickPiece extends Asking<DecisionOf<'pick_piece'>> {
  readonly kind = 'pick_piece';
  /** the number of the piece */
  chosen = $state.raw<number | null>(null);

  get pieces(): readonly (readonly Cell[])[] {
    return this.decision.pieces;
  }

  /** The ship as this piece, in figures; null until the rules have said it. */
  figures(piece: readonly Cell[]): Figures | null {
    const first = piece[0];
    if (first === undefined) return null;
    return this.desk.session.prospects.of(['piece', first])?.figures ?? null;
  }

  #pieceOf(cell: Cell): number | null {
    const found = this.pieces.findIndex((piece) => piece.includes(cell));
    return found < 0 ? null : found;
  }

  override marks(cell: Cell): string {
    const piece = this.#pieceOf(cell);
    if (piece === null) return '';
    if (this.chosen === null) return 'choice';
    return piece === this.chosen ? 'chosen' : 'falling';
  }

  override note(cell: Cell): string {
    const piece = this.#pieceOf(cell);
    if (piece === null) return '';
    return t('launch-piece', { number: piece + 1, count: this.pieces[piece]?.length ?? 0 });
  }

  override tap(cell: Cell): void {
    this.chosen = this.#pieceOf(cell);
  }

  /** On the middle one of a piece's squares. */
  override get labels(): readonly Label[] {
    return this.pieces.flatMap((piece, number) => {
      const cell = piece[Math.floor(piece.length / 2)];
      if (cell === undefined) return [];
      return [{ cell, text: String(number + 1), chosen: this.chosen === number }];
    });
  }

  override get ready(): boolean {
    return this.chosen !== null;
  }

  override get answers(): readonly Answer[] {
    const first = this.chosen === null ? undefined : this.pieces[this.chosen]?.[0];
    return first === undefined ? [] : [['piece', first]];
  }
}
