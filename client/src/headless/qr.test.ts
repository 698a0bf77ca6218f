import { expect, test } from 'vitest';
import { qrMatrix } from './qr';

const drawn = (text: string) =>
  qrMatrix(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

test('a code grows with its text', () => {
  expect(qrMatrix('A')).toHaveLength(21);
  expect(qrMatrix('http://127.0.0.1:8000/t/ABCDEF')).toHaveLength(25);
  expect(qrMatrix('v'.repeat(260))).toHaveLength(57);
});

test('a text that is too long is refused', () => {
  expect(() => qrMatrix('x'.repeat(300))).toThrow('too long');
});

test('the three corners hold finders', () => {
  const rows = drawn('A');
  expect(rows[0]?.slice(0, 8)).toBe('#######.');
  expect(rows[0]?.slice(-8)).toBe('.#######');
  expect(rows.at(-1)?.slice(0, 8)).toBe('#######.');
});
