import { expect, test } from 'vitest';
import { fallingWith, fitsOf, mistakesAt, pieces, planned, turned } from './fitting';
import type { Connectors, Kind, Plan, Side, Tile } from './protocol';

const PLAN: Plan = {
  name: 'test',
  columns: [6, 7, 8],
  rows: [6, 7, 8],
  area: [606, 706, 806, 607, 707, 807, 608, 708, 808],
  start: 707,
};

function tile(connectors: string, kind: Kind = 'structural', directions: Side[] = []): Tile {
  const sides = [...connectors].map(Number) as unknown as Connectors;
  return { id: connectors, kind, connectors: sides, capacity: 0, directions, colour: '', turn: 0 };
}

const CABIN = tile('3333', 'starting_cabin');

test('a tile turned right has its front connector on the right', () => {
  const right = turned(tile('1020', 'single_cannon', [0]), 1);

  expect(right.connectors).toEqual([0, 1, 0, 2]);
  expect(right.directions).toEqual([1]);
  expect(right.turn).toBe(1);
});

test('four quarter turns change nothing', () => {
  const plate = tile('1230');
  expect(turned(turned(plate, 3), 1)).toEqual(plate);
});

test('a tile fits where a connector meets one it joins', () => {
  const fits = fitsOf(PLAN, new Map([[707, CABIN]]), tile('0010'));
  expect([...fits]).toEqual([[706, 'sound']]);
});

test('single and double connectors do not match', () => {
  const tiles = new Map([
    [707, CABIN],
    [607, tile('1313')],
  ]);
  expect(mistakesAt(PLAN, tiles, tile('0020'), 606)).toEqual(['mismatch']);
});

test('a connector on a smooth side is a mistake', () => {
  const tiles = new Map([[707, tile('0000')]]);
  expect(mistakesAt(PLAN, tiles, tile('0010'), 706)).toEqual(['connector_on_smooth']);
});

test('nothing may lie before a barrel, whichever comes first', () => {
  const cannon = tile('0010', 'single_cannon', [0]);
  const tiles = new Map([
    [707, CABIN],
    [706, tile('0030')],
  ]);

  expect(mistakesAt(PLAN, tiles, cannon, 708)).toContain('connector_on_smooth');
  expect(mistakesAt(PLAN, new Map([[708, cannon]]), tile('0000'), 707)).toEqual(['before_barrel']);
});

test('an engine must point to the rear', () => {
  const engine = tile('1000', 'single_engine', [2]);

  expect(mistakesAt(PLAN, new Map([[707, CABIN]]), engine, 708)).toEqual([]);
  expect(mistakesAt(PLAN, new Map([[707, CABIN]]), turned(engine, 1), 607)).toContain(
    'engine_direction',
  );
});

test('what hangs only on a removed tile falls off', () => {
  const tiles = new Map([
    [707, CABIN],
    [706, tile('3030')],
    [807, tile('0303')],
    [806, tile('0000')],
  ]);
  tiles.set(606, tile('0300')).set(706, tile('0333'));

  expect(fallingWith(PLAN, tiles, [706]).sort()).toEqual([606, 806]);
  expect(pieces(PLAN, tiles)[0]?.sort()).toEqual([606, 706, 707, 807]);
});

test('a ship under construction shows what it will be worth', () => {
  const none = {
    exposed: 3,
    engines: [0, 0] as const,
    cannons: [0, 0] as const,
    crew: 0,
    humans: 0,
    batteries: 0,
    flaws: [],
  };
  const tiles = new Map([
    [707, CABIN],
    [706, tile('0000', 'single_cannon', [1])],
    [806, tile('0000', 'double_cannon', [0])],
    [708, tile('0000', 'double_engine', [2])],
    [808, tile('0000', 'double_engine', [2])],
    [607, { ...tile('0000', 'battery'), capacity: 1 }],
  ]);

  expect(planned(tiles, none)).toEqual({
    ...none,
    crew: 2,
    humans: 2,
    batteries: 1,
    engines: [0, 4],
    cannons: [1, 5],
  });
});
