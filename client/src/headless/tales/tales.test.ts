import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Card, GameEvent, Seat } from '../../game.generated';
import { happened } from '../../testing/testing';
import type { EventType } from '../events';
import { FACTS, KINDS, type Kind } from './facts';
import { Flight } from './flight';
import { talesOf, VARIANTS } from './tales';

const card = (kind = 'meteor_swarm') =>
  happened('CardRevealed', { card: { id: kind, kind } as unknown as Card });
const hit = (seat: Seat, more = 0) => [
  happened('TileLost', { seat, cause: 'destroyed' }),
  ...Array.from({ length: more }, () => happened('TileLost', { seat, cause: 'fallen_off' })),
];
const times = (count: number, type: EventType, seat: Seat) =>
  Array.from({ length: count }, () => happened(type, { seat }) as GameEvent);
const met = (seat: Seat, strength: number, result: string, enemy = 'pirates') =>
  happened('EnemyMet', { seat, enemy, strength, against: 10, result });
const start = (...seats: Seat[]) =>
  happened('Launched', { positions: seats.map((seat, index) => [seat, 9 - index]), cards: 8 });
const end = (...order: Seat[]) => happened('FlightEnded', { order });
const paid = (seat: Seat, amount: number, item = 'goods') =>
  happened('BillPresented', { seat, amount, item, count: 1 });
const moved = (seat: Seat, days: number, position: number) =>
  happened('RocketMoved', { seat, days, position });
const rolled = (...sums: number[]) =>
  sums.map((sum) => happened('DiceRolled', { seat: 0, dice: [1, sum - 1] }));

interface Case {
  readonly holds: readonly GameEvent[];
  /** so near, and yet it would not be true, or not worth telling */
  readonly not: readonly (readonly GameEvent[])[];
  readonly told: object;
}

const sold = (reason: string) => [
  happened('OfferTaken', { seat: 1, offer: reason }),
  ...[1, 2, 3].map(() => happened('CrewLost', { seat: 1, reason })),
  happened('CreditsGained', { seat: 1, amount: 6, reason }),
];

