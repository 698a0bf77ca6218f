/** The bill is read out line by line; whoever cannot wait sees it all. */

import { settings } from '../../headless/settings.svelte';
import { isCalm } from '../../parts/motion';
import { play } from '../../sounds';

const LINE_MS = 900;

export class Reveal {
  /** how many lines have been read out */
  shown = $state(0);
  readonly #lines: () => number;

  constructor(lines: () => number) {
    this.#lines = lines;
  }

  get over(): boolean {
    return this.shown >= this.#lines();
  }

  /** Begins; the result ends it. */
  start(): () => void {
    if (isCalm() || settings.wishes.speed === 'instant') this.finish();
    const timer = setInterval(() => this.#next(), LINE_MS);
    return () => clearInterval(timer);
  }

  #next(): void {
    if (this.over) return;
    this.shown += 1;
    play(this.over ? 'applause' : 'coin');
  }

  finish(): void {
    this.shown = Infinity;
  }
}
