import { expect, test } from 'vitest';
import { replayPath, sharedOrigin, tablePath } from './links';

test('a table is found by its code, its link and the link of a seat', () => {
  expect(tablePath(' k7rm2p ')).toBe('/t/K7RM2P');
  expect(tablePath('http://host:8000/t/K7RM2P')).toBe('/t/K7RM2P');
  expect(tablePath('look: http://host/t/K7RM2P#secret-1')).toBe('/t/K7RM2P#secret-1');
  expect(tablePath('where is it?')).toBeNull();
});

test('a replay is found by its link or name', () => {
  expect(replayPath('https://host/replay/abc-123')).toBe('/replay/abc-123');
  expect(replayPath('abc-123')).toBe('/replay/abc-123');
  expect(replayPath('')).toBeNull();
});

test('a link for others does not lead to their own machine', () => {
  const network = 'http://192.168.1.7:8000';
  expect(sharedOrigin('http://localhost:8000', ['http://localhost:8000', network])).toBe(network);
  expect(sharedOrigin('http://127.0.0.1:8000', [])).toBe('http://127.0.0.1:8000');
  expect(sharedOrigin('https://truckers.example', [network])).toBe('https://truckers.example');
});