const CASES: Record<Kind, Case> = {
  broke: {
    holds: [card(), ...hit(1, 3)],
    not: [
      [card(), ...hit(1, 1), ...hit(1, 1)],
      [card(), ...hit(1, 2), card(), ...hit(1, 0)],
      [card(), ...hit(1, 3), ...hit(2, 3)],
    ],
    told: { seat: 1, things: { parts: 4 } },
  },
  wreck: {
    holds: [...hit(1, 5), end(1)],
    not: [
      [...hit(1, 5), end(0)],
      [...hit(1, 5), ...hit(2, 5), end(1, 2)],
    ],
    told: { seat: 1, things: { parts: 6 } },
  },
  whole: {
    holds: [...hit(1, 5), end(0, 1)],
    not: [[...hit(1, 5), ...hit(0), end(0, 1)], [...hit(1, 5), end(0, 1, 2)], [end(0, 1)]],
    told: { seat: 0, things: { parts: 6 } },
  },
  peace: {
    holds: [card(), card(), card(), end(0)],
    not: [
      [card(), card(), card(), ...hit(0), end(0)],
      [card(), card(), card()],
    ],
    told: { seat: null },
  },
  alone: {
    holds: [start(0, 1, 2), end(2)],
    not: [
      [start(0, 1, 2), end(2, 0)],
      [start(0), end(0)],
    ],
    told: { seat: 2, things: { ships: 3 } },
  },
  nobody: {
    holds: [start(0, 1), end()],
    not: [[start(0, 1), end(1)], [start(0, 1)]],
    told: { seat: null, things: { ships: 2 } },
  },
  brief: {
    holds: [card(), card(), ...times(1, 'GaveUp', 3), card()],
    not: [[card(), card(), card(), card(), card(), ...times(1, 'GaveUp', 3)], [card()]],
    told: { seat: 3, things: { deck: 2 } },
  },
  hair: {
    holds: [card('pirates'), met(2, 11, 'won')],
    not: [
      [card('pirates'), met(2, 13, 'won')],
      [card('pirates'), met(2, 11, 'tied')],
    ],
    told: { seat: 2, fields: { enemy: 'pirates', strength: 11, against: 10 } },
  },
  short: {
    holds: [card('pirates'), met(2, 9, 'lost')],
    not: [
      [card('pirates'), met(2, 7, 'lost')],
      [card('pirates'), met(2, 10, 'tied')],
    ],
    told: { seat: 2 },
  },
  overkill: {
    holds: [card('pirates'), met(2, 20, 'won')],
    not: [[card('pirates'), met(2, 19, 'won')]],
    told: { seat: 2 },
  },
  feared: {
    holds: [card('smugglers'), met(0, 1, 'lost', 'smugglers'), met(1, 2, 'lost', 'smugglers')],
    not: [
      [card('smugglers'), met(0, 1, 'lost'), met(1, 12, 'won')],
      [card('smugglers'), met(0, 1, 'lost'), card('smugglers'), met(1, 1, 'lost')],
    ],
    told: { seat: null, things: { ships: 2 }, fields: { enemy: 'smugglers' } },
  },
  robbed: { holds: times(3, 'GoodLost', 1), not: [times(2, 'GoodLost', 1)], told: { seat: 1 } },
  dumped: {
    holds: [happened('GoodsLeft', { seat: 1, goods: ['red', 'blue', 'blue'] })],
    not: [[happened('GoodsLeft', { seat: 1, goods: ['red'] })]],
    told: { seat: 1, things: { boxes: 3 } },
  },
  crew: {
    holds: times(4, 'CrewLost', 1),
    not: [times(3, 'CrewLost', 1), [...times(4, 'CrewLost', 1), ...times(4, 'CrewLost', 2)]],
    told: { seat: 1, things: { crew: 4 } },
  },
  sold: {
    holds: sold('abandoned_ship'),
    not: [sold('abandoned_station')],
    told: { seat: 1, things: { crew: 3, money: 6 } },
  },
  power: {
    holds: times(6, 'BatterySpent', 1),
    not: [times(5, 'BatterySpent', 1)],
    told: { seat: 1, things: { batteries: 6 } },
  },
  missed: { holds: times(4, 'HitMissed', 1), not: [times(3, 'HitMissed', 1)], told: { seat: 1 } },
  bounced: {
    holds: times(3, 'HitBounced', 1),
    not: [times(2, 'HitBounced', 1)],
    told: { seat: 1 },
  },
  shielded: {
    holds: times(2, 'HitShielded', 1),
    not: [[...times(2, 'HitShielded', 1), ...times(2, 'HitShielded', 0)]],
    told: { seat: 1, things: { hits: 2 } },
  },
  gunned: { holds: times(2, 'MeteorShot', 1), not: [times(1, 'MeteorShot', 1)], told: { seat: 1 } },
  weakest: {
    holds: times(2, 'WeakestFound', 1),
    not: [[...times(1, 'WeakestFound', 1), ...times(1, 'WeakestFound', 0)]],
    told: { seat: 1, things: { times: 2 } },
  },
  late: {
    holds: [moved(1, -4, 2), moved(1, 3, 5), moved(1, -2, 3)],
    not: [[moved(1, -4, 2), moved(1, 3, 5)]],
    told: { seat: 1, things: { days: 6 } },
  },
  lead: {
    holds: [start(0, 1), ...[12, 14, 16, 18].map((at, index) => moved(1 - (index % 2), 5, at))],
    not: [[start(0, 1), ...[12, 14, 16].map((at, index) => moved(1 - (index % 2), 5, at))]],
    told: { things: { times: 4 } },
  },
  comeback: {
    holds: [start(0, 1, 2), end(2, 0)],
    not: [
      [start(0, 1, 2), end(1, 2, 0)],
      [start(0, 1), end(1, 0)],
    ],
    told: { seat: 2 },
  },
  fallen: {
    holds: [start(0, 1, 2), end(2, 1, 0)],
    not: [[start(0, 1, 2), end(2, 0)]],
    told: { seat: 0 },
  },
  scrap: {
    holds: [...hit(1, 3), paid(1, 12), paid(0, 5)],
    not: [
      [...hit(1, 3), paid(1, 4), paid(0, 5)],
      [...hit(1, 3), ...hit(0, 4), paid(1, 12)],
    ],
    told: { seat: 1, things: { parts: 4, money: 12 } },
  },
  debt: {
    holds: [paid(1, 3), paid(1, -5), paid(0, 2)],
    not: [
      [paid(1, 5), paid(1, -5)],
      [paid(1, -2), paid(0, -2)],
    ],
    told: { seat: 1, things: { money: 2 } },
  },
  beauty: {
    holds: [...hit(1, 3), paid(1, 2, 'best_looking')],
    not: [
      [...hit(1, 2), paid(1, 2, 'best_looking')],
      [...hit(1, 3), paid(0, 2, 'best_looking')],
    ],
    told: { seat: 1, things: { parts: 4 } },
  },
  same: {
    holds: rolled(7, 7, 7, 7, 5),
    not: [rolled(7, 7, 7, 5, 5)],
    told: { things: { times: 4 }, fields: { sum: 7 } },
  },
  declined: {
    holds: times(3, 'OfferDeclined', 1),
    not: [times(2, 'OfferDeclined', 1)],
    told: { seat: 1 },
  },
  landed: {
    holds: times(2, 'PlanetReached', 1),
    not: [[...times(2, 'PlanetReached', 1), ...times(2, 'PlanetReached', 0)]],
    told: { seat: 1, things: { times: 2 } },
  },
  winner: {
    holds: [paid(1, 3), paid(0, 2)],
    not: [
      [paid(1, 3), paid(0, 3)],
      [paid(1, -3), paid(0, -4)],
    ],
    told: { seat: 1, things: { money: 3 } },
  },
  dice: { holds: rolled(3, 4), not: [rolled(3)], told: { things: { times: 2 } } },
  deck: { holds: [card(), card()], not: [[card()]], told: { things: { deck: 2 } } },
};

