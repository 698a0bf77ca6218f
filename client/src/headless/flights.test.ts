import { afterEach, expect, it, vi } from 'vitest';
import type { KeptFlight } from '../game.generated';
import { Flights, parts, readKept } from './flights.svelte';
import { keptFlight } from './kept-flight';
import { readDrawing } from './notation';
import type { Store } from './settings.svelte';
import { flight } from '../testing/kept';
import { FLIGHT, tableOf } from '../testing/testing';

function drawer(room = Infinity): Store & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new Error('full');
      kept.set(key, value);
    },
  };
}

function opened(store: Store): Flights {
  const flights = new Flights();
  flights.open(store);
  return flights;
}

const ids = (flights: Flights) => flights.all.map(({ id }) => id);

/** A server with one profile. */
class Shelf {
  flights = new Map<string, KeptFlight>();
  gone = new Set<string>();
  there = true;

  answer = (path: string, request: RequestInit): Promise<Response> => {
    const json = (data: unknown, status = 200) =>
      Promise.resolve(new Response(JSON.stringify(data), { status }));
    if (path === '/api/profiles') return json({ secret: 'key' }, 201);
    if (!this.there) return json({ code: 'no_such_profile', params: {} }, 404);
    if (request.method === 'DELETE') this.there = false;
    if (request.method === 'POST') {
      const wish = JSON.parse(request.body as string) as { flights: KeptFlight[]; gone: string[] };
      for (const id of wish.gone) {
        this.flights.delete(id);
        this.gone.add(id);
      }
      for (const each of wish.flights) if (!this.gone.has(each.id)) this.flights.set(each.id, each);
    }
    return json({ flights: [...this.flights.values()], gone: [...this.gone], done: true });
  };
}

function serving(): Shelf {
  const shelf = new Shelf();
  vi.stubGlobal('fetch', shelf.answer);
  return shelf;
}
afterEach(() => vi.unstubAllGlobals());

it('keeps flights for the next visit, the newest first and each once', () => {
  const store = drawer();
  const flights = opened(store);
  flights.keep(flight('a-0', { ended_ms: 1 }), flight('b-0', { ended_ms: 2 }));
  flights.keep(flight('a-0', { ended_ms: 1, credits: 7 }));

  expect(ids(opened(store))).toEqual(['b-0', 'a-0']);
  expect(opened(store).all[1]?.credits).toBe(7);
});

it('does not bring back what was deleted', () => {
  const store = drawer();
  const flights = opened(store);
  flights.keep(flight('a-0'));
  flights.remove('a-0');
  flights.keep(flight('a-0'));

  expect(ids(opened(store))).toEqual([]);
});

it('reads what it understands, whatever was kept', () => {
  for (const text of [null, '', '[]', 'null', '{"flights":5}', '{"flights":[{"v":9},null,7]}'])
    expect(readKept(text).flights).toEqual([]);
  const mixed = JSON.stringify({ v: 2, flights: [flight('a-0'), { v: 2, id: 'b-0' }], more: 1 });
  expect(readKept(mixed).flights.map(({ id }) => id)).toEqual(['a-0']);
});

it('lets the older half go where there is no room', () => {
  const flights = opened(drawer(2000));
  for (let n = 0; n < 8; n += 1) flights.keep(flight(`f${n}-0`, { ended_ms: n }));

  expect(flights.all.length).toBeGreaterThan(1);
  expect(flights.all[0]?.id).toBe('f7-0');
});

it('shares flights with another device by the personal link', async () => {
  const shelf = serving();
  const laptop = opened(drawer());
  laptop.keep(flight('a-0'));
  await laptop.link();
  const phone = opened(drawer());
  phone.keep(flight('b-0', { ended_ms: 5 }));
  await phone.adopt('key');

  expect(ids(phone)).toEqual(['b-0', 'a-0']);
  await laptop.sync();
  expect(ids(laptop)).toEqual(['b-0', 'a-0']);

  phone.remove('a-0');
  await vi.waitFor(() => expect(shelf.gone.has('a-0')).toBe(true));
  await laptop.sync();
  expect(ids(laptop)).toEqual(['b-0']);
});

it('keeps its flights when the link was deleted elsewhere', async () => {
  const shelf = serving();
  const flights = opened(drawer());
  flights.keep(flight('a-0'));
  await flights.link();
  shelf.there = false;

  await expect(flights.sync()).rejects.toThrow('no_such_profile');
  expect(flights.secret).toBeNull();
  expect(ids(flights)).toEqual(['a-0']);
});

it('stays with its own link where another one is unknown', async () => {
  const shelf = serving();
  const flights = opened(drawer());
  await flights.link();
  shelf.there = false;

  await expect(flights.adopt('other')).rejects.toThrow('no_such_profile');
  expect(flights.secret).toBe('key');
});

it('sends in pieces the server takes', () => {
  const many = Array.from({ length: 40 }, (_, n) => flight(`f${n}-0`, { built: 'x'.repeat(1500) }));
  const sent = parts(
    many,
    Array.from({ length: 120 }, (_, n) => `g${n}-0`),
  );

  expect(sent.flatMap(({ flights }) => flights ?? [])).toEqual(many);
  expect(sent.flatMap(({ gone }) => gone ?? [])).toHaveLength(120);
  for (const part of sent) {
    expect(JSON.stringify(part).length).toBeLessThan(16_000);
    expect(part.gone?.length ?? 0).toBeLessThanOrEqual(50);
  }
});

it('writes down the flight whose bill lies on the table, with both ships', () => {
  const table = tableOf(FLIGHT, { record: 'abc' });
  expect(keptFlight(table, 5, undefined)).toBeNull();

  const match = table.match;
  if (!match) throw new Error('no match');
  const bill = (seat: number, total: number) => ({ seat, lines: [], total });
  table.match = { ...match, bills: [{ 0: bill(0, 3), 1: bill(1, 9) }] };
  const kept = keptFlight(table, 5, undefined);

  expect(kept).toMatchObject({ v: 1, id: 'abc-0', place: 2, credits: 3, ended_ms: 5, won: null });
  const drawn = readDrawing(kept?.built ?? '');
  const cells = [...(table.ship(0)?.tiles.keys() ?? [])].sort();
  expect(Object.keys(drawn.ship.tiles).map(Number).sort()).toEqual(cells);
});
