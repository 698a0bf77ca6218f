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

  it('hurries with a dozen in waiting, yet shows each of them', async () => {
    vi.useFakeTimers();
    pace = 1;
    table.n = 13;
    let over = false;
    void player.play(update(1, [event('CardRevealed', { card: {} })])).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(100);
    expect(over).toBe(false);

    await vi.advanceTimersByTimeAsync(300);
    expect(over).toBe(true);
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

describe('the beginning of a flight', () => {
  const BATTERY = { ...TILE, id: 'b', kind: 'battery', capacity: 2 };
  const STONE = { id: 'm', kind: 'meteor_swarm', level: 1 };
  const figures = {
    exposed: 0,
    engines: [0, 0],
    cannons: [0, 0],
    crew: 0,
    humans: 0,
    batteries: 0,
    flaws: [],
  };
  const built = { 607: TILE, 707: TILE, 807: BATTERY };
  const question = { kind: 'accept', number: 9, topic: 'x', seat: 0, options: [] };
  const began = [
    event('BuildingFinished', { seat: 0, place: 1, in_time: true }),
    event('CrewBoarded', { seat: 0, humans: 4 }),
    event('BatteriesLoaded', { seat: 0, batteries: 2 }),
    event('Launched', {
      positions: [
        [0, 6],
        [1, 3],
      ],
      cards: 8,
    }),
    event('CardRevealed', { card: STONE }),
    event('DiceRolled', { seat: 0, dice: [3, 4] }),
    event('HitApproached', { meteor: true, heavy: true, side: 0, line: 6, seats: [0, 1] }),
    event('TileLost', { seat: 0, cell: 607, tile: TILE, cause: 'destroyed' }),
    event('BatterySpent', { seat: 0, cell: 807, purpose: 'shield' }),
    event('CrewLost', { seat: 0, cell: 707, figure: 'human', reason: 'slavers' }),
    event('RocketMoved', { seat: 0, days: -1, position: 5 }),
  ];
  const after = {
    phase: 'flight',
    decision: question,
    waiting: [{ seat: 0, since_ms: 0, deadline_ms: null }],
    card: { id: 'a', kind: 'abandoned_ship', level: 1 },
    cards_left: 6,
    route: { length: 18, positions: { 0: 5, 1: 3 }, away: [] },
    order: [0, 1],
    'ship:0': {
      tiles: { 707: TILE, 807: BATTERY },
      crew: { 707: ['human'] },
      charge: { 807: 1 },
      goods: {},
      figures: { ...figures, crew: 1, humans: 1, batteries: 1 },
    },
  };
  const launch = (parts: object = after) => update(1, began, parts);

  function yard(phase = 'building'): Table {
    const table = new Table();
    table.scenic = true;
    table.apply({
      seat: 0,
      phase: phase as 'building',
      level: { loop: 18 } as never,
      decision: { ...question, kind: 'build', number: 1 },
      waiting: [{ seat: 1, since_ms: 0, deadline_ms: null }],
      route: { length: 18, positions: {}, away: [] },
      order: [],
      card: null,
      cards_left: 0,
      'ship:0': { tiles: built, crew: {}, charge: {}, goods: {}, figures } as never,
    });
    return table;
  }

  /** What is to be seen whenever something is shown. */
  function watched(table: Table, pace = 0) {
    const seen: Record<string, object> = {};
    const player = new FlightPlayer(table, {
      pace: () => pace,
      sound: (name) => {
        const ship = table.ship(0);
        seen[name] = {
          asked: table.part('decision')?.kind ?? null,
          waiting: table.part('waiting')?.length,
          tiles: [...(ship?.tiles.keys() ?? [])],
          crew: ship?.figures.crew,
          charge: ship?.charge.get(807) ?? 0,
          card: table.part('card')?.kind ?? null,
          left: table.part('cards_left'),
          first: table.part('route')?.positions[0],
        };
      },
    });
    return { seen, player };
  }

  it.each(['building', 'launch'])(
    'is played from lift-off on when one comes from %s',
    async (from) => {
      const table = yard(from);
      const { seen, player } = watched(table);
      table.receive(launch());
      await Promise.resolve();
      expect(table.part('phase')).toBe('flight');
      player.open();
      await table.settled;

      const calm = { asked: null, waiting: 0 };
      const whole = { ...calm, tiles: [607, 707, 807] };
      expect(Object.keys(seen)).toEqual(began.map(({ type }) => type));
      expect(seen['BuildingFinished']).toEqual({
        ...{ ...whole, crew: 0, charge: 0, card: null },
        ...{ left: 8, first: undefined },
      });
      expect(seen['CardRevealed']).toMatchObject({
        ...whole,
        crew: 4,
        charge: 2,
        left: 8,
        first: 6,
      });
      expect(seen['TileLost']).toMatchObject({ ...whole, card: 'meteor_swarm', left: 7 });
      expect(seen['CrewLost']).toMatchObject({ ...calm, tiles: [707, 807], crew: 2, charge: 1 });
      expect(seen['RocketMoved']).toMatchObject({ ...calm, crew: 1, charge: 1, first: 6 });
      expect(table.part('decision')?.kind).toBe('accept');
      expect(table.part('card')?.kind).toBe('abandoned_ship');
    },
  );

  it('waits for its scene, and so does what happens meanwhile', async () => {
    const table = yard();
    const { seen, player } = watched(table);
    table.receive(launch());
    table.receive(update(2, [event('GaveUp', { seat: 1, reason: 'chosen' })], { cards_left: 5 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.log).toEqual([]);
    expect(table.part('decision')).toBeNull();

    player.open();
    await table.settled;

    expect(Object.keys(seen)).toEqual([...began.map(({ type }) => type), 'GaveUp']);
    expect(table.part('cards_left')).toBe(5);
  });

  it.each([
    ['1x', 1],
    ['2x', 0.45],
  ])('takes its time at %s, and nobody is asked before it is over', async (_, pace) => {
    vi.useFakeTimers();
    const table = yard();
    const { seen, player } = watched(table, pace);
    table.receive(launch());
    player.open();
    const asks = () => table.part('decision')?.kind === 'accept';
    let ms = 0;
    for (; ms < 10_000 && !asks(); ms += 20) await vi.advanceTimersByTimeAsync(20);

    expect(ms).toBeGreaterThan(3000 * pace);
    expect(Object.keys(seen)).toEqual(began.map(({ type }) => type));
    vi.useRealTimers();
  });

  it('is played even if it ends at once', async () => {
    const table = yard();
    const { seen, player } = watched(table);
    table.receive(launch({ ...after, phase: 'over', decision: null }));
    await Promise.resolve();
    expect(table.part('phase')).toBe('flight');
    player.open();
    await table.settled;

    expect(Object.keys(seen)).toContain('TileLost');
    expect(table.part('phase')).toBe('over');
  });

  it('is not played to who has come anew', async () => {
    const table = yard();
    const { seen, player } = watched(table);
    table.receive(launch());
    const coming = table.settled;
    await Promise.resolve();
    table.welcome({
      t: 'welcome',
      n: 9,
      parts: { phase: 'flight', cards_left: 3 },
      you: { seat: 0, role: 'player' },
      server: { version: '', now: 0 },
      log: [],
    });
    player.open();
    await coming;

    expect(seen).toEqual({});
    expect(table.part('cards_left')).toBe(3);
  });

  it('is shown at once where no scene follows', () => {
    const table = yard();
    table.scenic = false;
    table.receive(launch());

    expect(table.part('decision')?.kind).toBe('accept');
  });

  it('takes aboard what the rules have loaded, also less than there is room for', async () => {
    const table = yard();
    const { seen, player } = watched(table);
    const events = [
      event('CrewBoarded', { seat: 0, humans: 2 }),
      event('BatteriesLoaded', { seat: 0, batteries: 1 }),
      ...began.slice(3, 4),
      event('BatterySpent', { seat: 0, cell: 807 }),
    ];
    const crew = { 607: ['human', 'human'] };
    const part = { ...after['ship:0'], tiles: built, charge: {}, crew };
    table.receive(update(1, events, { ...after, 'ship:0': part }));
    player.open();
    await table.settled;

    expect(seen['Launched']).toMatchObject({ crew: 2, charge: 1 });
    expect(seen['BatterySpent']).toMatchObject({ crew: 2, charge: 1 });
  });

  it('swaps the ships of partners', async () => {
    const table = yard();
    table.apply({
      'ship:1': { tiles: { 707: BATTERY }, crew: {}, charge: {}, goods: {}, figures } as never,
    });
    const { player } = watched(table);
    player.open();
    await player.play(update(1, [event('PlacesSwapped', { first: 0, second: 1 })]));

    expect([...(table.ship(0)?.tiles.keys() ?? [])]).toEqual([707]);
    expect([...(table.ship(1)?.tiles.keys() ?? [])].sort()).toEqual([607, 707, 807]);
  });
});
