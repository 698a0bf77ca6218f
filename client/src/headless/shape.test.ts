import { expect, test } from 'vitest';
import { shapeOf } from './shape';

test.each([
  [320, 520, 'upright'],
  [390, 800, 'upright'],
  [768, 970, 'tablet'],
  [740, 316, 'low'],
  [844, 346, 'low'],
  [720, 406, 'low'],
  [1024, 720, 'middling'],
  [1440, 850, 'wide'],
  [2560, 1390, 'wide'],
])('%s by %s is %s', (width, height, shape) => {
  expect(shapeOf(width, height, 16)).toBe(shape);
});

test('twice as large letters make a laptop what half of it would be', () => {
  expect(shapeOf(1440, 850, 32)).toBe(shapeOf(720, 425, 16));
});
