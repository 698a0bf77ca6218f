/**
 * Dragging a tile with mouse, pen or finger. Where it is goes straight to the layer that follows the
 * pointer, once a frame; only what it is over is state that others see.
 */

import type { Cell } from '../../game.generated';
import { swallowClick } from '../../parts/swallow-click';
import { Targets, type Target } from './targets';

export type { Target };

interface Handlers {
  /** the pointer has really moved: take what is dragged */
  readonly begin?: () => void;
  readonly drop: (target: Target | null) => void;
}

const SLACK = 7;
/** How long a finger rests on something that scrolls before it drags. */
const HOLD_MS = 170;
/** A finger would hide the tile: it is held above it. */
const FINGER_LIFT = 64;
const FOR_EVER_MS = 1e9;

export class Drag {
  active = $state.raw(false);
  over = $state.raw<Target | null>(null);

  #at = { x: 0, y: 0 };
  /** From when on a movement drags, by the clock of what is touched: a busy page learns of it late. */
  #heldFrom = Infinity;
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

  /** For what scrolls: under a finger that drags it stays. */
  readonly steady = (element: HTMLElement): (() => void) => {
    element.addEventListener('touchmove', this.#stay, { passive: false });
    return () => element.removeEventListener('touchmove', this.#stay);
  };

  readonly #stay = (touch: TouchEvent): void => {
    if (touch.timeStamp >= this.#heldFrom && touch.cancelable) touch.preventDefault();
  };

  /** With `held` a finger has to rest a moment first: before that, it scrolls. */
  grab(event: PointerEvent, handlers: Handlers, held = false): void {
    if (event.button !== 0) return;
    const lift = event.pointerType === 'touch' ? FINGER_LIFT : 0;
    const from = { x: event.clientX, y: event.clientY };
    const targets = new Targets();

    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      this.#at = { x: moved.clientX, y: moved.clientY - lift };
      if (this.active) return this.#soon(targets);
      const away = steps(moved).find(far);
      if (!away) return;
      if (away.timeStamp >= this.#heldFrom) begin();
      else stop();
    };
    const far = (at: PointerEvent) => Math.hypot(at.clientX - from.x, at.clientY - from.y) > SLACK;
    this.#heldFrom = event.timeStamp + (held ? HOLD_MS : 0);
    // What was touched may leave the page meanwhile: then only it is told where the finger goes.
    if (held) (event.target as HTMLElement).addEventListener('touchmove', this.#stay);
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
      this.#heldFrom = Infinity;
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

/** Where a pointer was on its way: a busy page gets several movements as one, and some pages only that. */
function steps(moved: PointerEvent): readonly PointerEvent[] {
  const taken = 'getCoalescedEvents' in moved ? moved.getCoalescedEvents() : [];
  return taken.length > 0 ? taken : [moved];
}

const same = (one: Target | null, other: Target | null): boolean =>
  one?.kind === other?.kind &&
  (one?.kind !== 'cell' || other?.kind !== 'cell' || one.cell === other.cell);
