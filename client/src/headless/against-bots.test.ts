import { expect, it } from 'vitest';
import type { KeptFlight, Strength } from '../game.generated';
import {
  coursesOf,
  missionCourses,
  suggestedCourse,
  suggestedStrength,
  tableAgainst,
  taught,
  toggled,
} from './against-bots';
import { flight } from '../testing/kept';
import { curveOf, recordsOf } from './records';
import type { Choices } from './setup';

const SETUP = {
  edition: '2021',
  seats: 4,
  flights: ['II'],
  format: 'flights',
  building: 'real_time',
  sand_percent: 100,
  missions: [],
  options: [],
  handicaps: [],
  teams: 'none',
  prognostic: false,
  roads: [],
  rough_roads: 'none',
  other_ships: false,
};
const OFFERED = {
  editions: { '2021': ['L', 'I', 'II', 'III'], '2007': ['first', 'I', 'II', 'III', 'IV'] },
  presets: {
    quick: { setup: SETUP, company: 'bots' },
    trek: { setup: { ...SETUP, format: 'trek', flights: ['I', 'II', 'III'] }, company: 'friends' },
  },
  lessons: { first_flight_2007: { ...SETUP, edition: '2007', flights: ['first'] } },
  missions: { bet: { flights: { '2007': ['I', 'II'] }, seats: [2, 4] } },
} as unknown as Choices;

const against = (place: number, strength: Strength, more: Partial<KeptFlight> = {}) =>
  flight('a-0', {
    place,
    players: [{ name: 'Ada' }, { name: 'Fuss', bot: { character: 'careful', strength } }],
    ...more,
  });

it('offers every level of both editions, the Trek and missions', () => {
  const names = coursesOf(OFFERED).map(({ name }) => name);

  expect(names).toEqual([
    '2021 L',
    '2021 I',
    '2021 II',
    '2021 III',
    '2007 first',
    '2007 I',
    '2007 II',
    '2007 III',
    '2007 IV',
    'trek',
  ]);
  expect(missionCourses(OFFERED, 'II', 4).map(({ setup }) => setup.missions)).toEqual([['bet']]);
  expect(missionCourses(OFFERED, 'III', 4)).toEqual([]);
});

it('suggests better bots to whoever wins, weaker ones to whoever is last', () => {
  expect(suggestedStrength([])).toBe('beginner');
  expect(suggestedStrength([against(1, 'beginner')])).toBe('beginner');
  expect(suggestedStrength([against(1, 'beginner'), against(1, 'beginner')])).toBe('trucker');
  expect(suggestedStrength([against(1, 'trucker'), against(1, 'beginner')])).toBe('trucker');
  expect(suggestedStrength([against(2, 'trucker'), against(2, 'trucker')])).toBe('beginner');
  expect(suggestedStrength([against(1, 'ace'), against(1, 'ace')])).toBe('ace');
});

it('suggests the next level once one has ended well', () => {
  expect(suggestedCourse([])).toBe('2021 L');
  expect(suggestedCourse([flight('a-0', { level: 'L' })])).toBe('2021 I');
  expect(suggestedCourse([flight('a-0', { level: 'L', arrived: false })])).toBe('2021 L');
  expect(suggestedCourse([flight('a-0', { level: 'III' })])).toBe('2021 III');
  expect(suggestedCourse([flight('a-0', { edition: '2007', level: 'I' })])).toBe('2007 II');
});

it('seats the faces that were chosen, and never nobody', () => {
  expect(toggled(['careful'], 'careful', 4)).toEqual(['careful']);
  expect(toggled(['careful'], 'racer', 4)).toEqual(['careful', 'racer']);
  expect(toggled(['careful', 'racer'], 'careful', 4)).toEqual(['racer']);
  expect(toggled(['a', 'b', 'c', 'd'], 'e', 4)).toEqual(['b', 'c', 'd', 'e']);

  const [course] = coursesOf(OFFERED);
  if (!course) throw new Error('no course');
  const table = tableAgainst(course, ['racer', 'gunner'], 'ace');
  expect(table.setup.seats).toBe(3);
  expect(table.bots).toEqual([
    null,
    { character: 'racer', strength: 'ace' },
    { character: 'gunner', strength: 'ace' },
  ]);
});

it('adds up records and a curve over time', () => {
  const flights = [
    flight('c-0', { credits: 30, lost: 2, titles: ['engineer'] }),
    flight('b-0', { credits: -5, arrived: false, lost: 9, place: 2, won: null }),
    flight('a-0', { credits: 11, lost: 4, titles: ['engineer'], won: false }),
  ];
  const records = recordsOf(flights);

  expect(records).toMatchObject({
    flights: 3,
    arrived: 2,
    firsts: 2,
    games: 2,
    won: 1,
    earned: 36,
  });
  expect(records.best?.id).toBe('c-0');
  expect(records.toughest?.id).toBe('a-0');
  expect(records.titles.get('engineer')).toBe(2);
  expect(curveOf(flights).map(({ credits }) => credits)).toEqual([11, -5, 30]);
  expect(curveOf(flights).map(({ mean }) => mean)).toEqual([11, 3, 12]);
});

it('teaches the first flight of an edition to who has not flown it, and to who wishes', () => {
  const first = coursesOf(OFFERED).find(({ name }) => name === '2007 first') as never;
  const flown = [flight('a-0', { edition: '2007', level: 'first' })];
  const lesson = (...more: [boolean | null, KeptFlight[]]) =>
    taught(first, OFFERED, ...more).setup.lesson;

  expect(lesson(null, [])).toBe('first_flight_2007');
  expect(lesson(false, [])).toBe('');
  expect(lesson(null, flown)).toBe('');
  expect(lesson(true, flown)).toBe('first_flight_2007');
  expect(taught({ ...coursesOf(OFFERED)[2] } as never, OFFERED, true, []).setup.lesson).toBe('');
});
