import { expect, test } from 'vitest';
import type { Setup } from '../game.generated';
import {
  changed,
  handicapOf,
  lessonFor,
  levelsOf,
  missionsFor,
  optionsOf,
  partnerOf,
  presetOf,
  withHandicap,
  type Choices,
  type MissionCard,
} from './setup';

const BASE: Setup = {
  edition: '2021',
  seats: 4,
  flights: ['L'],
  format: 'flights',
  building: 'real_time',
  sand_percent: 100,
  handicaps: [],
  prognostic: false,
  teams: 'none',
  missions: [],
  options: [],
  other_ships: false,
  lesson: '',
  rough_roads: 0,
  roads: [],
};
const EVENING: Setup = { ...BASE, flights: ['I', 'II'] };
const PRESETS: Choices['presets'] = {
  first_game: { setup: BASE, company: 'friends' },
  evening: { setup: EVENING, company: 'friends' },
};

const card = (levels: string[], more: Partial<MissionCard> = {}): MissionCard =>
  ({ flights: { '2021': levels, '2007': levels }, seats: [1, 4], options: [], ...more }) as never;
const OFFERED = {
  editions: { '2021': ['L', 'I', 'II', 'III'], '2007': ['first', 'I', 'II', 'III', 'IIIa'] },
  missions: {
    the_bet: card(['I', 'II', 'III'], { options: ['heavy_armour'] }),
    escort: card(['I', 'II'], { seats: [2, 4] }),
  },
  lessons: { first_flight: { ...BASE, seats: 3, flights: ['L'], lesson: 'first_flight' } },
};
const MISSIONS: Setup = { ...BASE, format: 'missions', flights: ['I', 'II'] };

test('the number of seats does not make it another preset', () => {
  expect(presetOf({ ...EVENING, seats: 2 }, PRESETS)).toBe('evening');
  expect(presetOf({ ...EVENING, sand_percent: 50 }, PRESETS)).toBeNull();
});

test('levels the other edition lacks are left out', () => {
  const setup = changed({ ...BASE, flights: ['L', 'II'] }, 'edition', '2007', OFFERED);
  expect(setup.flights).toEqual(['II']);
});

test('the trek brings its own flights, on the plans of either edition', () => {
  const setup = changed({ ...BASE, edition: '2007' }, 'format', 'trek', OFFERED);
  expect(setup).toMatchObject({ edition: '2007', flights: ['I', 'II', 'III'] });
});

test('three players cannot play in teams', () => {
  expect(changed({ ...BASE, teams: 'swap' }, 'seats', 3, OFFERED).teams).toBe('none');
});

test('five players cannot play in teams either', () => {
  expect(changed({ ...BASE, seats: 4, teams: 'swap' }, 'seats', 5, OFFERED).teams).toBe('none');
});

test('missions are not flown on the learning flight', () => {
  expect(levelsOf(MISSIONS, OFFERED)).toEqual(['I', 'II', 'III']);
  expect(changed(BASE, 'format', 'missions', OFFERED).flights).toEqual(['I']);
});

test('missions agreed on follow the flights and the number of players', () => {
  const agreed: Setup = { ...MISSIONS, missions: ['escort', 'escort'] };

  expect(changed(agreed, 'flights', ['I', 'II', 'III'], OFFERED).missions).toEqual([
    'escort',
    'escort',
    'the_bet',
  ]);
  expect(changed(agreed, 'seats', 1, OFFERED).missions).toEqual(['the_bet', 'the_bet']);
  expect(changed(agreed, 'format', 'trek', OFFERED).missions).toEqual([]);
  expect(changed(agreed, 'format', 'flights', OFFERED).missions).toEqual(agreed.missions);
  expect(missionsFor({ ...MISSIONS, seats: 1 }, 'I', OFFERED)).toEqual(['the_bet']);
});

test('options go with their mission', () => {
  const setup: Setup = { ...MISSIONS, options: ['heavy_armour'] };

  expect(optionsOf(setup, OFFERED)).toEqual(['heavy_armour']);
  expect(changed(setup, 'missions', ['escort', 'escort'], OFFERED).options).toEqual([]);
});

test('handicaps are for seats that are there', () => {
  const helped = withHandicap(BASE, 3, { head_start: 20, extra_time: 0 });

  expect(handicapOf(helped, 3).head_start).toBe(20);
  expect(changed(helped, 'seats', 2, OFFERED).handicaps).toEqual([]);
  expect(withHandicap(helped, 3, { head_start: 0, extra_time: 0 }).handicaps).toEqual([]);
});

test('partners sit opposite each other', () => {
  expect(partnerOf({ ...BASE, teams: 'swap' }, 1)).toBe(3);
  expect(partnerOf(BASE, 1)).toBeNull();
});

test('a lesson is given on its own flight and ends when another is chosen', () => {
  const learning: Setup = { ...BASE, flights: ['L'] };
  expect(lessonFor(learning, OFFERED)).toBe('first_flight');
  const guided = changed(learning, 'lesson', 'first_flight', OFFERED);
  expect(guided.lesson).toBe('first_flight');
  expect(changed(guided, 'flights', ['II'], OFFERED).lesson).toBe('');
  expect(lessonFor({ ...learning, edition: '2007' }, OFFERED)).toBeNull();
});
