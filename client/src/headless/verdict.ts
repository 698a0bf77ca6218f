/** What a card did to everybody and what it did not, in one line, once it is over. */

import type { Card, GameEvent, Seat } from '../game.generated';
import { isOf, only, seatOf, type EventType } from './events';

export interface Verdict {
  /** key of the sentence: verdict-... */
  readonly key: string;
  /** those it speaks of, in the order of the table */
  readonly seats: readonly Seat[];
  /** and those it sets against them */
  readonly others: readonly Seat[];
  readonly count: number;
}
/** A card with what happened while it lay open, and who was in the flight. */
export interface CardStory {
  readonly card: Card;
  readonly events: readonly GameEvent[];
  readonly flying: readonly Seat[];
}

/** The card that was turned up last. */
export function cardStory(flight: readonly GameEvent[]): CardStory | null {
  const at = flight.findLastIndex(({ type }) => type === 'CardRevealed');
  const revealed = flight[at];
  if (!revealed || !isOf(revealed, 'CardRevealed')) return null;
  const start = flight.findLastIndex(({ type }) => type === 'Launched');
  const launched = flight[start];
  const began =
    launched && isOf(launched, 'Launched') ? launched.positions.map(([seat]) => seat) : [];
  const gone = only(flight.slice(Math.max(0, start), at), 'GaveUp').map(({ seat }) => seat);
  const flying = began.filter((seat) => !gone.includes(seat));
  return { card: revealed.card, events: flight.slice(at + 1), flying };
}

/** Where a card of Rough Roads has it otherwise, what came off ships is told, and no more. */
export function verdictOf(story: CardStory): Verdict {
  if (has(story, 'CardSkipped')) return said('skipped');
  switch (story.card.kind) {
    case 'open_space':
      return openSpace(story);
    case 'stardust':
    case 'dust_storm':
      return dust(story);
    case 'planets':
      return planets(story);
    case 'abandoned_ship':
    case 'abandoned_station':
      return abandoned(story, story.card.crew);
    case 'smugglers':
    case 'slavers':
    case 'pirates':
      return enemy(story);
    case 'enemy_fleet':
      return fleet(story);
    case 'combat_zone':
    case 'tactical_zone':
      return contest(story);
    case 'epidemic':
    case 'plague':
    case 'contagion':
    case 'leaking_cells':
      return illness(story);
    case 'sabotage':
      return sabotage(story);
    case 'black_hole':
      return hole(story);
    case 'discharge':
      return discharge(story);
    case 'meteor_swarm':
    case 'meteor_alert':
    case 'meteor_shower':
    case 'nanobot_dust':
    case 'robopolice_raid':
      return losses(story);
    default:
      return losses(story);
  }
}

const said = (
  what: string,
  seats: readonly Seat[] = [],
  count = 0,
  others: readonly Seat[] = [],
): Verdict => ({ key: `verdict-${what}`, seats, others, count });

const has = ({ events }: CardStory, type: EventType) => events.some((event) => event.type === type);

