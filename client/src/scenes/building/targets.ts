/** What a dragged tile can be dropped on: looked up on the page once, then worked out. */

import type { Cell } from '../../game.generated';

export type Target =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'heap' }
  | { readonly kind: 'reserve' };

interface Place {
  readonly target: Target;
  readonly box: DOMRect;
}

export class Targets {
  #places: readonly Place[] | null = null;
  readonly #resized = new ResizeObserver(() => this.#forget());

  constructor() {
    for (const element of all('main, [data-heap], .mine')) this.#resized.observe(element);
    window.addEventListener('scroll', this.#forget, { capture: true, passive: true });
  }

  at(x: number, y: number): Target | null {
    this.#places ??= placesOnPage();
    return this.#places.find(({ box }) => holds(box, x, y))?.target ?? null;
  }

  close(): void {
    this.#resized.disconnect();
    window.removeEventListener('scroll', this.#forget, { capture: true });
  }

  readonly #forget = (): void => {
    this.#places = null;
  };
}

function placesOnPage(): Place[] {
  const cells = all('[data-cell]').map((element) => ({
    target: { kind: 'cell', cell: Number(element.dataset['cell']) } as const,
    box: element.getBoundingClientRect(),
  }));
  return [...cells, ...placesOf('reserve'), ...placesOf('heap')];
}

const placesOf = (kind: 'reserve' | 'heap'): Place[] =>
  all(`[data-${kind}]`).map((element) => ({
    target: { kind },
    box: element.getBoundingClientRect(),
  }));

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const holds = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left && x < box.right && y >= box.top && y < box.bottom;
