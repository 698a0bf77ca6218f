import { expect, test } from 'vitest';
import { chooseLanguage, LANGUAGES, nameOf } from './language';

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

test('every folder of words is a language, English first', () => {
  expect(LANGUAGES[0]).toBe('en');
  expect([...LANGUAGES].sort()).toEqual(['cs', 'de', 'en']);
});

test('a language is called by its own name', () => {
  expect(LANGUAGES.map(nameOf).sort()).toEqual(['Deutsch', 'English', 'Čeština'].sort());
});
