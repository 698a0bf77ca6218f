/** A block of goods dragged with finger or mouse. */

import type { Cell, Good } from '../../game.generated';

const FAR_ENOUGH = 6;

export interface Held {
  readonly good: Good;
  /** the hold it lies in, or null beside the ship */
  readonly from: Cell | null;
}

export type Drop = { readonly cell: Cell } | 'beside' | null;

export class GoodsDrag {
  held = $state.raw<Held | null>(null);
  at = $state.raw({ x: 0, y: 0 });
  over = $state.raw<Cell | null>(null);

  /** Follows the pointer from here; a drag that goes nowhere is a tap. */
  start(event: PointerEvent, held: Held, begun: () => void, dropped: (drop: Drop) => void): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const move = (next: PointerEvent) => {
      const far = Math.hypot(next.clientX - from.x, next.clientY - from.y) > FAR_ENOUGH;
      if (!this.held && far) {
        this.held = held;
        begun();
      }
      this.at = { x: next.clientX, y: next.clientY };
      const drop = this.held && dropAt(next);
      this.over = drop && drop !== 'beside' ? drop.cell : null;
    };
    const end = (next: PointerEvent) => {
      stop();
      if (this.held) dropped(next.type === 'pointerup' ? dropAt(next) : null);
      this.held = null;
      this.over = null;
    };
    const stop = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }
}

function dropAt(event: PointerEvent): Drop {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const cell = under?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  if (cell !== undefined) return { cell: Number(cell) };
  return under?.closest('[data-drop="beside"]') ? 'beside' : null;
}
