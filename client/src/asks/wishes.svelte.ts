/** Answers to questions that come again and again, given once for the whole flight and until stopped. */

import type { Answer, Decision } from '../game.generated';

export const WISHES = ['fly-on', 'pass', 'engines'] as const;
export type Wish = (typeof WISHES)[number];

export class Wishes {
  #made = $state.raw<readonly Wish[]>([]);

  get made(): readonly Wish[] {
    return this.#made;
  }

  has(wish: Wish): boolean {
    return this.#made.includes(wish);
  }

  make(wish: Wish): void {
    if (!this.has(wish)) this.#made = [...this.#made, wish];
  }

  stop(wish: Wish): void {
    this.#made = this.#made.filter((other) => other !== wish);
  }

  /** Whether a question is answered by a wish. */
  covers(decision: Decision): boolean {
    const wish = wishFor(decision);
    return wish !== null && this.has(wish);
  }
}

/** The wish that would answer a question. */
export function wishFor(decision: Decision): Wish | null {
  switch (decision.kind) {
    case 'fly_on':
      return 'fly-on';
    case 'accept':
      return decision.offer.startsWith('abandoned') ? 'pass' : null;
    case 'power_up':
      return decision.purpose === 'open_space' ? 'engines' : null;
    default:
      return null;
  }
}

export const WISHED: Readonly<Record<'fly-on' | 'pass', Answer>> = {
  'fly-on': ['fly_on'],
  pass: ['no'],
};
