import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card, Change, GameEvent, Tile, Update, View } from '../game.generated';
import { FLIGHT, happened, ROOM, tableOf, update, welcome } from '../testing/testing';
import { patched } from './patch';
import { FlightPlayer, grouped } from './playback.svelte';
import { LONGEST_MS, shareOf, shotsOf, timed } from './film';
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
): Turn => ({
  n,
  events,
  view: viewOf(view),
  room: { ...ROOM, question },
  after: () => viewOf(view),
});

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

  it('shows with each event what the rules say lay on the table then', async () => {
    const seen: unknown[] = [];
    player = new FlightPlayer(table, {
      pace: () => 0,
      sound: () => seen.push([table.ship(0)?.crew.get(707)?.length, table.credits[0]]),
    });
    player.open();
    table.receive({
      ...update(1, [
        happened('CrewLost', { seat: 0, cell: 707, figure: 'human', reason: 'slavers' }),
        happened('CreditsGained', { seat: 0, amount: 3, reason: 'pirates' }),
        happened('RocketMoved', { seat: 0, days: -1, position: 5 }),
      ]),
      moments: [
        [0, [[['table', 'ships', 0, 'crew'], { 707: ['human'] }]]],
        [1, [[['table', 'credits'], { 0: 7 }]]],
      ],
      view: [
        [['table', 'ships', 0, 'crew'], { 707: ['human'] }],
        [['table', 'credits'], { 0: 7 }],
      ],
    });
    await table.settled;

    expect(seen).toEqual([
      [2, 4],
      [1, 4],
      [1, 7],
    ]);
    expect(heard).toEqual([]);
  });

  it('shows the first card to those who have just lifted off', async () => {
    const seen: [string, boolean][] = [];
    player = new FlightPlayer(table, {
      pace: () => 0,
      sound: (name) => seen.push([name, player.lifting]),
    });
    player.open();
    table.receive(
      update(1, [
        happened('Launched', { positions: [[0, 6]] }),
        happened('CardRevealed', { card: CARD }),
        happened('RocketMoved', { seat: 0, days: 1, position: 7 }),
      ]),
    );
    await table.settled;

    expect(seen).toEqual([
      ['Launched', true],
      ['CardRevealed', false],
      ['RocketMoved', false],
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

  it('lets tiles fall with whoever and whatever was in them', async () => {
    pace = 1;
    vi.useFakeTimers();
    void player.play(turn(1, [lost(707)], [[['table', 'ships', 0, 'tiles'], {}]]));
    await vi.advanceTimersByTimeAsync(10);

    expect(player.debris).toMatchObject([{ cell: 707, crew: ['human', 'human'] }]);
    expect(table.ship(0)?.tiles.has(707)).toBe(false);
    vi.useRealTimers();
  });

  it('keeps the log in step and hands it over to the table', async () => {
    table.receive(update(1, [happened('DiceRolled', { seat: 0, dice: [3, 4] })]));
    await table.settled;

    expect(player.told).toEqual([]);
    expect(table.log.map(({ event: each }) => each.type)).toEqual(['DiceRolled']);
    expect(player.dice?.dice).toEqual([3, 4]);
  });

  it('takes an answered question away, unless the next of its kind comes at once', async () => {
    const again = FLIGHT.decision;
    const spent = [happened('BatterySpent', { seat: 0, cell: 708 })];
    table.decision = again;
    table.question = 1;
    await player.play(turn(1, spent, [], 2));
    expect(table.decision).toBe(again);

    await player.play(turn(2, spent, [[['decision'], null]], null));
    expect(table.decision).toBeNull();

    table.decision = again;
    await player.play(turn(3, [...spent, happened('CardRevealed', { card: CARD })], [], 4));
    expect(table.decision).toBeNull();
  });

  it('can be skipped together with all that has come meanwhile', async () => {
    vi.useFakeTimers();
    pace = 1;
    for (const n of [1, 2, 3])
      table.receive(update(n, [happened('DiceRolled', { seat: 0, dice: [1, n] })]));
    await vi.advanceTimersByTimeAsync(10);
    expect(table.behind).toBe(3);
    player.skip();
    await vi.advanceTimersByTimeAsync(1);

    expect(table.behind).toBe(0);
    expect(player.dice?.dice).toEqual([1, 3]);
    vi.useRealTimers();
  });

  it('waits while nobody looks', async () => {
    vi.useFakeTimers();
    let look = (): void => undefined;
    const back = new Promise<void>((resolve) => (look = resolve));
    player = new FlightPlayer(table, { pace: () => 1, sound: () => undefined, away: () => back });
    player.open();
    table.receive(update(1, [happened('CardRevealed', { card: CARD })]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.behind).toBe(1);

    look();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(table.behind).toBe(0);
    vi.useRealTimers();
  });

  it('is caught up with by those who only watch, however slow the machine is', async () => {
    vi.useFakeTimers();
    const later = setTimeout;
    const slow = (then: () => void, ms?: number) => later(then, (ms ?? 0) + 400);
    vi.stubGlobal('setTimeout', slow);
    table = tableOf(SMALL, { question: null, seat: null });
    const shown: string[] = [];
    player = new FlightPlayer(table, {
      pace: () => 1,
      sound: () => undefined,
      shown: ({ type }) => shown.push(type),
    });
    player.open();
    const days = [1, 2, 3].map((seat) => happened('RocketMoved', { seat, days: 1, position: 5 }));
    for (let n = 1; n <= 80; n += 1) table.receive(update(n, days));
    await vi.advanceTimersByTimeAsync(40_000);
    vi.unstubAllGlobals();
    vi.useRealTimers();

    expect(shown).toHaveLength(240);
    expect(table.behind).toBe(0);
  });

  it('says what a card did before the next is turned up', async () => {
    await player.play(
      turn(1, [
        happened('Launched', { positions: [[0, 6]], cards: 3 }),
        happened('CardRevealed', { card: CARD }),
      ]),
    );
    table.card = CARD;
    const said: unknown[] = [];
    pace = 1;
    vi.useFakeTimers();
    void player.play(turn(2, [happened('CardRevealed', { card: { ...CARD, id: 'd' } })]));
    await vi.advanceTimersByTimeAsync(10);
    said.push(player.verdict?.key);
    await vi.advanceTimersByTimeAsync(2_000);
    said.push(player.verdict);

    expect(said).toEqual(['verdict-dust-none', null]);
    vi.useRealTimers();
  });

  it('says what a card did before it is put away, also if somebody gives up then', async () => {
    await player.play(
      turn(1, [
        happened('Launched', { positions: [[0, 6]], cards: 3 }),
        happened('CardRevealed', { card: CARD }),
      ]),
    );
    table.card = CARD;
    const putAway: Change[] = [[['table', 'card'], null]];
    await player.play(turn(2, [happened('GaveUp', { seat: 1, reason: 'no_human' })], putAway));

    expect(table.card).toBeNull();
    expect(player.verdict?.key).toBe('verdict-dust-none');
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

describe('how long something is seen', () => {
  const strike = (cell: number, seat: number) => [
    happened('DiceRolled', { seat: 0, dice: [3, 4] }),
    happened('HitApproached', { meteor: true, heavy: true, side: 0, line: 7, seats: [0, 1] }),
    happened('HitMissed', { seat: 1 - seat, line: 7 }),
    lost(cell, 'destroyed', seat),
  ];
  const many = (count: number, seat: number) =>
    Array.from({ length: count }, (_, cell) => strike(cell, seat)).flat();

  it('is the same for a hit on the own ship, however many there are', () => {
    const [few, swarm] = [1, 12].map((count) => shotsOf(many(count, 0), 0));

    expect(timed(few ?? [], shareOf(few ?? [], 0))).toEqual(
      timed(swarm ?? [], shareOf(swarm ?? [], 0)).slice(0, few?.length),
    );
  });

  it('is less for what hits others, if time is short', () => {
    const shots = shotsOf(many(12, 1), 0);
    const times = timed(shots, shareOf(shots, LONGEST_MS));

    expect(times.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(LONGEST_MS + 1);
    expect(Math.min(...times)).toBeGreaterThan(50);
  });

  it('is not drawn out for others by a stone that hits the own ship as well', () => {
    const both = [...strike(1, 0), lost(2, 'destroyed', 1), lost(3, 'destroyed', 2)];
    const shots = shotsOf(both, 0);

    expect(shots.filter(({ own }) => own).map(({ events: [first] }) => first)).toEqual(
      both.slice(0, 4).filter(({ type }) => type !== 'HitMissed'),
    );
  });
});

describe('the beginning of a flight', () => {
  const launched = happened('Launched', { positions: [[0, 6]], cards: 8 });
  const began = [happened('CrewBoarded', { seat: 0, humans: 4 }), launched];
  const after: readonly Change[] = [[['phase'], 'flight'], [['decision'], null], ...left(8)];

  function yard(): Table {
    const table = tableOf(
      viewOf([
        [['phase'], 'building'],
        [['decision'], { kind: 'build', topic: 'x', seat: 0 }],
        ...left(0),
      ]),
      { waiting: [{ seat: 1, since_ms: 0, deadline_ms: null }] },
    );
    table.scenic = true;
    return table;
  }
  const playerOf = (table: Table, seen: string[]) =>
    new FlightPlayer(table, {
      pace: () => 0,
      sound: (name) =>
        seen.push(`${name} ${table.decision?.kind ?? 'calm'} ${table.room?.waiting?.length}`),
    });

  it('waits for its scene, and so does what happens meanwhile', async () => {
    const table = yard();
    const seen: string[] = [];
    table.receive(update(1, began, after));
    table.receive(update(2, [happened('GaveUp', { seat: 1, reason: 'chosen' })], left(5)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([table.phase, table.log.length, table.decision]).toEqual(['flight', 0, null]);

    playerOf(table, seen).open();
    await table.settled;

    expect(seen).toEqual(['CrewBoarded calm 0', 'Launched calm 0', 'GaveUp calm 1']);
    expect(table.cardsLeft).toBe(5);
  });

  it('is preceded by the scene in which ships are mended', async () => {
    const table = yard();
    const seen: string[] = [];
    table.receive(update(1, [lost(707)], [[['phase'], 'launch']]));
    await Promise.resolve();
    expect(table.phase).toBe('launch');
    const launch = playerOf(table, seen);
    const close = launch.open();
    await table.settled;
    table.receive(update(2, began, after));
    await Promise.resolve();
    close();
    playerOf(table, seen).open();
    await table.settled;

    expect(seen.map((line) => line.split(' ')[0])).toEqual([
      'TilesFell',
      'CrewBoarded',
      'Launched',
    ]);
  });

  it('is not played to who has come anew', async () => {
    const table = yard();
    const seen: string[] = [];
    table.receive(update(1, began, after));
    const coming = table.settled;
    await Promise.resolve();
    table.welcome(welcome(viewOf(left(3))));
    playerOf(table, seen).open();
    await coming;

    expect(seen).toEqual([]);
    expect(table.cardsLeft).toBe(3);
  });

  it('is shown at once where no scene follows', () => {
    const table = yard();
    table.scenic = false;
    const news: Update = update(1, began, [...after, [['decision'], FLIGHT.decision]]);
    table.receive(news);

    expect(table.decision?.kind).toBe('power_up');
  });
});
