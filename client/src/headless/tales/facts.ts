/** What may be told about a flight: each fact only where it holds. */

import type { Seat } from '../../game.generated';
import type { EventOf, EventType } from '../events';
import { highest, total, type Counts, type Flight } from './flight';

/** Numbers of things, by the name of the words for them: tale-n-... */
export type Things = Readonly<Record<string, number>>;
export interface Fact {
  readonly seat: Seat | null;
  /** how much it deserves to be told */
  readonly weight: number;
  readonly things: Things;
  readonly topic: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
type Find = (flight: Flight) => readonly Fact[];

const fact = (
  topic: string,
  seat: Seat | null,
  weight: number,
  things: Things = {},
  fields: Fact['fields'] = {},
): Fact => ({ topic, seat, weight, things, fields });

/** The one with most of something, if it is so much. */
function most(counts: Counts, least: number, tell: (seat: Seat, count: number) => Fact): Fact[] {
  const seat = highest(counts);
  const count = seat === null ? 0 : (counts.get(seat) ?? 0);
  return seat !== null && count >= least ? [tell(seat, count)] : [];
}

/** The same for how often something happened. */
const often =
  (thing: string, topic: string, least: number, weight: number, ...types: EventType[]): Find =>
  (flight) =>
    most(flight.tally(...types), least, (seat, count) =>
      fact(topic, seat, weight + 2 * count, { [thing]: count }),
    );

const lost = (flight: Flight) => flight.tally('TileLost');
const lostBy = (flight: Flight, seat: Seat) => lost(flight).get(seat) ?? 0;
const home = (flight: Flight, seat: Seat) => flight.arrived?.includes(seat) ?? false;

/** Every kind of tale; its words are tale-..., three of each. */
export const FACTS = {
  broke(flight) {
    const strokes = flight.strokes.filter(({ count }) => count >= 4);
    const worst = Math.max(...strokes.map(({ count }) => count));
    const found = strokes.filter(({ count }) => count === worst);
    return found
      .slice(0, found.length === 1 ? 1 : 0)
      .map(({ seat, count, card }) =>
        fact('losing_components', seat, 26 + 3 * count, { parts: count }, { card }),
      );
  },
  wreck: (flight) =>
    most(lost(flight), 6, (seat, count) =>
      fact('losing_components', seat, 18 + count, { parts: count }),
    ).filter(({ seat }) => seat !== null && home(flight, seat)),
  whole(flight) {
    const all = total(lost(flight));
    const seats = (flight.arrived ?? []).filter((seat) => !lostBy(flight, seat));
    return all >= 5 && seats.length === 1
      ? seats.map((seat) => fact('losing_components', seat, 24 + all, { parts: all }))
      : [];
  },
  peace: (flight) =>
    flight.arrived && !total(lost(flight)) && flight.only('CardRevealed').length >= 3
      ? [fact('losing_components', null, 28)]
      : [],
  alone: ({ arrived, started }) =>
    arrived?.length === 1 && started.length >= 3
      ? arrived.map((seat) => fact('giving_up', seat, 48, { ships: started.length }))
      : [],
  nobody: ({ arrived, started }) =>
    arrived?.length === 0 && started.length >= 2
      ? [fact('giving_up', null, 60, { ships: started.length })]
      : [],
  brief(flight) {
    const [first] = flight.only('GaveUp');
    const cards = first ? flight.cardsUntil(first) : 0;
    return first && cards >= 1 && cards <= 4
      ? [fact('giving_up', first.seat, 42 - 3 * cards, { deck: cards })]
      : [];
  },
  hair: (flight) => fought(flight, (margin) => margin > 0 && margin <= 2, 34),
  short: (flight) => fought(flight, (margin) => margin < 0 && margin >= -2, 32),
  overkill: (flight) => fought(flight, (margin, against) => against > 0 && margin >= against, 27),
  feared(flight) {
    const found = flight.fights.filter(
      ({ met }) => met.length >= 2 && met.every(({ result }) => result === 'lost'),
    );
    return found.slice(0, 1).map(({ enemy, met }) => {
      const ships = new Set(met.map(({ seat }) => seat)).size;
      return fact('enemies', null, 20 + 4 * ships, { ships }, { enemy });
    });
  },
  robbed: often('boxes', 'losing_goods', 3, 20, 'GoodLost'),
  dumped(flight) {
    const left = new Map<Seat, number>();
    for (const { seat, goods } of flight.only('GoodsLeft'))
      left.set(seat, (left.get(seat) ?? 0) + goods.length);
    return most(left, 3, (seat, count) => fact('goods', seat, 19 + 2 * count, { boxes: count }));
  },
  crew: often('crew', 'losing_crew', 4, 20, 'CrewLost'),
  sold(flight) {
    return flight.only('OfferTaken').flatMap(({ seat, offer }) => {
      if (offer !== 'abandoned_ship') return [];
      const gone = flight
        .only('CrewLost')
        .filter((event) => event.seat === seat && event.reason === offer).length;
      const paid = flight
        .only('CreditsGained')
        .filter((event) => event.seat === seat && event.reason === offer)
        .reduce((sum, { amount }) => sum + amount, 0);
      return gone >= 2 && paid > 0
        ? [fact('abandoned_ship', seat, 29, { crew: gone, money: paid })]
        : [];
    });
  },
  power: often('batteries', 'batteries', 6, 8, 'BatterySpent'),
  missed: often('hits', 'hits', 4, 12, 'HitMissed'),
  bounced: often('hits', 'hits', 3, 14, 'HitBounced'),
  shielded: often('hits', 'hits', 2, 17, 'HitShielded'),
  gunned: often('hits', 'hits', 2, 19, 'MeteorShot'),
  weakest: often('times', 'combat_zone', 2, 20, 'WeakestFound'),
  late(flight) {
    const days = new Map<Seat, number>();
    for (const move of flight.only('RocketMoved'))
      if (move.days < 0) days.set(move.seat, (days.get(move.seat) ?? 0) - move.days);
    return most(days, 6, (seat, count) => fact('flight_order', seat, 12 + count, { days: count }));
  },
  lead: (flight) =>
    flight.leadChanges >= 4
      ? [fact('flight_order', null, 16 + flight.leadChanges, { times: flight.leadChanges })]
      : [],
  comeback: ({ arrived, started }) =>
    arrived?.[0] !== undefined && started.length >= 3 && arrived[0] === started.at(-1)
      ? [fact('flight_order', arrived[0], 36)]
      : [],
  fallen: ({ arrived, started }) =>
    arrived && arrived.length >= 3 && arrived.at(-1) === started[0]
      ? [fact('flight_order', started[0] ?? null, 31)]
      : [],
  scrap(flight) {
    const [rich, broken] = [highest(flight.earned), highest(lost(flight))];
    const money = rich === null ? 0 : (flight.earned.get(rich) ?? 0);
    const parts = rich === null ? 0 : lostBy(flight, rich);
    return rich !== null && rich === broken && parts >= 4 && money > 0
      ? [fact('end_of_flight', rich, 40, { parts, money })]
      : [];
  },
  debt(flight) {
    const poor = [...flight.earned].filter(([, sum]) => sum < 0);
    const worst = Math.min(...poor.map(([, sum]) => sum));
    const found = poor.filter(([, sum]) => sum === worst);
    return found.length === 1
      ? found.map(([seat, sum]) => fact('end_of_flight', seat, 30 - sum, { money: -sum }))
      : [];
  },
  beauty(flight) {
    const praised = flight.only('BillPresented').filter(({ item }) => item === 'best_looking');
    return praised
      .filter(({ seat }) => lostBy(flight, seat) >= 4)
      .slice(0, 1)
      .map(({ seat }) => fact('end_of_flight', seat, 38, { parts: lostBy(flight, seat) }));
  },
  same(flight) {
    const sums = new Map<number, number>();
    for (const { dice } of flight.only('DiceRolled'))
      sums.set(dice[0] + dice[1], (sums.get(dice[0] + dice[1]) ?? 0) + 1);
    return most(sums, 4, (sum, count) => fact('hits', null, 14 + count, { times: count }, { sum }));
  },
  declined: often('times', 'rewards', 3, 15, 'OfferDeclined'),
  landed: often('times', 'planets', 2, 14, 'PlanetReached'),
  winner: (flight) =>
    most(flight.earned, 1, (seat, money) => fact('end_of_flight', seat, 8, { money })),
  dice(flight) {
    const throws = flight.only('DiceRolled', 'LaneRolled').length;
    return throws >= 2 ? [fact('hits', null, 4, { times: throws })] : [];
  },
  deck(flight) {
    const cards = flight.only('CardRevealed').length;
    return cards >= 2 ? [fact('flight', null, 2, { deck: cards })] : [];
  },
} as const satisfies Record<string, Find>;

export type Kind = keyof typeof FACTS;
export const KINDS = Object.keys(FACTS) as readonly Kind[];

/** The first fight that ended with such a difference, in half points. */
function fought(
  flight: Flight,
  told: (margin: number, against: number) => boolean,
  weight: number,
): Fact[] {
  const met = flight.fights.flatMap((fight) => fight.met);
  const found = met.filter((event) => agrees(event) && told(marginOf(event), event.against));
  return found
    .slice(0, 1)
    .map(({ seat, enemy, strength, against }) =>
      fact('enemies', seat, weight, {}, { enemy, strength, against }),
    );
}

const marginOf = ({ strength, against }: EventOf<'EnemyMet'>) => strength - against;
/** Some enemies are not beaten by strength alone. */
const agrees = (event: EventOf<'EnemyMet'>) =>
  event.result === (marginOf(event) > 0 ? 'won' : 'lost');
