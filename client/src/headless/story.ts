/** The story of a flight in a few lines, found in its events. */

import { PRICES, type Card, type GameEvent, type Seat } from '../game.generated';
import { only, seatOf, type EventType } from './events';

export interface Tale {
  /** key of the sentence: story-... */
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly topic: string;
  readonly seat: Seat | null;
}
interface Weighed extends Tale {
  readonly at: number;
  readonly weight: number;
}

const LINES = 6;
/** What comes between two strokes. */
const ROLLS: ReadonlySet<EventType> = new Set(['CardRevealed', 'DiceRolled', 'LaneRolled']);

export function storyOf(all: readonly GameEvent[], lost: (seat: Seat) => number = () => 0): Tale[] {
  const events = lastFlight(all);
  const found = [
    ...breakUps(events),
    ...enemies(events),
    ...hauls(events),
    ...luck(events),
    ...power(events),
    ...goodbyes(events),
    ...unscathed(events, lost),
    ...leads(events),
  ];
  return found
    .sort((one, other) => other.weight - one.weight)
    .slice(0, LINES)
    .sort((one, other) => one.at - other.at)
    .map(({ key, fields, topic, seat }) => ({ key, fields, topic, seat }));
}

/** The events of the flight that was launched last. */
export function lastFlight(events: readonly GameEvent[]): readonly GameEvent[] {
  const from = events.findLastIndex(({ type }) => type === 'Launched' || type === 'FlightBegan');
  return events.slice(Math.max(0, from));
}

const tale = (
  key: string,
  seat: Seat | null,
  fields: Record<string, unknown>,
  topic: string,
  at: number,
  weight: number,
): Weighed => ({
  key,
  seat,
  fields: seat === null ? fields : { seat, ...fields },
  topic,
  at,
  weight,
});

