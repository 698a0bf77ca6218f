import { expect, test } from 'vitest';
import type { Blueprint } from '../game.generated';
import { FLIGHT } from '../testing/testing';
import { laneOf } from './cells';

const plan: Blueprint = { ...FLIGHT.table.level.blueprint, columns: [4, 5, 6, 7], rows: [5, 6, 7] };

test('a line that crosses the plan is as wide as a square', () => {
  expect(laneOf(plan, 4, true)).toEqual({ at: 0, wide: 1 });
  expect(laneOf(plan, 7, false)).toEqual({ at: 2, wide: 1 });
});

test('a line that misses the plan passes close by, however far away it is', () => {
  expect(laneOf(plan, 8, true)).toEqual({ at: 4, wide: 0.34 });
  expect(laneOf(plan, 12, true)).toEqual(laneOf(plan, 8, true));
  expect(laneOf(plan, 2, false)).toEqual({ at: -0.34, wide: 0.34 });
});

test('a ship that was turned round is counted from the other end', () => {
  const turned = { ...plan, columns: [7, 6, 5, 4] };

  expect(laneOf(turned, 7, true)).toEqual({ at: 0, wide: 1 });
  expect(laneOf(turned, 8, true)).toEqual({ at: -0.34, wide: 0.34 });
});
