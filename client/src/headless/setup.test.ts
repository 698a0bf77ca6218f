import { expect, test } from 'vitest';
import { changed, LEVELS, PRESETS, presetOf, presetSetup } from './setup';

test('every preset is made of levels its edition has', () => {
  for (const preset of PRESETS) {
    const setup = presetSetup(preset);
    expect(setup.flights.every((level) => LEVELS[setup.edition]?.includes(level))).toBe(true);
    expect(presetOf(setup)).toBe(preset);
  }
});

test('the number of seats does not make it another preset', () => {
  expect(presetOf({ ...presetSetup('evening'), seats: 2 })).toBe('evening');
  expect(presetOf({ ...presetSetup('evening'), sand_percent: 50 })).toBeNull();
});

test('levels the other edition lacks are left out', () => {
  const setup = changed({ ...presetSetup('first'), flights: ['L', 'II'] }, 'edition', '2007');
  expect(setup.flights).toEqual(['II']);
});

test('the trek brings its own flights', () => {
  const setup = changed(presetSetup('veterans'), 'format', 'trek');
  expect(setup).toMatchObject({ edition: '2021', flights: ['I', 'II', 'III'] });
});

test('three players cannot play in teams', () => {
  const setup = changed({ ...presetSetup('evening'), teams: 'swap' }, 'seats', 3);
  expect(setup.teams).toBe('none');
});
