/** What bots have to say about what happens, and when; nothing twice in a flight. */

import type { GameEvent, RoomSeat, Seat } from '../game.generated';
import { only, type EventOf } from './events';

export const MOMENTS = ['start', 'lost', 'won', 'mock', 'done', 'paid'] as const;
export type Moment = (typeof MOMENTS)[number];
export interface Remark {
  readonly seat: Seat;
  readonly moment: Moment;
  /** key of the sentence: remark-... */
  readonly key: string;
}

const CHARACTERS: ReadonlySet<string> = new Set(['careful', 'hauler', 'gunner', 'racer', 'random']);
const VARIANTS = ['one', 'two'] as const;

export class Remarks {
  #said = new Set<string>();

  /** What one of the bots says about these events, if any has something to say. */
  about(
    events: readonly GameEvent[],
    players: readonly RoomSeat[],
    me: Seat | null,
  ): Remark | null {
    if (events.some(({ type }) => type === 'FlightBegan')) this.#said.clear();
    for (const [moment, seat] of momentsIn(events, players, me)) {
      const character = players[seat]?.bot?.character ?? '';
      if (!CHARACTERS.has(character)) continue;
      const key = VARIANTS.map((each) => `remark-${character}-${moment}.${each}`).find(
        (each) => !this.#said.has(each),
      );
      if (!key) continue;
      this.#said.add(key);
      return { seat, moment, key };
    }
    return null;
  }
}

/** What is worth a remark, the best first, and whose it would be. */
function momentsIn(
  events: readonly GameEvent[],
  players: readonly RoomSeat[],
  me: Seat | null,
): [Moment, Seat][] {
  const bots = [...players.keys()].filter((seat) => players[seat]?.bot);
  const [someone] = bots;
  if (someone === undefined) return [];
  const bot = (seat: Seat) => bots.includes(seat);
  const found: [Moment, Seat][] = [];
  for (const { seat } of only(events, 'TileLost').filter(inFull)) {
    if (bot(seat)) found.push(['lost', seat]);
    else if (seat === me) found.push(['mock', other(bots, seat + events.length)]);
  }
  for (const { seat } of only(events, 'EnemyMet').filter(({ result }) => result === 'won'))
    if (bot(seat)) found.push(['won', seat]);
  for (const { seat } of only(events, 'PlanetReached', 'OfferTaken'))
    if (bot(seat)) found.push(['won', seat]);
  for (const { seat } of only(events, 'BuildingFinished'))
    if (bot(seat)) found.push(['done', seat]);
  if (only(events, 'Launched').length) found.push(['start', other(bots, events.length)]);
  for (const { order } of only(events, 'FlightEnded')) {
    const first = order.find(bot);
    found.push(['paid', first ?? someone]);
  }
  return found;
}

/** What only falls off after a hit goes without saying. */
const inFull = ({ cause }: EventOf<'TileLost'>) => cause === 'destroyed';
const other = (bots: readonly Seat[], salt: number): Seat => bots[salt % bots.length] ?? 0;
