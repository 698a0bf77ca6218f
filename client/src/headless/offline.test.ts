// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { offlinePage } from './offline';

const TEXTS = {
  language: 'de',
  name: 'Boltbucket',
  title: 'Kein Weg <zum> Server',
  missing: 'Er fehlt.',
  ask: 'Ist das Netz an?',
  again: 'Noch einmal',
};

test('the page for a server out of reach says what is missing, in the language of the player', () => {
  const page = new DOMParser().parseFromString(offlinePage(TEXTS), 'text/html');

  expect(page.documentElement.lang).toBe('de');
  expect(page.querySelector('h1')?.textContent).toBe('Kein Weg <zum> Server');
  expect(page.querySelectorAll('p')).toHaveLength(2);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('');
});

test('it needs nothing from anywhere', () => {
  expect(offlinePage(TEXTS)).not.toMatch(/src=|url\(|https?:/);
});
