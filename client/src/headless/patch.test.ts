import { expect, test } from 'vitest';
import { patched } from './patch';

test('what has not changed is shared', () => {
  const before = { a: { x: 1 }, b: [1, 2, { y: 3 }], c: { z: 4 } };
  const after = patched(before, [
    [['a', 'x'], 2],
    [['b', 2, 'y'], 5],
  ]);

  expect(after).toEqual({ a: { x: 2 }, b: [1, 2, { y: 5 }], c: { z: 4 } });
  expect(after.c).toBe(before.c);
  expect(before).toEqual({ a: { x: 1 }, b: [1, 2, { y: 3 }], c: { z: 4 } });
});

test('something may be gone, or all of it be new', () => {
  expect(patched({ a: 1, b: 2 }, [[['a']]])).toEqual({ b: 2 });
  expect(patched<object | null>(null, [[[], { a: 1 }]])).toEqual({ a: 1 });
  expect(
    patched({ a: 1 }, [
      [[], { b: 1 }],
      [['b'], 2],
    ]),
  ).toEqual({ b: 2 });
});

test('without changes it is the same value', () => {
  const value = { a: 1 };

  expect(patched(value, [])).toBe(value);
});
