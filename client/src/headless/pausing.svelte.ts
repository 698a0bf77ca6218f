/** A pause, asked for or begun: what is said about it, and what one may still answer. */

import { listed } from './formats';
import type { Session } from './session.svelte';
import { t } from './words.svelte';

const RESUMED_MS = 6000;

export class Pausing {
  /** who ended a pause a moment ago */
  resumed = $state.raw<string | null>(null);
  readonly #session: Session;
  #before = false;

  constructor(session: Session) {
    this.#session = session;
  }

  get playing(): boolean {
    return !['lobby', 'over'].includes(this.#session.table.phase ?? 'lobby');
  }

  get #asked() {
    return this.playing ? (this.#session.table.room?.pausing ?? null) : null;
  }

  get paused(): boolean {
    return this.playing && this.#session.table.room?.paused === 'asked';
  }

  /** Whether there is anything to be said. */
  get matters(): boolean {
    return this.paused || this.#asked !== null || this.resumed !== null;
  }

  get mayAgree(): boolean {
    const { seat } = this.#session.table;
    const asked = this.#asked;
    return asked !== null && !this.paused && seat !== null && !asked.agreed.includes(seat);
  }

  /** Whether this seat can end the pause, or say no to it. */
  get mayEnd(): boolean {
    return this.#session.table.seat !== null && (this.paused || this.#asked !== null);
  }

  get text(): string {
    const asked = this.#asked;
    if (!asked)
      return this.resumed === null ? t('pause-now') : t('pause-over', { name: this.resumed });
    const name = this.#nameOf(asked.by);
    if (this.paused) return t('pause-by', { name });
    const names = this.#missing(asked.agreed);
    if (asked.by === this.#session.table.seat) return t('pause-waiting', { names });
    return this.mayAgree ? t('pause-asked', { name }) : t('pause-agreed', { name, names });
  }

  wish(paused: boolean): void {
    void this.#session.act('pause', { paused });
  }

  /** To be called whenever something has changed: the end of a pause is told for a while. */
  watch(): void {
    const ended = this.#before && !this.#asked;
    this.#before = this.#asked !== null;
    const by = this.#session.table.room?.resumed_by ?? null;
    if (this.#asked) this.resumed = null;
    if (!ended || by === null || by === this.#session.table.seat) return;
    this.resumed = this.#nameOf(by);
    setTimeout(() => (this.resumed = null), RESUMED_MS);
  }

  #missing(agreed: readonly number[]): string {
    const seats = this.#session.table.room?.seats ?? [];
    return listed(
      seats
        .filter((seat, index) => seat.kind === 'human' && seat.here && !agreed.includes(index))
        .map(({ name }) => name),
    );
  }

  #nameOf(seat: number): string {
    return this.#session.player(seat)?.name ?? '';
  }
}
