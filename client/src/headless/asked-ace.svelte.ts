/** Asks the server what an ace would do with a ship, when somebody wants to know. */

import type { AceAdvice, AskedAce as Question } from '../game.generated';
import { call, problemFrom, type ApiProblem } from './api';

export type AskAce = (ship: Question) => Promise<AceAdvice>;

const ask: AskAce = (ship) => call('/api/ships/ace', ship);

export class AskedAce {
  advice = $state.raw<AceAdvice | null>(null);
  thinking = $state.raw(false);
  problem = $state.raw<ApiProblem | null>(null);
  readonly #ask: AskAce;
  #number = 0;

  constructor(asked: AskAce = ask) {
    this.#ask = asked;
  }

  async ask(ship: Question): Promise<void> {
    this.forget();
    const number = this.#number;
    this.thinking = true;
    try {
      const advice = await this.#ask(ship);
      if (number === this.#number) this.advice = advice;
    } catch (thrown) {
      if (number === this.#number) this.problem = problemFrom(thrown);
    }
    if (number === this.#number) this.thinking = false;
  }

  /** The ship or the hand is another one: what was said, or is thought about, holds no more. */
  forget(): void {
    this.#number += 1;
    this.advice = null;
    this.problem = null;
    this.thinking = false;
  }
}
