/**
 * How a row of events is cut into shots, and how long each of them is seen. A hit on one's own ship
 * takes its time, whatever else happens; where time is short, what happens to others shrinks first.
 */

import type { GameEvent, Seat } from '../game.generated';
import { isOf, seatOf, type EventOf, type EventType } from './events';

/** Events that are seen together. */
export interface Shot {
  readonly events: readonly [GameEvent, ...GameEvent[]];
  /** the number of the last of them among all events of the turn */
  readonly last: number;
  /** at the usual pace, if nothing presses */
  readonly ms: number;
  /** whether it is the own ship that is hit: then nothing presses */
  readonly own: boolean;
}

/** At most this long is the show between two own decisions. */
export const LONGEST_MS = 12_000;
/** Until the rockets leave. */
export const LIFT_OFF_MS = 8_000;
export const VERDICT_MS = 1_500;
/** What has been seen in less than this cannot be told from what has not been shown. */
export const SHORTEST_MS = 34;

/** How long an event is seen: on the own ship, and on another or everywhere. */
const TIMES: Readonly<Partial<Record<EventType, readonly [number, number]>>> = {
  FlawsFound: [900, 700],
  ReserveForfeited: [500, 300],
  CrewBoarded: [650, 420],
  BatteriesLoaded: [500, 330],
  AlienBoarded: [600, 400],
  Launched: [4200, 4200],
  CardRevealed: [1700, 1700],
  CardSkipped: [900, 900],
  CardSatOut: [700, 500],
  StrengthDeclared: [700, 500],
  EnemyMet: [1500, 950],
  FleetMet: [1500, 950],
  WeakestFound: [1900, 1500],
  NextWeakestFound: [900, 700],
  LaneRolled: [1150, 800],
  RaidApproached: [1300, 900],
  UnitBackedOff: [350, 260],
  UnitGaveUp: [500, 400],
  UnitEntered: [700, 450],
  UnitMoved: [620, 480],
  Confiscated: [550, 380],
  ChargePlanted: [450, 300],
  UnitDefeated: [900, 700],
  UnitLeft: [450, 350],
  ChargesExploded: [700, 450],
  DiceRolled: [1150, 800],
  HitApproached: [1300, 750],
  HitMissed: [700, 500],
  HitBounced: [850, 500],
  HitShielded: [950, 550],
  MeteorShot: [950, 550],
  TileLost: [1400, 750],
  TileTakenOff: [900, 500],
  PieceKept: [300, 150],
  BatterySpent: [260, 160],
  BatteryLost: [420, 220],
  CrewLost: [620, 320],
  GoodLost: [450, 260],
  GoodLoaded: [200, 140],
  GoodUnloaded: [180, 120],
  CreditsGained: [700, 420],
  RocketMoved: [700, 460],
  PlanetReached: [1000, 700],
  OfferTaken: [900, 700],
  OfferDeclined: [300, 260],
  GaveUp: [1300, 1000],
  SabotageMissed: [800, 600],
  HoleEscaped: [1300, 900],
  ShipSwallowed: [1800, 1300],
  EscortLost: [900, 900],
  EscortMoved: [300, 300],
  EscortCovered: [400, 300],
  FlightEnded: [1800, 1800],
};
const OTHERWISE_MS = 60;

export const MEETINGS = ['HitMissed', 'HitBounced', 'HitShielded', 'MeteorShot'] as const;
export type Met = EventOf<(typeof MEETINGS)[number]>;
export const isMeeting = (event: GameEvent): event is Met => isOf(event, ...MEETINGS);

/** What one of several shots begins with ends the strike before it. */
const NEW_STRIKE: ReadonlySet<EventType> = new Set([
  'DiceRolled',
  'CardRevealed',
  'FlightEnded',
  'WeakestFound',
  'RocketMoved',
] as const);
/** The end of a fall and the like: what is done to a ship by a strike. */
const STRIKING: ReadonlySet<EventType> = new Set([
  'HitApproached',
  'HitBounced',
  'HitShielded',
  'MeteorShot',
  'TileLost',
  'PieceKept',
] as const);

