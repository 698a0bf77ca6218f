import { Asking, type DecisionOf } from '../asking.svelte';
import { asLittleAsPossible } from '../offer';

/** An offer: what it brings, what it costs. */
export class Accept extends Asking<DecisionOf<'accept'>> {
  readonly kind = 'accept';
  override readonly hinted = false;

  readonly #taken = $derived.by(() =>
    this.desk.session.prospects.along([['yes']], asLittleAsPossible, 'accept'),
  );

  /** How many of the goods find room as the ship is loaded. */
  get fitting(): number {
    return this.desk.session.table.fitting[0] ?? 0;
  }

  override get ahead(): number | null {
    return this.#taken?.prospect.position ?? null;
  }

  /** The place in the flight afterwards. */
  get placeThen(): number | null {
    return this.#taken?.prospect.place ?? null;
  }

  take(): void {
    this.desk.give(['yes']);
  }

  leave(): void {
    this.desk.give(['no']);
  }
}
