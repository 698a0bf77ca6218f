import { expect, test } from 'vitest';
import type { GameEvent } from '../game.generated';
import type { EventOf, EventType } from './events';
import { raidOf } from './raid';

const told = <T extends EventType>(type: T, fields: object): GameEvent =>
  ({ type, topic: 'robopolice_raid', seat: 0, unit: 1, ...fields }) as unknown as EventOf<T>;

const CARD = told('CardRevealed', {});
const BACKED_OFF = told('UnitBackedOff', { side: 3, line: 8, cell: null, guard: null });
const ENTERED = told('UnitEntered', { cell: 608, clockwise: true });
const MOVED = told('UnitMoved', { path: [607, 707] });
const CHARGE = told('ChargePlanted', { cell: 707 });

test('a line that let nobody in is marked until the unit gets in elsewhere', () => {
  expect(raidOf([CARD, BACKED_OFF], 0).tried).toEqual({ side: 3, line: 8 });
  expect(raidOf([CARD, BACKED_OFF, ENTERED], 0)).toMatchObject({
    tried: null,
    unit: { path: [608] },
  });
});

test('a unit walks from where it stood, and a charge does not move it', () => {
  const raid = raidOf([CARD, ENTERED, MOVED, CHARGE, told('UnitMoved', { path: [708] })], 0);

  expect(raid.unit?.path).toEqual([707, 708]);
  expect(raid.charges).toEqual([707]);
});

test('who is defeated lies where it was defeated', () => {
  const raid = raidOf([CARD, ENTERED, told('UnitDefeated', { cell: 707, guard: 'sentry' })], 0);

  expect(raid.unit).toMatchObject({ path: [707], beaten: true });
});

test('after the explosion nothing is left of the raid', () => {
  const raid = raidOf([CARD, ENTERED, CHARGE, told('ChargesExploded', { cells: [707] })], 0);

  expect(raid).toEqual({ unit: null, tried: null, charges: [] });
});

test('what happens to others, or happened on cards before, is not shown', () => {
  expect(raidOf([CARD, ENTERED, CHARGE], 1).unit).toBeNull();
  expect(raidOf([CARD, ENTERED, CHARGE, CARD], 0).charges).toEqual([]);
});
