import { expect, it } from 'vitest';
import type { KeptFlight } from '../game.generated';
import { flight } from '../testing/kept';
import { FLIGHT, happened, ROOM } from '../testing/testing';
import { ApiProblem } from './api';
import { Flights } from './flights.svelte';
import { MissedFlights, type Recall } from './missed-flights';
import { recalled } from './recalled-flights';
import type { Recording } from './replay.svelte';
import type { Store } from './settings.svelte';

function drawer(): Store {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
}

function sitting(store = drawer()) {
  const [missed, flights] = [new MissedFlights(), new Flights()];
  missed.open(store);
  flights.open(store);
  return { missed, flights, store };
}

const ids = ({ all }: Flights) => all.map(({ id }) => id);
/** Counts how often a record is asked for. */
function archive(found: readonly KeptFlight[] | null | 'gone') {
  const asked: string[] = [];
  const recall: Recall = (record) => {
    asked.push(record);
    return Promise.resolve(found);
  };
  return { asked, recall };
}

it('keeps a flight whose bill nobody saw here, once its game is over', async () => {
  const { missed, flights, store } = sitting();
  missed.begin('g1', 0);
  missed.begin('g1', 0);
  const running = archive(null);
  await missed.catchUp(flights, running.recall);
  expect(ids(flights)).toEqual([]);

  const again = sitting(store);
  const over = archive([flight('g1-0')]);
  await again.missed.catchUp(again.flights, over.recall);
  await again.missed.catchUp(again.flights, over.recall);

  expect(ids(again.flights)).toEqual(['g1-0']);
  expect(over.asked).toEqual(['g1']);
});

it('asks for nothing that was seen, and for nothing that is gone', async () => {
  const { missed, flights } = sitting();
  missed.begin('g1', 0);
  missed.begin('g2', 1);
  flights.keep(flight('g1-0', { won: true }));
  const { asked, recall } = archive('gone');
  await missed.catchUp(flights, recall);
  await missed.catchUp(flights, recall);

  expect(asked).toEqual(['g2']);
});

it('a flight seen on the way stays as it was seen, and one that was deleted stays away', async () => {
  const { missed, flights } = sitting();
  missed.begin('g1', 0);
  flights.keep(flight('g1-0', { won: null, ended_ms: 7 }), flight('g1-1', { won: null }));
  flights.remove('g1-1');
  const { recall } = archive([
    flight('g1-0', { won: null, ended_ms: 9 }),
    flight('g1-1', { won: null }),
    flight('g1-2', { won: false }),
  ]);
  await missed.catchUp(flights, recall);

  expect(ids(flights).sort()).toEqual(['g1-0', 'g1-2']);
  expect(flights.all.find(({ id }) => id === 'g1-0')?.ended_ms).toBe(7);
});

const BILL = { lines: [{ item: 'arrival', credits: 4 }], total: 4 };
const OVER = {
  ...FLIGHT,
  phase: 'over',
  outcome: { winners: [0], credits: {} },
  table: { ...FLIGHT.table, match: { ...FLIGHT.table.match, bills: [{ 0: BILL, 1: BILL }] } },
} as unknown as Recording['view'];
const RECORDING = {
  id: 'g1',
  seat: 0,
  over: true,
  began_ms: 1000,
  players: ROOM.seats,
  events: [],
  view: OVER,
  frames: [
    { at: 500, seat: 0, answer: [], events: [happened('FlightEnded')], moments: [], view: [] },
  ],
} as unknown as Recording;

it('reads a flight out of the record of its game', async () => {
  const found = await recalled('g1', 0, () => Promise.resolve(RECORDING));

  expect(found).toMatchObject([
    { id: 'g1-0', seat: 0, ended_ms: 1500, credits: 4, won: true, level: FLIGHT.table.level.name },
  ]);
});

it('waits for a game that goes on, and forgets one that nobody knows', async () => {
  const running = await recalled('g1', 0, () => Promise.resolve({ ...RECORDING, over: false }));
  const gone = await recalled('g1', 0, () => Promise.reject(new ApiProblem('no_such_record')));

  expect(running).toBeNull();
  expect(gone).toBe('gone');
});
