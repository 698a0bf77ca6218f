import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type TransportEvents } from './connection.svelte';
import type { ClientMessage, Welcome } from '../game.generated';
import { FLIGHT, welcome } from '../testing/testing';
import { Table } from './table.svelte';

const WELCOME: Welcome = { ...welcome(null, { seat: 1 }), n: 7 };

class Line {
  events: TransportEvents[] = [];
  sent: ClientMessage[] = [];
  dial = (events: TransportEvents) => {
    this.events.push(events);
    return { send: (message: ClientMessage) => void this.sent.push(message), close: () => {} };
  };
  get last(): TransportEvents {
    const last = this.events.at(-1);
    if (!last) throw new Error('nothing dialled');
    return last;
  }
}

let line: Line;
let table: Table;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  line = new Line();
  table = new Table();
  connection = new Connection(table, 'ABCD', 'token', line.dial);
  connection.start();
  line.last.opened();
  line.last.received(WELCOME);
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

test('the first message says who is coming', () => {
  expect(line.sent[0]).toEqual({ t: 'hello', v: 2, table: 'ABCD', token: 'token', have: null });
  expect(connection.link).toBe('open');
  expect(table.seat).toBe(1);
});

test('a lost line is dialled again and goes on from the last number', () => {
  line.last.closed();
  expect(connection.link).toBe('lost');

  vi.advanceTimersByTime(500);
  line.last.opened();

  expect(line.events).toHaveLength(2);
  expect(line.sent.at(-1)).toMatchObject({ t: 'hello', have: 7 });

  line.last.received({
    t: 'update',
    n: 8,
    events: [],
    moments: [],
    view: [[[], FLIGHT]],
    room: [],
  });
  expect(connection.link).toBe('open');
  expect(table.phase).toBe('flight');
});

test('the waits between tries grow', () => {
  for (let count = 0; count < 3; count += 1) {
    line.last.closed();
    vi.advanceTimersByTime((connection.nextTry ?? 0) - Date.now());
  }
  line.last.closed();

  expect((connection.nextTry ?? 0) - Date.now()).toBe(3200);
});

test('an answer learns whether it was taken', async () => {
  const asked = connection.ask({ t: 'answer', decision: 3, answer: ['flip'] });
  line.last.received({ t: 'refused', id: 1, code: 'sand_running', params: {} });

  expect(await asked).toMatchObject({ ok: false, refused: { code: 'sand_running' } });
});

test('what would follow is told, or cannot be said', async () => {
  const asked = connection.consider([['yes']]);
  expect(line.sent.at(-1)).toEqual({ t: 'consider', id: 1, answers: [['yes']] });
  const prospect = { events: [], stop: 'luck', decision: null, ship: null } as const;
  const told = { ...prospect, position: 4, place: 2 };
  line.last.received({ t: 'considered', id: 1, prospect: told });
  expect(await asked).toEqual(told);

  const refused = connection.consider([['maybe']]);
  line.last.received({ t: 'refused', id: 2, code: 'not_offered', params: {} });
  expect(await refused).toBeNull();
});

test('an answer under way when the line breaks is reported as lost', async () => {
  const asked = connection.ask({ t: 'answer', decision: 3, answer: ['flip'] });
  line.last.closed();

  expect(await asked).toMatchObject({ ok: false, refused: { code: 'connection_lost' } });
});

test('a silent line counts as lost', () => {
  vi.advanceTimersByTime(61_000);
  expect(connection.link).toBe('lost');
});

test('after the last word nothing is dialled', () => {
  line.last.received({ t: 'bye', code: 'kicked', params: {} });
  vi.advanceTimersByTime(60_000);

  expect(connection.link).toBe('ended');
  expect(connection.ending?.code).toBe('kicked');
  expect(line.events).toHaveLength(1);
});
