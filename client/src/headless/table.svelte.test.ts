import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { ShipPart, Tile, Update } from './protocol';
import { Table } from './table.svelte';

const PLATE: Tile = {
  id: 'a',
  kind: 'structural',
  connectors: [1, 1, 1, 1],
  capacity: 0,
  directions: [],
  colour: '',
  turn: 0,
};

function ship(tiles: Record<string, Tile>): ShipPart {
  const figures = {
    exposed: 0,
    engines: [0, 0] as const,
    cannons: [0, 0] as const,
    crew: 0,
    humans: 0,
    batteries: 0,
    flaws: [],
  };
  return { tiles, crew: {}, charge: {}, goods: {}, figures };
}

const update = (n: number, parts: Update['parts'], events: Update['events'] = []): Update => ({
  t: 'update',
  n,
  events,
  parts,
});

test('a change of one cell is noticed in that cell only', () => {
  const table = new Table();
  table.apply({ 'ship:0': ship({ 707: PLATE, 708: PLATE }) });
  const seen: string[] = [];
  const stop = $effect.root(() => {
    for (const cell of [707, 708])
      $effect(() => void seen.push(`${cell} ${table.ship(0)?.tiles.get(cell)?.turn}`));
  });
  flushSync();
  seen.length = 0;

  table.receive(update(1, { 'ship:0': ship({ 707: PLATE, 708: { ...PLATE, turn: 1 } }) }));
  flushSync();

  expect(seen).toEqual(['708 1']);
  stop();
});

test('patches change single handles of the heap', () => {
  const table = new Table();
  table.apply({ heap: [0, 0, 0] });

  table.receive(update(1, { 'heap+': [[1, -1]] }));

  expect([...table.heap.values()]).toEqual([0, -1, 0]);
  expect(table.heapSize).toBe(2);
});

test('a stage shows the events first and its updates stay in order', async () => {
  const table = new Table();
  const told: string[] = [];
  table.stage = async (shown, { log }) => {
    await Promise.resolve();
    told.push(`stage ${shown.n} after ${log.length}`);
  };
  table.listen((event) => told.push(event.type));

  table.receive(update(1, { phase: 'flight' }, [{ type: 'One', topic: 'flight' }]));
  table.receive(update(2, { phase: 'over' }, [{ type: 'Two', topic: 'flight' }]));
  expect(table.part('phase')).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve));

  expect(told).toEqual(['stage 1 after 0', 'One', 'stage 2 after 1', 'Two']);
  expect(table.part('phase')).toBe('over');
});

test('a fresh welcome forgets what was known before', () => {
  const table = new Table();
  table.apply({ heap: [0], 'seen:1': [] });

  table.welcome(
    {
      t: 'welcome',
      n: 3,
      parts: { phase: 'flight' },
      you: { seat: null, role: 'spectator' },
      server: { version: '0', now: 500 },
      log: [{ type: 'Launched', topic: 'flight_order' }],
    },
    100,
  );

  expect(table.log.map(({ event }) => event.type)).toEqual(['Launched']);
  expect(table.heap.size).toBe(0);
  expect(table.seen.size).toBe(0);
  expect(table.clockOffset).toBe(400);
});
