/** A flight read off its events: what facts about it are found in. */

import type { Card, GameEvent, Seat } from '../../game.generated';
import { underWay } from '../earnings';
import { only, seatOf, type EventOf, type EventType } from '../events';
import { lastFlight } from '../last-flight';

export type Counts = ReadonlyMap<Seat, number>;
/** One hit, or whatever else takes components off a ship in one go. */
export interface Stroke {
  readonly seat: Seat;
  readonly count: number;
  readonly card: Card | null;
}
/** Everybody who met one enemy. */
export interface Fight {
  readonly enemy: string;
  readonly met: readonly EventOf<'EnemyMet'>[];
}

export class Flight {
  readonly events: readonly GameEvent[];
  /** in the order of the start, the leader first */
  readonly started: readonly Seat[];
  /** in the order of arrival; null while it is under way */
  readonly arrived: readonly Seat[] | null;

  constructor(log: readonly GameEvent[]) {
    this.events = lastFlight(log);
    const [launched] = only(this.events, 'Launched');
    this.started = [...(launched?.positions ?? [])]
      .sort(([, one], [, other]) => other - one)
      .map(([seat]) => seat);
    this.arrived = only(this.events, 'FlightEnded').at(-1)?.order ?? null;
  }

  only<T extends EventType>(...types: readonly T[]): EventOf<T>[] {
    return only(this.events, ...types);
  }

  /** How often something of this kind happened to each. */
  tally(...types: readonly EventType[]): Counts {
    const counts = new Map<Seat, number>();
    for (const event of this.only(...types)) {
      const seat = seatOf(event);
      if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
    }
    return counts;
  }

  /** What everybody earned, under way and at the end. */
  get earned(): Counts {
    const sums = new Map(underWay(this.events));
    for (const { seat, amount } of this.only('BillPresented'))
      sums.set(seat, (sums.get(seat) ?? 0) + amount);
    return sums;
  }

  get strokes(): readonly Stroke[] {
    const strokes: Stroke[] = [];
    let card: Card | null = null;
    for (const event of this.events) {
      if (event.type === 'CardRevealed') card = event.card;
      if (event.type !== 'TileLost') continue;
      const last = strokes.at(-1);
      const same = last?.seat === event.seat && last.card === card && event.cause === 'fallen_off';
      if (last && same) strokes[strokes.length - 1] = { ...last, count: last.count + 1 };
      else strokes.push({ seat: event.seat, count: 1, card });
    }
    return strokes;
  }

  /** Two cards with the same enemy are two fights. */
  get fights(): readonly Fight[] {
    const fights: { enemy: string; met: EventOf<'EnemyMet'>[] }[] = [];
    for (const event of this.only('CardRevealed', 'EnemyMet')) {
      if (event.type === 'CardRevealed') fights.push({ enemy: event.card.kind, met: [] });
      else fights.at(-1)?.met.push(event);
    }
    return fights.filter(({ met }) => met.length > 0);
  }

  /** How many cards had been turned up when this ship gave up. */
  cardsUntil(given: EventOf<'GaveUp'>): number {
    return only(this.events.slice(0, this.events.indexOf(given)), 'CardRevealed').length;
  }

  /** How often the lead went from one ship to another. */
  get leadChanges(): number {
    const positions = new Map<Seat, number>();
    let [leader, changes]: [Seat | null, number] = [null, 0];
    for (const event of this.events) {
      if (event.type === 'Launched')
        for (const [seat, at] of event.positions) positions.set(seat, at);
      if (event.type === 'RocketMoved') positions.set(event.seat, event.position);
      if (event.type === 'GaveUp') positions.delete(event.seat);
      const ahead = highest(positions);
      if (leader !== null && ahead !== null && ahead !== leader) changes += 1;
      leader = ahead ?? leader;
    }
    return changes;
  }
}

/** The one with the highest number; nobody where two share it. */
export function highest(counts: Counts): Seat | null {
  const best = Math.max(...counts.values());
  const seats = [...counts].filter(([, count]) => count === best).map(([seat]) => seat);
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

export const total = (counts: Counts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
