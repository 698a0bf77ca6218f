import { expect, test } from 'vitest';
import { isWrong, jointAt, turned } from './fitting';
import { readDrawing } from './notation';

const { plan, ship } = readDrawing(`
  g^-0012  .         t-1111
  t-1020   @-3333    .
`);
const tiles = new Map(Object.entries(ship.tiles).map(([cell, tile]) => [Number(cell), tile]));
const at = (cell: number) => {
  const tile = tiles.get(cell);
  if (!tile) throw new Error(`nothing on ${cell}`);
  return tile;
};

test('a turned tile has its sides and directions turned along', () => {
  const cannon = turned(at(606), 1);

  expect(cannon.connectors).toEqual([2, 0, 0, 1]);
  expect(cannon.directions).toEqual([1]);
  expect(turned(cannon, 3)).toEqual(at(606));
});

test('pipes meet those beside them', () => {
  expect(jointAt(plan, tiles, at(606), 606, 2)).toBe('joined');
  expect(jointAt(plan, tiles, at(607), 607, 1)).toBe('connector_on_smooth');
  expect(jointAt(plan, tiles, at(806), 806, 2)).toBe('open');
  expect(jointAt(plan, tiles, at(606), 606, 0)).toBe('plain');
  expect(isWrong(jointAt(plan, tiles, turned(at(606), 1), 606, 2))).toBe(true);
});
