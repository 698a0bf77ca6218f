/** Whether anybody is still there: asks every few seconds, and gives up on a line that stays silent. */

import { Timers } from './timers';

export interface Heart {
  /** asks for a sign of life */
  ping(): void;
  /** nothing has come for too long */
  dead(): void;
  /** whether a game runs, so that a dead line must be noticed soon */
  urgent(): boolean;
}

/** How often is asked, and how long silence may last, in play and otherwise. */
export const IN_PLAY = { ping: 3000, silence: 7000 };
export const AT_REST = { ping: 20_000, silence: 45_000 };
/** How long a line that may be dead is given to prove that it is not. */
export const PROBE_MS = 2500;
/** A timer this late means that the device slept: the line may be alive. */
const ASLEEP_MS = 1500;

export class Pulse {
  readonly #heart: Heart;
  readonly #timers = new Timers();
  #heard = 0;
  /** how many signs of life there were */
  #signs = 0;
  #urgent = false;

  constructor(heart: Heart) {
    this.#heart = heart;
  }

  start(): void {
    this.stop();
    this.#urgent = this.#heart.urgent();
    this.#heard = Date.now();
    this.#ask();
    this.#listen();
  }

  stop(): void {
    this.#timers.stop();
  }

  /** Something has come. */
  heard(): void {
    this.#heard = Date.now();
    this.#signs += 1;
    if (this.#urgent !== this.#heart.urgent()) this.start();
  }

  /** Something has happened to the device: a sign of life is wanted at once. */
  probe(): void {
    const signs = this.#signs;
    this.#heart.ping();
    this.#timers.later(PROBE_MS, () => this.#signs === signs && this.#heart.dead());
  }

  get #pace() {
    return this.#urgent ? IN_PLAY : AT_REST;
  }

  #ask(): void {
    this.#timers.later(this.#pace.ping, () => {
      this.#heart.ping();
      this.#ask();
    });
  }

  #listen(): void {
    const due = this.#heard + this.#pace.silence;
    this.#timers.later(due - Date.now(), () => {
      if (this.#heard + this.#pace.silence > Date.now()) return this.#listen();
      if (Date.now() - due < ASLEEP_MS) return this.#heart.dead();
      this.probe();
    });
  }
}