function counted(events: readonly GameEvent[], types: readonly EventType[]): Map<Seat, number> {
  const counts = new Map<Seat, number>();
  for (const event of only(events, ...types)) {
    const seat = seatOf(event);
    if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return counts;
}

const most = (counts: ReadonlyMap<Seat, number>): readonly [Seat, number] | null =>
  [...counts].reduce<readonly [Seat, number] | null>(
    (best, each) => (best === null || each[1] > best[1] ? each : best),
    null,
  );

/** The greatest loss of a ship in one stroke. */
function breakUps(events: readonly GameEvent[]): Weighed[] {
  const strokes: { seat: Seat; count: number; at: number; card: Card | null }[] = [];
  let card: Card | null = null;
  let open = new Map<Seat, (typeof strokes)[number]>();
  events.forEach((event, at) => {
    if (event.type === 'CardRevealed') card = event.card;
    if (ROLLS.has(event.type)) open = new Map();
    if (event.type !== 'TileLost') return;
    const stroke = open.get(event.seat) ?? { seat: event.seat, count: 0, at, card };
    stroke.count += 1;
    if (!open.has(stroke.seat)) strokes.push(stroke);
    open.set(stroke.seat, stroke);
  });
  return strokes
    .filter(({ count }) => count >= 3)
    .sort((one, other) => other.count - one.count)
    .slice(0, 2)
    .map(({ seat, count, at, card: by }) =>
      tale('story-broke', seat, { count, card: by }, 'losing_components', at, 20 + 4 * count),
    );
}

function enemies(events: readonly GameEvent[]): Weighed[] {
  const met = events.flatMap((event, at) => (event.type === 'EnemyMet' ? [{ event, at }] : []));
  const won = met.filter(({ event }) => event.result === 'won');
  const wins = won.map(({ event, at }) => {
    const close = event.strength - event.against <= 1;
    const { enemy, strength, against } = event;
    return tale(
      close ? 'story-beat-closely' : 'story-beat',
      event.seat,
      { enemy, strength, against },
      'enemies',
      at,
      close ? 34 : 26,
    );
  });
  const cards = new Map<string, number[]>();
  for (const { event, at } of met)
    if (event.result === 'lost') cards.set(event.enemy, [...(cards.get(event.enemy) ?? []), at]);
  const feared = [...cards].filter(([, losses]) => losses.length >= 2);
  return [
    ...wins.slice(0, 3),
    ...feared.map(([enemy, losses]) =>
      tale('story-feared', null, { enemy, count: losses.length }, 'enemies', losses[0] ?? 0, 22),
    ),
  ];
}

function hauls(events: readonly GameEvent[]): Weighed[] {
  const values = new Map<Seat, number>();
  let last = 0;
  events.forEach((event, at) => {
    if (event.type !== 'GoodLoaded' && event.type !== 'GoodUnloaded' && event.type !== 'GoodLost')
      return;
    const value = PRICES[event.good];
    const sign = event.type === 'GoodLoaded' ? 1 : -1;
    values.set(event.seat, (values.get(event.seat) ?? 0) + sign * value);
    last = at;
  });
  const best = most(values);
  if (!best || best[1] < 5) return [];
  return [tale('story-hauled', best[0], { value: best[1] }, 'goods', last, 16 + best[1])];
}

function luck(events: readonly GameEvent[]): Weighed[] {
  const best = most(counted(events, ['HitMissed', 'HitBounced', 'HitShielded', 'MeteorShot']));
  if (!best || best[1] < 4) return [];
  const at = events.findLastIndex(
    (event) => event.type.startsWith('Hit') && seatOf(event) === best[0],
  );
  return [tale('story-lucky', best[0], { count: best[1] }, 'hits', at, 14 + best[1])];
}

function power(events: readonly GameEvent[]): Weighed[] {
  const best = most(counted(events, ['BatterySpent']));
  if (!best || best[1] < 5) return [];
  const at = events.findLastIndex(({ type }) => type === 'BatterySpent');
  return [tale('story-power', best[0], { count: best[1] }, 'batteries', at, 10 + best[1])];
}

function goodbyes(events: readonly GameEvent[]): Weighed[] {
  return events.flatMap((event, at) =>
    event.type === 'GaveUp'
      ? [tale('story-gave-up', event.seat, { reason: event.reason }, 'giving_up', at, 30)]
      : [],
  );
}

function unscathed(events: readonly GameEvent[], lost: (seat: Seat) => number): Weighed[] {
  const end = events.findLastIndex(({ type }) => type === 'FlightEnded');
  const order = orderAt(events, end);
  const losses = counted(events, ['TileLost']);
  const hits = events.some(({ type }) => type === 'HitApproached');
  return order
    .filter((seat) => hits && !losses.get(seat) && !lost(seat))
    .slice(0, 2)
    .map((seat) => tale('story-unscathed', seat, {}, 'losing_components', end, 24));
}

/** How often the lead changed, and who had it at the end. */
function leads(events: readonly GameEvent[]): Weighed[] {
  const positions = new Map<Seat, number>();
  let leader: Seat | null = null;
  let changes = 0;
  events.forEach((event) => {
    if (event.type === 'Launched')
      for (const [seat, at] of event.positions) positions.set(seat, at);
    if (event.type === 'RocketMoved') positions.set(event.seat, event.position);
    if (event.type === 'GaveUp') positions.delete(event.seat);
    const ahead = most(positions)?.[0] ?? null;
    if (leader !== null && ahead !== null && ahead !== leader) changes += 1;
    leader = ahead;
  });
  const end = events.findLastIndex(({ type }) => type === 'FlightEnded');
  const [first] = orderAt(events, end);
  if (first === undefined) return [];
  return [tale('story-first', first, { changes }, 'flight_order', end, 40)];
}

/** Who arrived, in order. */
function orderAt(events: readonly GameEvent[], end: number): readonly Seat[] {
  const event = events[end];
  return event?.type === 'FlightEnded' ? event.order : [];
}
