import { expect, it } from 'vitest';
import { Settings, type Store } from './settings.svelte';

const SEAT = { code: 'ABC', token: 'mine', watch: 'eyes', title: 'ABC', at: 0 };

function drawer(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

function opened(store: Store | null): Settings {
  const settings = new Settings();
  settings.open(store, []);
  return settings;
}

it('keeps the right to watch when a seat is given up, also for the next visit', () => {
  const store = drawer();
  const settings = opened(store);
  settings.hold(SEAT);
  settings.release('ABC');

  expect(settings.tokenOf('ABC')).toBeNull();
  expect(opened(store).watchOf('ABC')).toBe('eyes');
  expect(opened(store).watchOf('XYZ')).toBeNull();
});

it('keeps nothing where nothing can be kept', () => {
  const settings = opened(null);
  settings.hold(SEAT);
  settings.release('ABC');

  expect(settings.held).toEqual([]);
  expect(settings.watchOf('ABC')).toBe('eyes');
});