describe.each(KINDS)('the tale "%s"', (kind) => {
  const { holds, not, told } = CASES[kind];

  it('is told where it holds', () => {
    expect(FACTS[kind](new Flight(holds))).toMatchObject([told]);
  });

  it('is told nowhere else', () => {
    for (const events of not) expect(FACTS[kind](new Flight(events))).toEqual([]);
  });

  it.each(['en', 'de', 'cs'])('can be said in all its ways in %s', (language) => {
    const [fact] = FACTS[kind](new Flight(holds));
    const given = { seat: 'Ada', ...fact?.things, ...fact?.fields };
    for (const variant of VARIANTS) {
      const said = sayIn(language, kind, variant, given);

      expect(said).not.toMatch(/[{}]/);
      expect(said.includes('Ada')).toBe(fact?.seat !== null);
    }
  });
});

function sayIn(language: string, kind: Kind, variant: string, given: object): string {
  const bundle = bundles.get(language) ?? bundleOf(language);
  const pattern = bundle.getMessage(`tale-${kind}`)?.attributes[variant];
  const words = { ...given, card: 'x', enemy: 'x', enemy_it: 'x', enemy_the: 'x' };
  const errors: Error[] = [];
  const said = pattern ? bundle.formatPattern(pattern, words, errors) : '{missing}';
  expect(errors).toEqual([]);
  return said;
}

const bundles = new Map<string, FluentBundle>();
function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const file = join('..', 'src', 'boltbucket', 'words', language, 'tales.ftl');
  bundle.addResource(new FluentResource(readFileSync(file, 'utf-8')));
  bundles.set(language, bundle);
  return bundle;
}

describe('what is told of a flight', () => {
  const flight = [start(0, 1, 2), card(), ...hit(1, 8), card(), ...rolled(7, 7, 7, 7), end(2, 1)];
  const of = (number: number, flights: number, match = 'r1') =>
    talesOf(flight, { match, number, flights });

  it('is three sentences, each of another kind, and about another ship where it can be', () => {
    const tales = of(0, 1);

    expect(tales).toHaveLength(3);
    expect(new Set(tales.map(({ kind }) => kind)).size).toBe(3);
    const seats = tales.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    expect(new Set(seats).size).toBe(seats.length);
  });

  it.each([1, 3, 4, 20])('is never the same twice in a match of %i flights', (flights) => {
    const told = Array.from({ length: flights }, (_, number) => of(number, flights)).flat();
    const keys = told.map(({ key }) => key);

    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is said otherwise in another match', () => {
    const words = ['r1', 'r2', 'r3'].map((match) => of(0, 1, match)[0]?.key);

    expect(new Set(words).size).toBe(3);
  });

  it('counts the ships of one enemy card, not of two', () => {
    const fight = [0, 1, 2, 3].map((seat) => met(seat, 2, 'lost', 'smugglers'));
    const [fact] = FACTS.feared(
      new Flight([card('smugglers'), ...fight, card('smugglers'), ...fight.slice(0, 1)]),
    );

    expect(fact?.things).toEqual({ ships: 4 });
  });

  it('is about the last flight only', () => {
    expect(
      talesOf([...flight, happened('FlightBegan', { number: 1 })], {
        match: '',
        number: 0,
        flights: 1,
      }),
    ).toEqual([]);
  });
});
