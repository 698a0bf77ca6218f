import { beforeEach, expect, test } from 'vitest';
import { minded } from './screen-keys';

class Seen extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;
}

let seen: Seen;
let told: Map<string, string>;

beforeEach(() => {
  seen = new Seen();
  told = new Map();
});

const style = {
  setProperty: (name: string, value: string) => void told.set(name, value),
  removeProperty: (name: string) => void told.delete(name),
};
const watch = () => minded({ innerHeight: 800, visualViewport: seen }, style);

test('keys that lie over the page leave the rest of it', () => {
  watch();
  Object.assign(seen, { height: 450, offsetTop: 100 });
  seen.dispatchEvent(new Event('resize'));

  expect(Object.fromEntries(told)).toEqual({ '--seen': '450px', '--keys': '250px' });
});

test('a page drawn nearer has no keys on it', () => {
  watch();
  Object.assign(seen, { height: 400, scale: 2 });
  seen.dispatchEvent(new Event('resize'));

  expect(told.size).toBe(0);
});

test('when the keys are gone the whole page is there', () => {
  watch();
  seen.height = 450;
  seen.dispatchEvent(new Event('resize'));
  seen.height = 800;
  seen.dispatchEvent(new Event('resize'));

  expect(told.size).toBe(0);
});

test('whoever stops minding is told nothing any more', () => {
  watch()();
  seen.height = 450;
  seen.dispatchEvent(new Event('resize'));

  expect(told.size).toBe(0);
});
