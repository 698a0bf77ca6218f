/** Which ship is in front: one's own as long as it flies, or one that was chosen; a spectator sees
 * whoever is waited for. */

import type { Seat } from '../../game.generated';
import type { Table } from '../../headless/table.svelte';

const FOLLOW_MS = 900;

export class Front {
  pinned = $state.raw<Seat | null>(null);
  #followed = $state.raw<Seat | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    $effect(() => this.#follow());
    $effect(() => {
      if (table.decision) this.pinned = null;
    });
  }

  get home(): Seat {
    return this.#table.seat ?? this.#table.order[0] ?? 0;
  }

  get seat(): Seat {
    const { decision, seat } = this.#table;
    return decision && seat !== null ? seat : (this.pinned ?? this.#followed ?? this.home);
  }

  /** Whoever flies sees the own ship; only who does not follows others. */
  get #follows(): boolean {
    const { seat, retired } = this.#table;
    return seat === null || seat in retired;
  }

  get others(): readonly Seat[] {
    return this.#table.seats.filter((seat) => seat !== this.seat);
  }

  #follow(): (() => void) | undefined {
    const waiting = this.#table.room?.waiting ?? [];
    const slow = waiting.find(({ seat }) => seat !== this.#table.seat && seat >= 0);
    if (!slow || !this.#follows) {
      this.#followed = null;
      return undefined;
    }
    const timer = setTimeout(() => (this.#followed = slow.seat), FOLLOW_MS);
    return () => clearTimeout(timer);
  }
}
