/**
 * Dragging a tile with mouse, pen or finger. Where it is goes straight to the layer that follows the
 * pointer, once a frame; only what it is over is state that others see.
 */

import type { Cell } from '../../game.generated';
import { Targets, type Target } from './targets';

export type { Target };

interface Handlers {
  /** the pointer has really moved: take what is dragged */
  readonly begin?: () => void;
  readonly drop: (target: Target | null) => void;
}

const SLACK = 7;
/** A finger would hide the tile: it is held above it. */
const FINGER_LIFT = 64;
const FOR_EVER_MS = 1e9;

export class Drag {
  active = $state.raw(false);
  over = $state.raw<Target | null>(null);

  #at = { x: 0, y: 0 };
  #motion: Animation | null = null;
  #frame = 0;

  /** The cell a tile is dragged over. */
  get cell(): Cell | null {
    return this.over?.kind === 'cell' ? this.over.cell : null;
  }

  /** For the element that follows the pointer, as long as it is there. */
  readonly follow = (element: HTMLElement): (() => void) => {
    // An animation that stands still and is moved: browsers hand it to their compositor as it is,
    // while for a new style they would work out the layers of the whole page.
    this.#motion = element.animate(this.#place(), { duration: FOR_EVER_MS });
    return () => {
      this.#motion?.cancel();
      this.#motion = null;
    };
  };

  grab(event: PointerEvent, handlers: Handlers): void {
    if (event.button !== 0) return;
    const lift = event.pointerType === 'touch' ? FINGER_LIFT : 0;
    const from = { x: event.clientX, y: event.clientY };
    const targets = new Targets();

    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      this.#at = { x: moved.clientX, y: moved.clientY - lift };
      if (this.active) this.#soon(targets);
      else if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) > SLACK) begin();
    };
    const begin = () => {
      handlers.begin?.();
      this.active = true;
      this.#soon(targets);
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== event.pointerId) return;
      stop();
      if (!this.active) return;
      swallowClick();
      const target = ended.type === 'pointerup' ? targets.at(this.#at.x, this.#at.y) : null;
      this.active = false;
      this.over = null;
      handlers.drop(target);
    };
    const stop = () => {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      targets.close();
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  #soon(targets: Targets): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#show();
      const over = targets.at(this.#at.x, this.#at.y);
      if (!same(over, this.over)) this.over = over;
    });
  }

  #show(): void {
    (this.#motion?.effect as KeyframeEffect | null | undefined)?.setKeyframes(this.#place());
  }

  #place(): Keyframe[] {
    const transform = `translate(${this.#at.x}px, ${this.#at.y}px)`;
    return [{ transform }, { transform }];
  }
}

const same = (one: Target | null, other: Target | null): boolean =>
  one?.kind === other?.kind &&
  (one?.kind !== 'cell' || other?.kind !== 'cell' || one.cell === other.cell);

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}
