import type { Good, Haul } from '../../game.generated';
import { Asking, type DecisionOf } from '../asking.svelte';
import { asLittleAsPossible, NOTHING } from '../offer';
import type { Desk } from '../desk.svelte';

export interface Planet {
  readonly number: number;
  readonly goods: readonly Good[];
  readonly free: boolean;
}

/** Planets to land on. */
export class Land extends Asking<DecisionOf<'land'>> {
  readonly kind = 'land';
  override readonly hinted = false;
  /** the planet that is looked at */
  planet = $state.raw<number | null>(null);

  constructor(decision: DecisionOf<'land'>, desk: Desk) {
    super(decision, desk);
    const free = this.planets.filter((planet) => planet.free);
    if (free.length === 1) this.planet = free[0]?.number ?? null;
  }

  get planets(): readonly Planet[] {
    return this.decision.planets.map((goods, number) => ({
      number,
      goods,
      free: this.free.has(number),
    }));
  }

  get free(): ReadonlySet<number> {
    const offered = this.options.filter(([verb]) => verb === 'planet');
    return new Set(offered.map(([, number]) => Number(number)));
  }

  choose(number: number): void {
    if (this.free.has(number)) this.planet = number;
  }

  get goods(): readonly Good[] {
    return this.planet === null ? [] : (this.decision.planets[this.planet] ?? []);
  }

  /** What of its goods finds room as the ship is loaded. */
  get haul(): Haul {
    return this.desk.session.table.hauls[this.planet ?? -1] ?? NOTHING;
  }

  /** Where it leads to; nowhere yet as long as others still choose. */
  readonly #landed = $derived.by(() =>
    this.planet === null
      ? null
      : this.desk.session.prospects.along([['planet', this.planet]], asLittleAsPossible, 'land'),
  );

  override get ahead(): number | null {
    return this.#landed?.prospect.position ?? null;
  }

  get placeThen(): number | null {
    return this.#landed?.prospect.place ?? null;
  }

  override get ready(): boolean {
    return this.planet !== null;
  }

  override get answers(): readonly (readonly [string, number])[] {
    return this.planet === null ? [] : [['planet', this.planet]];
  }

  pass(): void {
    this.desk.give(['pass']);
  }
}
