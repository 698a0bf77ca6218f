import type { Haul } from '../../game.generated';
import { Asking, type DecisionOf } from '../asking.svelte';
import { asLittleAsPossible, NOTHING } from '../offer';

/** An offer: what it brings, what it costs. */
export class Accept extends Asking<DecisionOf<'accept'>> {
  readonly kind = 'accept';
  override readonly hinted = false;

  readonly #taken = $derived.by(() =>
    this.desk.session.prospects.along([['yes']], asLittleAsPossible, 'accept'),
  );

  /** What of the goods finds room as the ship is loaded. */
  get haul(): Haul {
    return this.desk.session.table.hauls[0] ?? NOTHING;
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