/** All shots of a turn, for whoever sits at this seat. */
export function shotsOf(events: readonly GameEvent[], me: Seat | null, asked = false): Shot[] {
  const hit = struck(events, me, asked);
  let last = -1;
  return grouped(events).map((group) => {
    last += group.length;
    const own = group.some((event) => hit.has(event));
    return { events: group, last, own, ms: timeOf(group, me, own) };
  });
}

function timeOf(group: readonly GameEvent[], me: Seat | null, own: boolean): number {
  const times = group.map((event) => {
    const [near, far] = TIMES[event.type] ?? [OTHERWISE_MS, OTHERWISE_MS];
    return own || (me !== null && seatOf(event) === me) ? near : far;
  });
  return Math.max(...times);
}

/** What strikes do to the ship of this seat, from the throw of the dice on. */
function struck(events: readonly GameEvent[], me: Seat | null, asked: boolean): Set<GameEvent> {
  const hit = new Set<GameEvent>();
  if (me === null) return hit;
  for (const strike of strikes(events)) {
    const reached = strike.some((event) => STRIKING.has(event.type) && seatOf(event) === me);
    const coming = asked && strike === strikes(events).at(-1) && aimsAt(strike, me);
    if (reached || coming) for (const event of strike) if (meets(event, me)) hit.add(event);
  }
  return hit;
}

/** Dice and what flies in are everybody's; what it does to others need not take as long. */
const meets = (event: GameEvent, me: Seat) =>
  seatOf(event) === me || isOf(event, 'DiceRolled', 'LaneRolled', 'HitApproached');

const aimsAt = (strike: readonly GameEvent[], me: Seat) =>
  strike.some((event) => event.type === 'HitApproached' && event.seats.includes(me)) &&
  !strike.some((event) => isMeeting(event) && event.seat === me);

const strikesOf = new WeakMap<readonly GameEvent[], GameEvent[][]>();
function strikes(events: readonly GameEvent[]): GameEvent[][] {
  const known = strikesOf.get(events);
  if (known) return known;
  const found: GameEvent[][] = [];
  for (const event of events) {
    if (NEW_STRIKE.has(event.type) || !found.length) found.push([]);
    found.at(-1)?.push(event);
  }
  strikesOf.set(events, found);
  return found;
}

/** How much of its usual length a shot has when no more time than this is left; own hits are not
 * shortened. The time of what is said about `verdicts` cards counts as well. */
export function shareOf(shots: readonly Shot[], budget: number, verdicts = 0): number {
  const sum = (own: boolean) =>
    shots.filter((shot) => shot.own === own).reduce((ms, shot) => ms + shot.ms, 0);
  const others = sum(false) + verdicts * VERDICT_MS;
  return Math.min(1, Math.max(0, budget - sum(true)) / (others || 1));
}

export const timed = (shots: readonly Shot[], share: number): number[] =>
  shots.map(({ own, ms }) => (own ? ms : Math.max(SHORTEST_MS, ms * share)));

/** Whether a shot begins after a card is over. */
export const endsCard = ({ events: [first] }: Shot): boolean =>
  isOf(first, 'CardRevealed', 'FlightEnded');

/** Events that are shown in one go: all that a hit does, or all that falls off together. */
export function grouped(events: readonly GameEvent[]): [GameEvent, ...GameEvent[]][] {
  const groups: [GameEvent, ...GameEvent[]][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && belongs(group[0], event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function belongs(first: GameEvent, next: GameEvent): boolean {
  if (isMeeting(first)) return isMeeting(next);
  if (!isOf(first, 'TileLost', 'TileTakenOff') || !isOf(next, 'TileLost', 'TileTakenOff'))
    return false;
  return next.type === first.type && next.seat === first.seat && next.cause === first.cause;
}
