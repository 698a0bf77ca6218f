import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card, Change, Decision, GameEvent, Tile, View } from '../game.generated';
import { FLIGHT, happened, ROOM, tableOf, update, welcome } from '../testing/testing';
import { patched } from './patch';
import { FlightPlayer, grouped } from './playback.svelte';
import type { Table, Turn } from './table.svelte';

const TILE: Tile = {
  id: 't',
  kind: 'cabin',
  connectors: [0, 0, 0, 0],
  capacity: 0,
  directions: [],
  colour: '',
  turn: 0,
};
const FIGURES = {
  exposed: 0,
  engines: [0, 0],
  cannons: [0, 0],
  crew: 2,
  humans: 2,
  batteries: 2,
  flaws: [],
} as const;
const CARD: Card = { id: 'c', kind: 'stardust', level: 1, learning: false, uncertain: [] };
const lost = (cell: number, cause: 'fallen_off' | 'destroyed' = 'fallen_off', seat = 0) =>
  happened('TileLost', { seat, cell, tile: TILE, cause });

/** So many cards are left. */
const left = (count: number): Change[] => [
  [['table', 'deck'], Array.from({ length: count }, () => null)],
];

/** A view as the rules tell it, with what matters here in its place. */
const viewOf = (changes: readonly Change[]): View => patched(FLIGHT, changes);
const turn = (
  n: number,
  events: readonly GameEvent[],
  view: readonly Change[] = [],
  question = ROOM.question,
): Turn => ({ n, events, view: viewOf(view), room: { ...ROOM, question } });

const SMALL = viewOf([
  [['decision'], null],
  [
    ['table', 'deck'],
    [null, null, null, null, null],
  ],
  [['table', 'card'], null],
  [['table', 'credits'], { 0: 4 }],
  [['table', 'ships', 0, 'tiles'], { 707: TILE, 708: TILE }],
  [['table', 'ships', 0, 'crew'], { 707: ['human', 'human'] }],
  [['table', 'ships', 0, 'charge'], { 708: 2 }],
  [['table', 'ships', 0, 'goods'], {}],
  [['figures', 0], FIGURES],
]);

