/** A forecast put in order for people: how profits are spread, what brings money, what is lost. */

import type { Cell, ShipForecast } from '../game.generated';

export interface Bin {
  /** the profits it holds, both included */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BINS = 12;
const ROUND = [1, 2, 5, 10, 20, 50, 100];

/** Profits in bins of a round width, none of which holds both losses and gains. */
export function binsOf(profits: readonly number[]): Bin[] {
  const [least, most] = [Math.min(...profits), Math.max(...profits)];
  const width = ROUND.find((each) => (most - least) / each < MOST_BINS) ?? 200;
  const first = Math.floor(least / width);
  return Array.from({ length: Math.floor(most / width) - first + 1 }, (_, index) => {
    const from = (first + index) * width;
    const to = from + width - 1;
    const count = profits.filter((profit) => profit >= from && profit <= to).length;
    return { from, to, count };
  });
}

export interface Row {
  readonly name: string;
  readonly amount: number;
}

/** The largest amounts, as long as they matter. */
export function largest(amounts: Readonly<Record<string, number>>, most: number): Row[] {
  return Object.entries(amounts)
    .map(([name, amount]) => ({ name, amount }))
    .filter(({ amount }) => amount >= 0.05)
    .sort((one, other) => other.amount - one.amount)
    .slice(0, most);
}

export const sum = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((total, amount) => total + amount, 0);

/** How flights end that do not arrive. */
export const failures = ({ ends }: ShipForecast): Row[] =>
  Object.entries(ends)
    .filter(([name]) => name !== 'arrived')
    .map(([name, amount]) => ({ name, amount }))
    .sort((one, other) => other.amount - one.amount);

/** Squares that are lost in a flight of seven or more often. */
export function endangered({ dangers }: ShipForecast, most: number): readonly Cell[] {
  return dangers
    .filter(({ lost }) => lost >= 0.15)
    .slice(0, most)
    .map(({ cell }) => cell);
}
