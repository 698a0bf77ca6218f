import { beforeEach, expect, test } from 'vitest';
import { Building, scatter, worthSaying } from './building.svelte';
import { DemoTable } from './demo';
import { Session } from './session.svelte';

let session: Session;
let building: Building;

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  session = new Session('DEMO', null, new DemoTable('building').dial);
  building = new Building(session);
  session.connection.start();
  await settled();
});

test('a taken tile is in the hand and gone from the heap', async () => {
  expect(await building.take(3)).toBe(true);

  expect(building.hand).not.toBeNull();
  expect(session.table.heap.get(3)).toBe(-1);
});

test('turning only changes how the tile in the hand lies', async () => {
  await building.take(3);
  const before = building.hand;

  building.turn();

  expect(building.hand?.turn).toBe(1);
  expect(building.hand?.id).toBe(before?.id);
});

test('reaching for the next tile while one is being placed takes it afterwards', async () => {
  await building.take(3);
  const spot = [...building.allFits.keys()][0];
  if (spot === undefined) throw new Error('the tile fits nowhere');
  const placed = building.tap(spot);
  const taken = building.take(4);

  expect(await placed).toBe(true);
  expect(await taken).toBe(true);
  expect(session.table.heap.get(4)).toBe(-1);
  expect(session.notices).toEqual([]);
});

test('a tile picked up again lies as it lay', async () => {
  await building.take(3);
  building.turn(3);
  const spot = [...building.allFits.keys()][0];
  if (spot === undefined) throw new Error('the tile fits nowhere');
  await building.tap(spot);
  expect(building.hand).toBeNull();

  await building.tap(spot);

  expect(building.hand?.turn).toBe(3);
  expect(session.table.ship(0)?.tiles.has(spot)).toBe(false);
});

test('reaching for another tile puts the first one back', async () => {
  await building.take(3);
  await building.take(4);

  expect(session.table.heap.get(3)).toMatchObject({ turn: 0 });
  expect(session.table.heap.get(4)).toBe(-1);
});

test('a refusal becomes a notice', async () => {
  expect(await building.flip()).toBe(false);
  expect(session.notices.map((notice) => notice.code)).toEqual(['sand_running']);
});

test('the scatter is the same for everyone and leaves no tile out of reach', () => {
  const spots = scatter(140, 14);

  expect(spots).toEqual(scatter(140, 14));
  expect(spots.every(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(140);
});

test('who listens hears of their own acts and of what concerns all', () => {
  const event = (type: string, seat: number) => ({ type, topic: 'building', seat });

  expect(worthSaying(event('TileTaken', 0), 0)).toBe(true);
  expect(worthSaying(event('TileTaken', 1), 0)).toBe(false);
  expect(worthSaying(event('HourglassFlipped', 1), 0)).toBe(true);
  expect(worthSaying(event('TileTaken', 1), null)).toBe(false);
});