describe('events that belong together', () => {
  it('are all that falls off a ship at once, and all that one hit does', () => {
    const events = [
      lost(1),
      lost(2),
      lost(3, 'destroyed'),
      happened('HitMissed', { seat: 1 }),
      happened('HitBounced', { seat: 2 }),
    ];

    expect(grouped(events).map(({ length }) => length)).toEqual([2, 1, 2]);
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
    table = tableOf(SMALL, { question: null });
    player = new FlightPlayer(table, { pace: () => pace, sound: (name) => heard.push(name) });
    player.open();
  });

  it('shows each event on the table before its parts arrive', async () => {
    await player.play(
      turn(1, [
        happened('CardRevealed', { card: CARD }),
        happened('BatterySpent', { seat: 0, cell: 708, purpose: 'shield' }),
        happened('CrewLost', { seat: 0, cell: 707, figure: 'human', reason: 'slavers' }),
        happened('RocketMoved', { seat: 0, days: -4, position: 2 }),
        happened('CreditsGained', { seat: 0, amount: 3, reason: 'pirates' }),
        lost(708),
      ]),
    );

    expect(table.card?.kind).toBe('stardust');
    expect(table.cardsLeft).toBe(4);
    expect(table.ship(0)?.crew.get(707)).toEqual(['human']);
    expect(table.ship(0)?.tiles.has(708)).toBe(false);
    expect(table.order).toEqual([1, 0]);
    expect(table.credits[0]).toBe(7);
    expect(heard).toContain('CardRevealed');
  });

  it('changes the figures beside a ship together with the ship', async () => {
    const figures = { ...FIGURES, exposed: 3, crew: 1, humans: 1, batteries: 0 };
    const seen: unknown[] = [];
    player = new FlightPlayer(table, {
      pace: () => 0,
      sound: () => seen.push(table.ship(0)?.figures),
    });

    await player.play(
      turn(
        1,
        [
          happened('CrewLost', { seat: 0, cell: 707, figure: 'human', reason: 'slavers' }),
          lost(708),
          happened('RocketMoved', { seat: 0, days: -1, position: 5 }),
        ],
        [[['figures', 0], figures]],
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
      turn(1, [
        happened('HitApproached', { meteor: true, heavy: false, side: 0, line: 7, seats: [0, 1] }),
        happened('HitBounced', { seat: 0, cell: 707 }),
        happened('HitMissed', { seat: 1, line: 7 }),
      ]),
    );

    expect(player.hit?.meetings.get(0)).toEqual({ result: 'bounced', cell: 707 });
    expect(player.hit?.meetings.get(1)?.result).toBe('missed');
  });

  it('keeps the log in step and hands it over to the table', async () => {
    table.receive(update(1, [happened('DiceRolled', { seat: 0, dice: [3, 4] })]));
    await table.settled;

    expect(player.told).toEqual([]);
    expect(table.log.map(({ event: each }) => each.type)).toEqual(['DiceRolled']);
    expect(player.dice?.dice).toEqual([3, 4]);
  });

  it('takes an answered question away, unless the next is of the same kind', async () => {
    const again = FLIGHT.decision;
    const spent = [happened('BatterySpent', { seat: 0, cell: 708 })];
    table.decision = again;
    table.question = 1;
    await player.play(turn(1, spent, [], 2));
    expect(table.decision).toBe(again);

    await player.play(turn(2, spent, [[['decision'], null]], null));
    expect(table.decision).toBeNull();
  });

  it('can be skipped, and hurries by itself when much has come in', async () => {
    vi.useFakeTimers();
    pace = 1;
    const slow = player.play(
      turn(1, [
        happened('CardRevealed', { card: CARD }),
        happened('DiceRolled', { seat: 0, dice: [1, 1] }),
      ]),
    );
    player.skip();
    await slow;
    expect(player.playing).toBe(false);

    table.n = 40;
    await player.play(turn(2, [happened('DiceRolled', { seat: 0, dice: [1, 1] })]));
    expect(player.dice?.dice).toEqual([1, 1]);
    vi.useRealTimers();
  });

  it('hurries with a dozen in waiting, yet shows each of them', async () => {
    vi.useFakeTimers();
    pace = 1;
    table.n = 13;
    let over = false;
    void player.play(turn(1, [happened('CardRevealed', { card: CARD })])).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(100);
    expect(over).toBe(false);

    await vi.advanceTimersByTimeAsync(300);
    expect(over).toBe(true);
    vi.useRealTimers();
  });

  it('drops what was on its way when the table is sent anew', async () => {
    vi.useFakeTimers();
    pace = 1;
    table.receive(update(1, [happened('DiceRolled', { seat: 0, dice: [1, 1] })], left(1)));
    const coming = table.settled;
    await Promise.resolve();
    table.welcome(welcome(viewOf(left(3))));
    await vi.runAllTimersAsync();
    await coming;

    expect(table.cardsLeft).toBe(3);
    vi.useRealTimers();
  });
});

describe('the beginning of a flight', () => {
  const BATTERY: Tile = { ...TILE, id: 'b', kind: 'battery', capacity: 2 };
  const STONE: Card = { ...CARD, id: 'm', kind: 'meteor_swarm', meteors: [] };
  const OFFER: Card = { ...CARD, id: 'a', kind: 'abandoned_ship', days: 1, crew: 2, credits: 3 };
  const none = { ...FIGURES, crew: 0, humans: 0, batteries: 0 };
  const built = { 607: TILE, 707: TILE, 807: BATTERY };
  const question: Decision = {
    kind: 'accept',
    topic: 'x',
    seat: 0,
    options: [['yes'], ['no']],
    offer: 'abandoned_ship',
    days: 1,
    crew: 2,
    credits: 3,
    goods: [],
  };
  const began = [
    happened('BuildingFinished', { seat: 0, place: 1, in_time: true }),
    happened('CrewBoarded', { seat: 0, humans: 4 }),
    happened('BatteriesLoaded', { seat: 0, batteries: 2 }),
    happened('Launched', {
      positions: [
        [0, 6],
        [1, 3],
      ],
      cards: 8,
    }),
    happened('CardRevealed', { card: STONE }),
    happened('DiceRolled', { seat: 0, dice: [3, 4] }),
    happened('HitApproached', { meteor: true, heavy: true, side: 0, line: 6, seats: [0, 1] }),
    happened('TileLost', { seat: 0, cell: 607, tile: TILE, cause: 'destroyed' }),
    happened('BatterySpent', { seat: 0, cell: 807, purpose: 'shield' }),
    happened('CrewLost', { seat: 0, cell: 707, figure: 'human', reason: 'slavers' }),
    happened('RocketMoved', { seat: 0, days: -1, position: 5 }),
  ];
  const aboard = (ship: object): Change => [
    ['table', 'ships', 0],
    { ...FLIGHT.table.ships[0], ...ship },
  ];
  const after: readonly Change[] = [
    [['phase'], 'flight'],
    [['decision'], question],
    [['table', 'card'], OFFER],
    ...left(6),
    [['table', 'route'], { length: 18, positions: { 0: 5, 1: 3 }, away: [], order: [0, 1] }],
    aboard({
      tiles: { 707: TILE, 807: BATTERY },
      crew: { 707: ['human'] },
      charge: { 807: 1 },
      goods: {},
    }),
    [['figures', 0], { ...none, crew: 1, humans: 1, batteries: 1 }],
  ];
  const launch = (changes: readonly Change[] = after) => update(1, began, changes);

  function yard(phase: 'building' | 'launch' = 'building'): Table {
    const table = tableOf(
      viewOf([
        [['phase'], phase],
        [['decision'], { kind: 'build', topic: 'x', seat: 0 }],
        [['table', 'level', 'loop'], 18],
        [['table', 'route'], { length: 18, positions: {}, away: [], order: [] }],
        [['table', 'card'], null],
        ...left(0),
        aboard({ tiles: built, crew: {}, charge: {}, goods: {} }),
        [['figures', 0], none],
      ]),
      { waiting: [{ seat: 1, since_ms: 0, deadline_ms: null }] },
    );
    table.scenic = true;
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
          asked: table.decision?.kind ?? null,
          waiting: table.room?.waiting?.length,
          tiles: [...(ship?.tiles.keys() ?? [])],
          crew: ship?.figures.crew,
          charge: ship?.charge.get(807) ?? 0,
          card: table.card?.kind ?? null,
          left: table.cardsLeft,
          first: table.route?.positions[0],
        };
      },
    });
    return { seen, player };
  }

  it.each(['building', 'launch'] as const)(
    'is played from lift-off on when one comes from %s',
    async (from) => {
      const table = yard(from);
      const { seen, player } = watched(table);
      table.receive(launch());
      await Promise.resolve();
      expect(table.phase).toBe('flight');
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
      expect(table.decision?.kind).toBe('accept');
      expect(table.card?.kind).toBe('abandoned_ship');
    },
  );

  it('waits for its scene, and so does what happens meanwhile', async () => {
    const table = yard();
    const { seen, player } = watched(table);
    table.receive(launch());
    table.receive(update(2, [happened('GaveUp', { seat: 1, reason: 'chosen' })], left(5)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.log).toEqual([]);
    expect(table.decision).toBeNull();

    player.open();
    await table.settled;

    expect(Object.keys(seen)).toEqual([...began.map(({ type }) => type), 'GaveUp']);
    expect(table.cardsLeft).toBe(5);
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
    const asks = () => table.decision?.kind === 'accept';
    let ms = 0;
    for (; ms < 10_000 && !asks(); ms += 20) await vi.advanceTimersByTimeAsync(20);

    expect(ms).toBeGreaterThan(3000 * pace);
    expect(Object.keys(seen)).toEqual(began.map(({ type }) => type));
    vi.useRealTimers();
  });

  it('is played even if it ends at once', async () => {
    const table = yard();
    const { seen, player } = watched(table);
    table.receive(launch([...after, [['phase'], 'over'], [['decision'], null]]));
    await Promise.resolve();
    expect(table.phase).toBe('flight');
    player.open();
    await table.settled;

    expect(Object.keys(seen)).toContain('TileLost');
    expect(table.phase).toBe('over');
  });

  it('is not played to who has come anew', async () => {
    const table = yard();
    const { seen, player } = watched(table);
    table.receive(launch());
    const coming = table.settled;
    await Promise.resolve();
    table.welcome(welcome(viewOf(left(3))));
    player.open();
    await coming;

    expect(seen).toEqual({});
    expect(table.cardsLeft).toBe(3);
  });

  it('is shown at once where no scene follows', () => {
    const table = yard();
    table.scenic = false;
    table.receive(launch());

    expect(table.decision?.kind).toBe('accept');
  });

  it('takes aboard what the rules have loaded, also less than there is room for', async () => {
    const table = yard();
    const { seen, player } = watched(table);
    const events = [
      happened('CrewBoarded', { seat: 0, humans: 2 }),
      happened('BatteriesLoaded', { seat: 0, batteries: 1 }),
      ...began.slice(3, 4),
      happened('BatterySpent', { seat: 0, cell: 807 }),
    ];
    const crew = { 607: ['human', 'human'] };
    const ship = aboard({ tiles: built, charge: {}, crew, goods: {} });
    table.receive(update(1, events, [...after, ship]));
    player.open();
    await table.settled;

    expect(seen['Launched']).toMatchObject({ crew: 2, charge: 1 });
    expect(seen['BatterySpent']).toMatchObject({ crew: 2, charge: 1 });
  });

  it('swaps the ships of partners', async () => {
    const table = yard();
    table.ship(1)?.show({ tiles: { 707: BATTERY }, crew: {}, charge: {}, goods: {} });
    const { player } = watched(table);
    player.open();
    await player.play(turn(1, [happened('PlacesSwapped', { first: 0, second: 1 })]));

    expect([...(table.ship(0)?.tiles.keys() ?? [])]).toEqual([707]);
    expect([...(table.ship(1)?.tiles.keys() ?? [])].sort()).toEqual([607, 707, 807]);
  });
});
