/** Asks the server what a ship has to expect, once its builder has paused for a moment. */

import { call, problemFrom, type ApiProblem } from './api';
import type { PlannedShip, ShipForecast } from '../game.generated';

export type Ask = (ship: PlannedShip) => Promise<ShipForecast>;

const ask: Ask = (ship) => call('/api/ships/forecast', ship);
const PAUSE_MS = 900;

export class Forecasting {
  found = $state.raw<ShipForecast | null>(null);
  /** a fresh forecast is on its way */
  flying = $state.raw(false);
  problem = $state.raw<ApiProblem | null>(null);
  readonly #ask: Ask;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  constructor(asked: Ask = ask) {
    this.#ask = asked;
  }

  /** The ship has changed: to one that can be flown, or to one that cannot. */
  plan(ship: PlannedShip | null): void {
    clearTimeout(this.#timer);
    this.#number += 1;
    this.problem = null;
    this.flying = ship !== null;
    if (ship) this.#timer = setTimeout(() => void this.#fly(ship), PAUSE_MS);
    else this.found = null;
  }

  async #fly(ship: PlannedShip): Promise<void> {
    const number = this.#number;
    try {
      const found = await this.#ask(ship);
      if (number === this.#number) this.found = found;
    } catch (thrown) {
      if (number !== this.#number) return;
      this.found = null;
      this.problem = problemFrom(thrown);
    }
    if (number === this.#number) this.flying = false;
  }
}
