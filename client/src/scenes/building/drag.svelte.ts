/** Dragging a tile with mouse, pen or finger: where it is, and over what. */

import type { Cell } from '../../headless/protocol';

export type Target =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'heap' }
  | { readonly kind: 'reserve' };

interface Handlers {
  /** the pointer has really moved: take what is dragged */
  readonly begin?: () => void;
  readonly drop: (target: Target | null) => void;
}

const SLACK = 7;
/** A finger would hide the tile: it is held above it. */
const FINGER_LIFT = 64;

export class Drag {
  at = $state.raw<{ x: number; y: number } | null>(null);
  over = $state.raw<Target | null>(null);

  grab(event: PointerEvent, handlers: Handlers): void {
    if (event.button !== 0) return;
    const lift = event.pointerType === 'touch' ? FINGER_LIFT : 0;
    const from = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      const far = Math.hypot(moved.clientX - from.x, moved.clientY - from.y) > SLACK;
      if (!this.at && !far) return;
      if (!this.at) handlers.begin?.();
      this.at = { x: moved.clientX, y: moved.clientY - lift };
      this.over = targetAt(this.at.x, this.at.y);
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      stop();
      if (!this.at) return;
      swallowClick();
      const target = ended.type === 'pointerup' ? this.over : null;
      this.at = null;
      this.over = null;
      handlers.drop(target);
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

function targetAt(x: number, y: number): Target | null {
  const under = document.elementFromPoint(x, y);
  const cell = under?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  if (cell) return { kind: 'cell', cell: Number(cell) };
  if (under?.closest('[data-reserve]')) return { kind: 'reserve' };
  if (under?.closest('[data-heap]')) return { kind: 'heap' };
  return null;
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}
