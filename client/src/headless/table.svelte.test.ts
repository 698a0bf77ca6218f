// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { FLIGHT, happened, tableOf, update, welcome, YARD } from '../testing/testing';
import { Table } from './table.svelte';

const tile = (cell: number) => FLIGHT.table.ships[0]?.tiles[cell];

test('a change of one cell is noticed in that cell only', () => {
  const table = tableOf();
  const seen: string[] = [];
  const stop = $effect.root(() => {
    for (const cell of [707, 708])
      $effect(() => void seen.push(`${cell} ${table.ship(0)?.tiles.get(cell)?.turn}`));
  });
  flushSync();
  seen.length = 0;

  const path = ['table', 'ships', 0, 'tiles', 708];
  table.receive(update(1, [], [[path, { ...tile(708), turn: 1 }]]));
  flushSync();

  expect(seen).toEqual(['708 1']);
  stop();
});

test('changes touch single handles of the heap', () => {
  const table = tableOf(YARD);
  const count = table.heapSize;
  const seen: number[] = [];
  const stop = $effect.root(() => {
    for (const handle of [0, 1, 2])
      $effect(() => void (table.where.get(handle), seen.push(handle)));
  });
  flushSync();
  seen.length = 0;

  const changes = [
    [['table', 'yard', 'heap', 'where', 1], 0],
    [['table', 'yard', 'heap', 'tiles', 1], tile(707)],
    [['table', 'yard', 'builders', 0, 'hand'], 1],
  ] as const;
  table.receive(update(1, [], changes));
  flushSync();

  expect(seen).toEqual([1]);
  expect(table.heapSize).toBe(count - 1);
  expect(table.tile(table.builder(0)?.hand)).toEqual(tile(707));
  stop();
});

test('what is gone is gone, and figures follow the rules', () => {
  const table = tableOf();
  table.receive(
    update(1, [], [[['table', 'ships', 0, 'tiles', 706]], [['figures', 0, 'exposed'], 9]]),
  );

  expect(table.ship(0)?.tiles.has(706)).toBe(false);
  expect(table.ship(0)?.figures.exposed).toBe(9);
});

test('a stage shows the events first and its updates stay in order', async () => {
  const table = tableOf();
  const told: string[] = [];
  table.stage = async (shown, { log }) => {
    await Promise.resolve();
    told.push(`stage ${shown.n} after ${log.length}`);
  };
  table.listen((event) => told.push(event.type));

  table.receive(update(1, [happened('OfferTaken')], [[['phase'], 'between']]));
  table.receive(update(2, [happened('FlightEnded')], [[['phase'], 'over']]));
  expect(table.phase).toBe('flight');
  await new Promise((resolve) => setTimeout(resolve));

  expect(told).toEqual(['stage 1 after 0', 'OfferTaken', 'stage 2 after 1', 'FlightEnded']);
  expect(table.phase).toBe('over');
});

test('a fresh welcome forgets what was known before', () => {
  const table = tableOf(YARD);
  const log = [happened('Launched')];
  table.welcome({ ...welcome(), log, server: { version: '', now: 500 } }, 100);

  expect(table.log.map(({ event }) => event.type)).toEqual(['Launched']);
  expect(table.where.size).toBe(0);
  expect(table.clockOffset).toBe(400);
});

test('before a game there is only the room', () => {
  const table = new Table();
  table.welcome(welcome(null));

  expect(table.phase).toBe('lobby');
  expect(table.setup?.seats).toBe(2);
  expect(table.level).toBeUndefined();
});
