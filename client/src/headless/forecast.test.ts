import { describe, expect, it } from 'vitest';
import { binsOf, endangered, failures, largest } from './forecast';
import type { ShipForecast } from '../game.generated';

const forecast = {
  ends: { arrived: 0.5, lapped: 0.1, no_humans: 0.4 },
  dangers: [
    { cell: 607, lost: 0.4 },
    { cell: 707, lost: 0.1 },
  ],
} as unknown as ShipForecast;

describe('a forecast', () => {
  it('puts every profit into one bin', () => {
    const profits = [-7, -1, 0, 3, 12, 12, 41];

    const bins = binsOf(profits);

    expect(bins.reduce((total, { count }) => total + count, 0)).toBe(profits.length);
    expect(bins.length).toBeLessThanOrEqual(13);
  });

  it('never mixes losses and gains', () => {
    expect(binsOf([-3, 30]).every(({ from, to }) => from >= 0 || to < 0)).toBe(true);
  });

  it('has one bin for flights that all bring the same', () => {
    expect(binsOf([4, 4, 4])).toEqual([{ from: 4, to: 4, count: 3 }]);
  });

  it('names the largest amounts and leaves out crumbs', () => {
    expect(largest({ a: 0.01, b: 2, c: 3, d: 1 }, 2).map(({ name }) => name)).toEqual(['c', 'b']);
  });

  it('tells how flights fail, the most frequent first', () => {
    expect(failures(forecast).map(({ name }) => name)).toEqual(['no_humans', 'lapped']);
  });

  it('warns of squares that are lost often', () => {
    expect(endangered(forecast, 5)).toEqual([607]);
  });
});
