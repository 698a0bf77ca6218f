/** Set-ups: what the server offers to choose from, and how one choice changes others. */

import { call } from './api';
import {
  LEAST_SAND_PERCENT,
  MOST_HANDICAP,
  MOST_SAND_PERCENT,
  PARTNERS,
  TREK_FLIGHTS,
  UNTIMED_LEVELS,
  type Choices,
  type MissionCard,
  type Setup,
} from '../game.generated';

export type { Choices, MissionCard };

/** Lengths of the sand to choose from. */
export const SAND_PERCENTS = [
  ...[LEAST_SAND_PERCENT, 25, 50, 75, 100],
  ...[150, 200, 300, 500, MOST_SAND_PERCENT],
] as const;
/** What flights are called by how many cards of Rough Roads are drawn. */
export const DIFFICULTIES = ['none', 'hard', 'extreme', 'insane'] as const;

let asked: Promise<Choices> | null = null;

/** Everything a table can choose from; asked for once. */
export function choices(): Promise<Choices> {
  asked ??= call<Choices>('/api/choices').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The preset a set-up is, however many seats it has. */
export function presetOf(setup: Setup, presets: Choices['presets']): string | null {
  const found = Object.entries(presets).find(([, made]) => same(made.setup, setup));
  return found?.[0] ?? null;
}

function same(one: Setup, other: Setup): boolean {
  const fields = Object.keys(one) as (keyof Setup)[];
  return fields.every((field) => field === 'seats' || alike(one[field], other[field]));
}

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A set-up after one of its fields changed, with everything that has to change along. */
export function changed<K extends keyof Setup>(
  setup: Setup,
  field: K,
  value: Setup[K],
  offered: Pick<Choices, 'editions' | 'missions' | 'lessons'>,
): Setup {
  let next: Setup = { ...setup, [field]: value };
  if (next.format === 'trek') next = { ...next, flights: TREK_FLIGHTS };
  next = { ...next, flights: playable(next, offered) };
  next = { ...next, missions: flyable(next, offered) };
  // A learning flight has no hourglass; whoever goes on from there gets one.
  if (isLesson(next) && next.building === 'real_time') next = { ...next, building: 'untimed' };
  else if (isLesson(setup) && !isLesson(next) && field !== 'building')
    next = { ...next, building: 'real_time' };
  return {
    ...next,
    teams: canTeam(next) ? next.teams : 'none',
    options: next.options.filter((option) => optionsOf(next, offered).includes(option)),
    handicaps: next.handicaps.filter(([seat]) => seat < next.seats),
    lesson: lessonFor(next, offered) === next.lesson ? next.lesson : '',
  };
}

/** The lesson that is given on this flight, if there is one. */
export function lessonFor(setup: Setup, { lessons }: Pick<Choices, 'lessons'>): string | null {
  const found = Object.entries(lessons).find(
    ([, made]) => made.edition === setup.edition && alike(made.flights, setup.flights),
  );
  return found?.[0] ?? null;
}

/** Whether there is no hourglass, whatever was agreed on. */
export const isLesson = ({ edition, flights }: Pick<Setup, 'edition' | 'flights'>): boolean =>
  flights.every((level) => UNTIMED_LEVELS[edition]?.includes(level));

/** The flights of the set-up that its edition has, and missions can be flown on. */
function playable(
  setup: Setup,
  offered: Pick<Choices, 'editions' | 'missions'>,
): readonly string[] {
  const levels = levelsOf(setup, offered);
  const known = setup.flights.filter((level) => levels.includes(level));
  return known.length ? known : [levels.find((level) => level === 'I') ?? levels[0] ?? 'I'];
}

/** The levels to choose from: a learning flight has no missions. */
export function levelsOf(
  setup: Setup,
  offered: Pick<Choices, 'editions' | 'missions'>,
): readonly string[] {
  const levels = offered.editions[setup.edition] ?? [];
  if (setup.format !== 'missions' && !setup.missions.length) return levels;
  return levels.filter((level) => missionsFor(setup, level, offered).length);
}

/** One mission a flight, as long as each can be flown there; else they are drawn. */
function flyable(setup: Setup, offered: Pick<Choices, 'missions'>): readonly string[] {
  if (!setup.missions.length || setup.format === 'trek') return [];
  return setup.flights.map((level, index) => {
    const fitting = missionsFor(setup, level, offered);
    const wished = setup.missions[index];
    return wished && fitting.includes(wished) ? wished : (fitting[0] ?? '');
  });
}

export function missionsFor(
  setup: Setup,
  level: string,
  offered: Pick<Choices, 'missions'>,
): string[] {
  return Object.entries(offered.missions)
    .filter(([, card]) => card.flights[setup.edition]?.includes(level))
    .filter(([, { seats }]) => seats[0] <= setup.seats && setup.seats <= seats[1])
    .map(([name]) => name);
}

/** The variants printed on the missions that may come up. */
export function optionsOf(setup: Setup, offered: Pick<Choices, 'missions'>): string[] {
  const drawn = setup.format === 'missions' ? Object.keys(offered.missions) : [];
  const names = setup.missions.length ? setup.missions : drawn;
  return [...new Set(names.flatMap((name) => offered.missions[name]?.options ?? []))];
}

/** The set-up with a card of Rough Roads beside every flight, or without it again. */
export function withRoad(setup: Setup, name: string): Setup {
  const others = setup.roads.filter((other) => other !== name);
  return { ...setup, roads: others.length < setup.roads.length ? others : [...others, name] };
}

/** The seconds a seat is helped with, or 0. */
export function handicapOf(setup: Setup, seat: number): { head_start: number; extra_time: number } {
  const found = setup.handicaps.find(([other]) => other === seat);
  return found?.[1] ?? { head_start: 0, extra_time: 0 };
}

/** A whole number of seconds as somebody types it, or null if it is none in range. */
export function secondsOf(typed: string): number | null {
  const text = typed.trim();
  const seconds = text === '' ? 0 : Number(text);
  return /^\d*$/.test(text) && seconds <= MOST_HANDICAP ? seconds : null;
}

export function withHandicap(
  setup: Setup,
  seat: number,
  handicap: { head_start: number; extra_time: number },
): Setup {
  const others = setup.handicaps.filter(([other]) => other !== seat);
  const helped = handicap.head_start || handicap.extra_time;
  return { ...setup, handicaps: helped ? [...others, [seat, handicap] as const] : others };
}

/** Whether so many can play in teams. */
export const canTeam = ({ seats }: Pick<Setup, 'seats'>): boolean => seats in PARTNERS;

export function partnerOf(setup: Setup | undefined, seat: number | null): number | null {
  if (!setup || seat === null || setup.teams === 'none') return null;
  return PARTNERS[setup.seats]?.[seat] ?? null;
}
