import { beforeEach, expect, test } from 'vitest';
import { Words } from './words.svelte';

let words: Words;

beforeEach(async () => {
  words = new Words();
  await words.speak('en');
});

test('a text that is still on its way is not told by its name', async () => {
  const learning = words.learn('ace');

  expect(words.say('ace-ask')).toBe('');

  await learning;
  expect(words.say('ace-ask')).not.toMatch(/^(ace-ask)?$/);
});

test('a text that nobody wrote is told by its name', async () => {
  await words.learn('ace');

  expect(words.say('nobody-wrote-this')).toBe('nobody-wrote-this');
});

test('what was waited for is there, even if more was asked for meanwhile', async () => {
  const first = words.learn('ace');
  void words.learn('tales');
  await first;

  expect(words.has('ace-ask')).toBe(true);
});

test('a part of the page comes with the words it speaks', async () => {
  expect(await words.beside(Promise.resolve('scene'), 'ace')).toBe('scene');

  expect(words.has('ace-ask')).toBe(true);
});
