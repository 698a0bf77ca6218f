import { expect, test } from 'vitest';
import { chooseLanguage } from './language';

test('the first language the game speaks is taken', () => {
  expect(chooseLanguage(['fr-FR', 'cs-CZ', 'de'])).toBe('cs');
});

test('a region does not matter', () => {
  expect(chooseLanguage(['de-AT'])).toBe('de');
});

test('without a language the game speaks it is English', () => {
  expect(chooseLanguage(['fr'])).toBe('en');
  expect(chooseLanguage([])).toBe('en');
});
