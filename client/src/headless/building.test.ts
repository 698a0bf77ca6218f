import { beforeEach, expect, test, vi } from 'vitest';
import { Building, scatter, worthSaying } from './building.svelte';
import { happened, PLACE, recordedYard } from '../testing/testing';
import { Session } from './session.svelte';

let session: Session;
let building: Building;

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  session = new Session('YARD', null, recordedYard());
  building = new Building(session);
  session.connection.start();
  await settled();
});

test('a taken tile is in the hand and gone from the heap', async () => {
  expect(await building.take(3)).toBe(true);

  expect(building.hand).not.toBeNull();
  expect(session.table.where.get(3)).toBe(0);
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
  building.turn(PLACE[2]);
  const placed = building.tap(PLACE[1]);
  const taken = building.take(4);

  expect(await placed).toBe(true);
  expect(await taken).toBe(true);
  expect(session.table.where.get(4)).toBe(0);
  expect(session.notices).toEqual([]);
});

test('a tile picked up again lies as it lay', async () => {
  await building.take(3);
  building.turn(PLACE[2]);
  await building.tap(PLACE[1]);
  expect(building.hand).toBeNull();

  await building.tap(PLACE[1]);

  expect(building.hand?.turn).toBe(PLACE[2]);
  expect(session.table.ship(0)?.tiles.has(PLACE[1])).toBe(false);
});

test('reaching for another tile puts the first one back', async () => {
  await building.take(3);
  await building.take(4);

  expect(session.table.tile(3)).toMatchObject({ turn: 0 });
  expect(session.table.where.get(3)).toBe(-1);
  expect(session.table.where.get(4)).toBe(0);
});

test('where a tile fits is what the rules say, for how it is turned', async () => {
  await building.take(3);
  const fits = session.table.fits.filter(({ turn }) => turn === 3);
  building.turn(3);

  expect([...building.allFits.keys()]).toEqual(fits.map(({ cell }) => cell));
  expect(building.problems(PLACE[1])).toEqual([
    ...new Set(fits.find(({ cell }) => cell === PLACE[1])?.flaws.map(({ kind }) => kind)),
  ]);
  const apart = session.table.level?.blueprint.area.find(
    (cell) => !building.allFits.has(cell) && cell !== 707,
  );
  expect(building.problems(apart ?? 0)).toEqual(['apart']);
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
  const [mine, theirs] = [0, 1].map((seat) => happened('TileTaken', { seat }));
  if (!mine || !theirs) throw new Error();

  expect(worthSaying(mine, 0)).toBe(true);
  expect(worthSaying(theirs, 0)).toBe(false);
  expect(worthSaying(happened('HourglassFlipped', { seat: 1 }), 0)).toBe(true);
  expect(worthSaying(theirs, null)).toBe(false);
});

test('a tile that is reached for is lifted at once, and can be turned and placed before it is there', async () => {
  const [lying] = session.table.ship(0)?.tiles.values() ?? [];
  session.table.faces.set(3, lying ?? null);
  const taken = building.take(3);
  expect(building.holding).toBe(true);
  expect(building.hand).not.toBeNull();
  building.turn(PLACE[2]);

  expect(await building.tap(PLACE[1])).toBe(true);
  expect(await taken).toBe(true);
  expect(session.table.ship(0)?.tiles.has(PLACE[1])).toBe(true);
});

test('a tile somebody was faster with drops back, and it is said who', async () => {
  vi.spyOn(session, 'attempt').mockResolvedValue({
    ok: false,
    refused: { t: 'refused', id: 1, code: 'tile_taken', params: { by: 1 } },
  });

  expect(await building.take(3)).toBe(false);
  expect(building.holding).toBe(false);
  expect(building.beaten).toEqual({ by: 1 });
  expect(session.notices).toEqual([]);
});
