import { expect, test } from 'vitest';
import { happened } from '../testing/testing';
import { weighingIn } from './scales';

const declared = (seat: number, yardstick: string, strength: number) =>
  happened('StrengthDeclared', { seat, yardstick, strength, against: null });

test('each line of a combat zone is weighed anew', () => {
  const values = [
    [0, 4],
    [1, 6],
  ] as const;
  const first = [
    declared(0, 'crew', 4),
    declared(1, 'crew', 6),
    happened('WeakestFound', { seat: 0, yardstick: 'crew', values }),
  ];

  expect(weighingIn([])).toBeNull();
  expect(weighingIn(first)).toEqual({ values, weakest: 0, yardsticks: ['crew'] });
  expect(weighingIn([...first, declared(1, 'engines', 2)])).toEqual({
    values: [[1, 2]],
    weakest: null,
    yardsticks: ['engines'],
  });
});

test('a tactical zone weighs the difference of both, with one pan for everybody', () => {
  const events = [
    declared(0, 'crew', 12),
    declared(0, 'cannons', 4),
    declared(1, 'crew', 6),
    declared(1, 'cannons', 9),
    declared(2, 'crew', 8),
  ];

  expect(weighingIn(events)?.yardsticks).toEqual(['crew', 'cannons']);
  expect(weighingIn(events)?.values).toEqual([
    [0, 8],
    [1, -3],
    [2, 8],
  ]);
});
