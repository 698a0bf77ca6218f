import { expect, test } from 'vitest';
import { NO_HEAP, reordered } from './heap-order';
import { FACE_DOWN, FACE_UP } from './table.svelte';

const heap = (...sides: number[]) => new Map(sides.entries());
const [DOWN, UP, TAKEN] = [FACE_DOWN, FACE_UP, 0];

test('what lies face up comes first, the newest before the others', () => {
  const first = reordered(NO_HEAP, heap(DOWN, UP, DOWN, TAKEN));
  const then = reordered(first, heap(DOWN, UP, DOWN, UP));

  expect(first.up).toEqual([1]);
  expect(then.up).toEqual([3, 1]);
});

test('a gap among the backs is filled by the last of them, and the others stay', () => {
  const before = reordered(NO_HEAP, heap(DOWN, DOWN, DOWN, DOWN));
  const [taken, ...rest] = before.down;
  const where = heap(DOWN, DOWN, DOWN, DOWN).set(taken ?? 0, TAKEN);
  const after = reordered(before, where);

  expect(after.down).toEqual([rest.at(-1), ...rest.slice(0, -1)]);
});

test('whatever was taken is in no row', () => {
  const before = reordered(NO_HEAP, heap(UP, DOWN, DOWN));
  const after = reordered(before, heap(TAKEN, TAKEN, TAKEN));

  expect(after).toEqual({ up: [], down: [] });
});
