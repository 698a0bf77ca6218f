import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FlightPlayer, takeGroup } from './flight.svelte';
import type { GameEvent, Tile, Update } from './protocol';
import { Table } from './table.svelte';

const TILE = {
  id: 't',
  kind: 'cabin',
  connectors: [0, 0, 0, 0],
  capacity: 0,
  directions: [],
  colour: '',
  turn: 0,
} as unknown as Tile;
const event = (type: string, fields: object = {}): GameEvent => ({ type, topic: 'x', ...fields });
const lost = (cell: number, cause = 'fallen_off', seat = 0) =>
  event('TileLost', { seat, cell, tile: TILE, cause });
const update = (n: number, events: GameEvent[], parts: object = {}): Update => ({
  t: 'update',
  n,
  events,
  parts: { ...parts },
});

function tableWithShip(): Table {
  const table = new Table();
  table.apply({
    seat: 0,
    cards_left: 5,
    route: { length: 24, positions: { 0: 6, 1: 3 }, away: [] },
    order: [0, 1],
    credits: { 0: 4, 1: null },
    'ship:0': {
      tiles: { 707: TILE, 708: TILE },
      crew: { 707: ['human', 'human'] },
      charge: { 708: 2 },
      goods: {},
      figures: {
        exposed: 0,
        engines: [0, 0],
        cannons: [0, 0],
        crew: 2,
        humans: 2,
        batteries: 2,
        flaws: [],
      },
    },
  });
  return table;
}

describe('events that belong together', () => {
  it('are all that falls off a ship at once, and all that one hit does', () => {
    const events = [
      lost(1),
      lost(2),
      lost(3, 'destroyed'),
      event('HitMissed', { seat: 1 }),
      event('HitBounced', { seat: 2 }),
    ];

    expect(takeGroup(events)).toHaveLength(2);
    expect(takeGroup(events)).toHaveLength(1);
    expect(takeGroup(events)).toHaveLength(2);
    expect(events).toEqual([]);
  });
});

describe('a flight that is played', () => {
  let table: Table;
  let player: FlightPlayer;
  let pace = 0;
  const heard: string[] = [];

  beforeEach(() => {
    pace = 0;
    heard.length = 0;
    table = tableWithShip();
    player = new FlightPlayer(table, { pace: () => pace, sound: (name) => heard.push(name) });
    player.open();
  });

  it('shows each event on the table before its parts arrive', async () => {
    await player.play(
      update(1, [
        event('CardRevealed', { card: { id: 'c', kind: 'stardust', level: 1 } }),
        event('BatterySpent', { seat: 0, cell: 708, purpose: 'shield' }),
        event('CrewLost', { seat: 0, cell: 707, figure: 'human', reason: 'slavers' }),
        event('RocketMoved', { seat: 0, days: -4, position: 2 }),
        event('CreditsGained', { seat: 0, amount: 3, reason: 'pirates' }),
        lost(708),
      ]),
    );

    expect(table.part('card')?.kind).toBe('stardust');
    expect(table.part('cards_left')).toBe(4);
    expect(table.ship(0)?.crew.get(707)).toEqual(['human']);
    expect(table.ship(0)?.tiles.has(708)).toBe(false);
    expect(table.part('order')).toEqual([1, 0]);
    expect(table.part('credits')?.[0]).toBe(7);
    expect(heard).toContain('CardRevealed');
  });

  it('changes the figures beside a ship together with the ship', async () => {
    const figures = { ...table.ship(0)?.figures, exposed: 3, crew: 1, humans: 1, batteries: 0 };
    const seen: unknown[] = [];
    player = new FlightPlayer(table, {
      pace: () => 0,
      sound: () => seen.push(table.ship(0)?.figures),
    });
    const part = { tiles: {}, crew: {}, charge: {}, goods: {}, figures };

    await player.play(
      update(
        1,
        [
          event('CrewLost', { seat: 0, cell: 707, figure: 'human', reason: 'slavers' }),
          lost(708),
          event('RocketMoved', { seat: 0, days: -1, position: 5 }),
        ],
        { 'ship:0': part },
      ),
    );

    expect(seen).toMatchObject([
      { crew: 2, batteries: 2, exposed: 0 },
      { crew: 1, batteries: 2, exposed: 0 },
      { crew: 1, batteries: 0, exposed: 3 },
    ]);
  });

  it('tells for each ship what a hit does to it', async () => {
    await player.play(
      update(1, [
        event('HitApproached', { meteor: true, heavy: false, side: 0, line: 7, seats: [0, 1] }),
        event('HitBounced', { seat: 0, cell: 707 }),
        event('HitMissed', { seat: 1, line: 7 }),
      ]),
    );

    expect(player.hit?.meetings.get(0)).toEqual({ result: 'bounced', cell: 707 });
    expect(player.hit?.meetings.get(1)?.result).toBe('missed');
  });

  it('keeps the log in step and hands it over to the table', async () => {
    table.receive(update(1, [event('DiceRolled', { seat: 0, dice: [3, 4] })]));
    await table.settled;

    expect(player.told).toEqual([]);
    expect(table.log.map(({ event: each }) => each.type)).toEqual(['DiceRolled']);
    expect(player.dice?.dice).toEqual([3, 4]);
  });

  it('takes an answered question away, unless the next is of the same kind', async () => {
    const question = (kind: string, number: number) => ({
      kind,
      number,
      topic: 'x',
      seat: 0,
      options: [],
    });
    table.apply({ decision: question('power_up', 1) });
    await player.play(
      update(1, [event('BatterySpent', { seat: 0, cell: 708 })], {
        decision: question('power_up', 2),
      }),
    );
    expect(table.part('decision')?.number).toBe(1);

    await player.play(
      update(2, [event('BatterySpent', { seat: 0, cell: 708 })], { decision: null }),
    );
    expect(table.part('decision')).toBeNull();
  });

  it('can be skipped, and hurries by itself when much has come in', async () => {
    vi.useFakeTimers();
    pace = 1;
    const slow = player.play(
      update(1, [
        event('CardRevealed', { card: {} }),
        event('DiceRolled', { seat: 0, dice: [1, 1] }),
      ]),
    );
    player.skip();
    await slow;
    expect(player.playing).toBe(false);

    table.n = 40;
    await player.play(update(2, [event('DiceRolled', { seat: 0, dice: [1, 1] })]));
    expect(player.dice?.dice).toEqual([1, 1]);
    vi.useRealTimers();
  });

  it('drops what was on its way when the table is sent anew', async () => {
    vi.useFakeTimers();
    pace = 1;
    table.receive(update(1, [event('DiceRolled', { seat: 0, dice: [1, 1] })], { cards_left: 1 }));
    const coming = table.settled;
    await Promise.resolve();
    table.welcome({
      t: 'welcome',
      n: 9,
      parts: { cards_left: 3 },
      you: { seat: 0, role: 'player' },
      server: { version: '', now: 0 },
      log: [],
    });
    await vi.runAllTimersAsync();
    await coming;

    expect(table.part('cards_left')).toBe(3);
    vi.useRealTimers();
  });
});
