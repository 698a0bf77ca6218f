import { afterEach, expect, test } from 'vitest';
import { decimal, listed, percent } from './formats';
import { words } from './words.svelte';

const NO_BREAK = '\u00a0';
const speak = (language: string) => words.speak(language, () => Promise.resolve(''));
afterEach(() => speak('en'));

test('numbers and shares look as the language writes them', async () => {
  expect([decimal(-2.35), percent(0.4)]).toEqual(['−2.4', '40%']);

  await speak('de');
  expect([decimal(2.35), percent(0.4)]).toEqual(['2,4', `40${NO_BREAK}%`]);
});

test('lists end with a word of the language', async () => {
  expect(listed(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(listed(['a', 'b'], 'disjunction')).toBe('a or b');

  await speak('de');
  expect(listed(['a', 'b', 'c'])).toBe('a, b und c');
});