/** How often something happened to each, by seat. */
function tally({ events }: CardStory, ...types: readonly EventType[]): Map<Seat, number> {
  const counts = new Map<Seat, number>();
  for (const event of only(events, ...types)) {
    const seat = seatOf(event);
    if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: ReadonlyMap<Seat, number>) =>
  [...counts.values()].reduce((all, count) => all + count, 0);

/** Everybody with the highest number. */
function most(counts: ReadonlyMap<Seat, number>): Seat[] {
  const best = Math.max(...counts.values());
  return [...counts].flatMap(([seat, count]) => (count === best ? [seat] : []));
}

function openSpace(story: CardStory): Verdict {
  const days = new Map(only(story.events, 'RocketMoved').map(({ seat, days }) => [seat, days]));
  if (!days.size) return said('nobody-moved');
  const still = story.flying.filter((seat) => !days.has(seat));
  const farthest = most(days);
  const count = days.get(farthest[0] ?? 0) ?? 0;
  return still.length
    ? said('open-space-still', farthest, count, still)
    : said('open-space', farthest, count);
}

function dust(story: CardStory): Verdict {
  const days = new Map(only(story.events, 'RocketMoved').map(({ seat, days }) => [seat, -days]));
  if (!days.size) return has(story, 'TileLost') ? losses(story) : said('dust-none');
  const clean = story.flying.filter((seat) => !days.has(seat));
  const worst = most(days);
  const count = days.get(worst[0] ?? 0) ?? 0;
  return clean.length ? said('dust-clean', worst, count, clean) : said('dust', worst, count);
}

function planets(story: CardStory): Verdict {
  const landed = only(story.events, 'PlanetReached').map(({ seat }) => seat);
  const declined = only(story.events, 'OfferDeclined').map(({ seat }) => seat);
  if (!landed.length) return said('planets-none');
  const late = story.flying.filter((seat) => !landed.includes(seat) && !declined.includes(seat));
  const key = late.length ? 'planets-full' : declined.length ? 'planets-passed' : 'planets-all';
  return said(key, landed, landed.length, late.length ? late : declined);
}

/** Two can take it if five play. Whom nobody asked cannot: too few are aboard. */
function abandoned(story: CardStory, crew: number): Verdict {
  const taken = only(story.events, 'OfferTaken').map(({ seat }) => seat);
  if (taken.length) return said('offer-taken', taken);
  const declined = only(story.events, 'OfferDeclined').map(({ seat }) => seat);
  return declined.length ? said('offer-declined', declined) : said('offer-crew', [], crew);
}

function enemy(story: CardStory): Verdict {
  const met = only(story.events, 'EnemyMet');
  const lost = met.filter(({ result }) => result === 'lost').map(({ seat }) => seat);
  const won = met.filter(({ result }) => result === 'won').map(({ seat }) => seat);
  if (won.length)
    return said(lost.length ? 'enemy-beaten-late' : 'enemy-beaten', won, lost.length, lost);
  return lost.length
    ? said('enemy-won', lost, lost.length)
    : said(
        'enemy-tied',
        met.map(({ seat }) => seat),
      );
}

function fleet(story: CardStory): Verdict {
  const met = only(story.events, 'FleetMet');
  const paid = met.filter(({ suffers }) => suffers > 0).map(({ seat }) => seat);
  return paid.length ? said('fleet-paid', paid, paid.length) : said('fleet-none');
}

function contest(story: CardStory): Verdict {
  const weakest = tally(story, 'WeakestFound', 'NextWeakestFound');
  if (!weakest.size) return has(story, 'StrongestSpared') ? losses(story) : said('contest-none');
  return weakest.size === 1 && sum(weakest) > 1
    ? said('contest-one', [...weakest.keys()], sum(weakest))
    : said('contest', [...weakest.keys()], sum(weakest));
}

function illness(story: CardStory): Verdict {
  const crew = tally(story, 'CrewLost');
  if (crew.size) return said('illness', most(crew), sum(crew));
  return has(story, 'TileLost') ? losses(story) : said('illness-none');
}

function sabotage(story: CardStory): Verdict {
  const target = only(story.events, 'WeakestFound').map(({ seat }) => seat);
  if (!target.length) return losses(story);
  const lost = tally(story, 'TileLost');
  return lost.size ? said('sabotage', target, sum(lost)) : said('sabotage-none', target);
}

function hole(story: CardStory): Verdict {
  const swallowed = only(story.events, 'ShipSwallowed').map(({ seat }) => seat);
  if (swallowed.length) return said('hole', swallowed, swallowed.length);
  return said('hole-none', [], sum(tally(story, 'TileLost')));
}

function discharge(story: CardStory): Verdict {
  const batteries = tally(story, 'BatteryLost', 'BatterySpent');
  const tiles = tally(story, 'TileLost');
  if (tiles.size) return said('discharge-tiles', [...tiles.keys()], sum(tiles));
  return batteries.size ? said('discharge', most(batteries), sum(batteries)) : said('nothing');
}

function losses(story: CardStory): Verdict {
  const tiles = tally(story, 'TileLost');
  if (!tiles.size) return said('whole');
  const whole = story.flying.filter((seat) => !tiles.has(seat));
  return whole.length
    ? said('losses-some', most(tiles), sum(tiles), whole)
    : said('losses', most(tiles), sum(tiles));
}
