/** The tables this device has a seat at, and what has become of them. */

import { SvelteMap } from 'svelte/reactivity';
import { ApiProblem, showTable, type KnownTable } from './api';
import { listed } from './formats';
import { levelName } from './levels';
import { missionName } from './missions';
import { settings, type HeldSeat } from './settings.svelte';
import { t } from './words.svelte';

export interface MyTable {
  readonly held: HeldSeat;
  readonly known: KnownTable;
}

const SHOWN = 8;

export class MyTables {
  /** a table, or null where it is gone */
  readonly #known = new SvelteMap<string, KnownTable | null>();

  /** Looks up what is not known yet. */
  look(): void {
    for (const { code } of settings.held.slice(0, SHOWN)) {
      if (this.#known.has(code)) continue;
      showTable(code).then(
        (table) => this.#known.set(code, table),
        (error: unknown) =>
          error instanceof ApiProblem &&
          error.code === 'no_such_table' &&
          this.#known.set(code, null),
      );
    }
  }

  get all(): MyTable[] {
    return settings.held.flatMap((held) => {
      const known = this.#known.get(held.code);
      return known ? [{ held, known }] : [];
    });
  }

  /** Where something goes on, or is about to. */
  get running(): MyTable[] {
    return this.all.filter(({ known }) => known.phase !== 'over');
  }

  get over(): MyTable[] {
    return this.all.filter(({ known }) => known.phase === 'over');
  }
}

/** A table by what is played there and with whom, not by its code. */
export function titleOf({ setup, seats }: Pick<KnownTable, 'setup' | 'seats'>, me: string): string {
  const others = seats.filter(({ kind, name }) => kind === 'human' && name !== me);
  const names = listed(others.map(({ name }) => name));
  const what = courseTitle(setup);
  if (others.length) return t('running-with', { what, names });
  return seats.some(({ kind }) => kind === 'bot') ? t('running-bots', { what }) : what;
}

export function courseTitle({
  format,
  missions,
  flights,
}: Pick<KnownTable['setup'], 'format' | 'missions' | 'flights'>): string {
  if (format === 'trek') return t('option-format-trek');
  if (format === 'missions') return t('option-format-missions');
  if (missions.length) return listed(missions.map((name) => missionName(name)));
  return listed(flights.map(levelName));
}
