import { expect, test } from 'vitest';
import { freeOf, seatedFor, suits, type Chairs } from './company';

const FACES = ['careful', 'hauler', 'gunner'];
const NOBODY: Chairs = [null, null, null, null, null];
const FUSS = { character: 'careful', strength: 'ace' } as const;

test('a preset with bots seats them on every chair but the own', () => {
  const chairs = seatedFor('bots', NOBODY, FACES, 'beginner');

  expect(chairs.map((bot) => bot?.character)).toEqual([
    undefined,
    'careful',
    'hauler',
    'gunner',
    'careful',
  ]);
  expect(suits('bots', chairs, 4)).toBe(true);
  expect(suits('friends', chairs, 4)).toBe(false);
});

test('whoever was chosen by hand stays among bots', () => {
  expect(seatedFor('bots', NOBODY.with(2, FUSS), FACES, 'beginner')[2]).toBe(FUSS);
});

test('a preset for friends leaves every chair to them', () => {
  const chairs = seatedFor('friends', NOBODY.with(1, FUSS), FACES, 'beginner');

  expect(freeOf(chairs, 4)).toBe(3);
  expect(suits('friends', chairs, 4)).toBe(true);
  expect(suits('bots', chairs, 4)).toBe(false);
});

test('an evening with friends may have a bot as well, and nobody misses company alone', () => {
  expect(suits('friends', NOBODY.with(1, FUSS), 4)).toBe(true);
  expect(suits('bots', NOBODY.with(1, FUSS), 2)).toBe(true);
  expect(suits('bots', NOBODY, 1) && suits('friends', NOBODY, 1)).toBe(true);
});
