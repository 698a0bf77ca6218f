import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attend } from './attend';
import { Connection, type TransportEvents } from './connection.svelte';
import type { ClientMessage, Welcome } from '../game.generated';
import { FLIGHT, welcome } from '../testing/testing';
import { Table } from './table.svelte';

const WELCOME: Welcome = { ...welcome(null, { seat: 1 }), n: 7 };

class Line {
  events: TransportEvents[] = [];
  sent: ClientMessage[] = [];
  closed = 0;
  dial = (events: TransportEvents) => {
    this.events.push(events);
    return {
      send: (message: ClientMessage) => void this.sent.push(message),
      close: () => (this.closed += 1),
    };
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

test('a table that moves to another server is followed at once, but only once', () => {
  line.last.closed(1012);
  expect((connection.nextTry ?? 0) - Date.now()).toBe(50);

  vi.advanceTimersByTime(50);
  line.last.closed(1012);
  expect((connection.nextTry ?? 0) - Date.now()).toBe(800);
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
  const told = { ...prospect, position: 4, place: 2, figures: null, best_fit: null };
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

test('a line that stays silent while a game runs is given up within eight seconds', () => {
  line.last.received({ ...WELCOME, view: FLIGHT });
  vi.advanceTimersByTime(6_900);
  expect(connection.link).toBe('open');
  vi.advanceTimersByTime(1_000);

  expect(connection.link).toBe('lost');
  expect(line.closed).toBe(1);
});

test('while a game runs a sign of life is asked for every three seconds, else seldom', () => {
  const pings = () => line.sent.filter(({ t }) => t === 'ping').length;
  vi.advanceTimersByTime(19_000);
  expect(pings()).toBe(0);

  line.last.received({ ...WELCOME, view: FLIGHT });
  for (let second = 0; second < 12; second += 1) {
    vi.advanceTimersByTime(1000);
    line.last.received({ t: 'pong', now: 0 });
  }
  expect(pings()).toBe(4);
});

test('a line nobody plays on may be silent for a while', () => {
  vi.advanceTimersByTime(40_000);
  expect(connection.link).toBe('open');
  vi.advanceTimersByTime(21_000);
  expect(connection.link).toBe('lost');
});

test('a device that wakes up asks for a sign of life, and gives up soon', () => {
  connection.wake();
  expect(line.sent.at(-1)).toEqual({ t: 'ping' });
  vi.advanceTimersByTime(2_600);
  expect(connection.link).toBe('lost');
});

test('a device that wakes up and is answered keeps its line', () => {
  connection.wake();
  vi.advanceTimersByTime(300);
  line.last.received({ t: 'pong', now: 0 });
  vi.advanceTimersByTime(2_600);
  expect(connection.link).toBe('open');
});

test('a device that wakes up does not wait for the next try', () => {
  for (let count = 0; count < 3; count += 1) {
    line.last.closed();
    vi.advanceTimersByTime((connection.nextTry ?? 0) - Date.now());
  }
  line.last.closed();
  const dialled = line.events.length;
  connection.wake();

  expect(line.events).toHaveLength(dialled + 1);
});

test('a device that slept is not taken for a dead line', () => {
  line.last.received({ ...WELCOME, view: FLIGHT });
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(7_000);
  expect(connection.link).toBe('open');
  expect(line.sent.at(-1)).toEqual({ t: 'ping' });
});

test('a line that never opens is dialled anew', () => {
  line.last.closed();
  vi.advanceTimersByTime(500);
  expect(line.events).toHaveLength(2);
  vi.advanceTimersByTime(9_000);
  expect(line.events.length).toBeGreaterThan(2);
});

test('what was pressed and is not answered is told after one and a half seconds', async () => {
  const asked = connection.ask({ t: 'answer', decision: 3, answer: ['flip'] });
  vi.advanceTimersByTime(1_400);
  expect(connection.late).toBe(false);
  vi.advanceTimersByTime(200);
  expect(connection.late).toBe(true);

  line.last.received({ t: 'accepted', id: 1 });
  await asked;
  expect(connection.late).toBe(false);
});

test('what only was considered holds nobody up', () => {
  void connection.consider([['yes']]);
  vi.advanceTimersByTime(2_000);
  expect(connection.late).toBe(false);
});

test('network, screen and page are heeded as long as somebody attends', () => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const leave = attend(connection, window, document);
  const pings = () => line.sent.filter(({ t }) => t === 'ping').length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(pings()).toBe(0);

  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  for (const type of ['offline', 'online', 'pageshow']) window.dispatchEvent(new Event(type));
  expect(pings()).toBe(4);

  leave();
  window.dispatchEvent(new Event('online'));
  expect(pings()).toBe(4);
});

test('after the last word nothing is dialled', () => {
  line.last.received({ t: 'bye', code: 'kicked', params: {} });
  vi.advanceTimersByTime(60_000);

  expect(connection.link).toBe('ended');
  expect(connection.ending?.code).toBe('kicked');
  expect(line.events).toHaveLength(1);
});
