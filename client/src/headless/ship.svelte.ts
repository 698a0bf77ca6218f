/** A ship on the page: one rune a square, so that only what has changed is drawn anew. */

import { SvelteMap } from 'svelte/reactivity';
import type {
  Cell,
  Figure,
  Figures,
  Good,
  Quirks,
  Ship as ShipValue,
  Tile,
} from '../game.generated';

export const NO_FIGURES: Figures = {
  exposed: 0,
  engines: [0, 0],
  cannons: [0, 0],
  crew: 0,
  humans: 0,
  batteries: 0,
  flaws: [],
};

/** What lies on a ship, without the plan below it. */
export type Aboard = Pick<ShipValue, 'tiles' | 'crew' | 'charge' | 'goods'>;

export class Ship {
  readonly tiles = new SvelteMap<Cell, Tile>();
  readonly crew = new SvelteMap<Cell, readonly Figure[]>();
  readonly charge = new SvelteMap<Cell, number>();
  readonly goods = new SvelteMap<Cell, readonly Good[]>();
  figures = $state.raw<Figures>(NO_FIGURES);
  /** what a mission or title changes about it */
  quirks = $state.raw<Quirks | null>(null);

  show(ship: Aboard & { readonly quirks?: Quirks }, figures: Figures = NO_FIGURES): void {
    merge(this.tiles, ship.tiles, sameTile);
    merge(this.crew, ship.crew, sameList);
    merge(this.charge, ship.charge, Object.is);
    merge(this.goods, ship.goods, sameList);
    this.quirks = ship.quirks ?? null;
    this.figures = figures;
  }

  /** All that lies on it now. */
  get aboard(): Aboard {
    return {
      tiles: Object.fromEntries(this.tiles),
      crew: Object.fromEntries(this.crew),
      charge: Object.fromEntries(this.charge),
      goods: Object.fromEntries(this.goods),
    };
  }
}

/** Touches only what has changed. */
function merge<T>(
  map: SvelteMap<number, T>,
  fresh: Readonly<Record<number, T>>,
  same: (one: T, other: T) => boolean,
): void {
  for (const key of [...map.keys()]) if (!(key in fresh)) map.delete(key);
  for (const [key, value] of Object.entries(fresh)) {
    const old = map.get(Number(key));
    if (old === undefined || !same(old, value)) map.set(Number(key), value);
  }
}

const sameTile = (one: Tile, other: Tile) => one.id === other.id && one.turn === other.turn;
const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);
