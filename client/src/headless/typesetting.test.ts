import { expect, it } from 'vitest';
import { bound } from './typesetting';
import { words } from './words.svelte';

it('leaves no word of one letter at the end of a Czech line', () => {
  expect(bound('cs', 'V pořadí, a i v letu s 2 boty.')).toBe(
    'V\u00a0pořadí, a\u00a0i\u00a0v\u00a0letu s\u00a02 boty.',
  );
});

it('leaves longer words, numbers and other languages alone', () => {
  expect(bound('cs', 'Loď má 5 polí ve 2 řadách')).toBe('Loď má 5 polí ve 2 řadách');
  expect(bound('en', 'Take a tile')).toBe('Take a tile');
});

it('leaves the tags of marked-up text alone', () => {
  expect(bound('cs', '<p>K <a href="x">letu</a></p>')).toBe('<p>K\u00a0<a href="x">letu</a></p>');
});

it('is done for whatever is said, also before a number', async () => {
  await words.speak('cs', () =>
    Promise.resolve('with-bots = Letí s { $count } boty a k tomu i ty'),
  );

  expect(words.say('with-bots', { count: 5 })).toBe(
    'Letí s\u00a05 boty a\u00a0k\u00a0tomu i\u00a0ty',
  );
});
