// @vitest-environment jsdom
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import CardPicture from './CardPicture.svelte';

test('two pictures of a card have each a sky of their own', () => {
  const target = document.createElement('div');
  const pictures = [0, 1].map(() => mount(CardPicture, { target, props: { kind: 'pirates' } }));
  const skies = [...target.querySelectorAll('linearGradient')].map(({ id }) => id);

  expect(skies).toHaveLength(2);
  expect(new Set(skies).size).toBe(2);
  pictures.forEach((picture) => void unmount(picture));
});
