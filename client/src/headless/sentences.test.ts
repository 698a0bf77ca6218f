import { beforeAll, expect, test } from 'vitest';
import { DEMO_TILES } from './demo-tiles';
import { answerText, eventText, halfPoints, keyPart, refusalText, signed } from './sentences';
import { words } from './words.svelte';

const NAMES = ['Ada', 'Bo'];

beforeAll(() => words.speak('en'));

test('names become parts of keys', () => {
  expect(['hand_full', 'TilePlaced', 'IIIa'].map(keyPart)).toEqual([
    'hand-full',
    'tile-placed',
    'iiia',
  ]);
});

test('half points are written as people write them', () => {
  expect([9, 1, 0, -3].map(halfPoints)).toEqual(['4½', '½', '0', '−1½']);
  expect([4, -3].map(signed)).toEqual(['+4', '−3']);
});

test('an event is told with the names of players and things', () => {
  const shield = DEMO_TILES.find((tile) => tile.kind === 'shield');
  const event = { type: 'TilePlaced', topic: 'building', seat: 1, cell: 708, tile: shield };
  expect(eventText(event, NAMES)).toBe('Bo builds a shield on 7/8.');
});

test('a fault within a refusal is told with its place', () => {
  const reason = {
    kind: 'NotationError',
    code: 'board',
    params: { edition: '2021', known: ['I', 'II'] },
    place: { line: 1, column: 11 },
  };
  expect(refusalText('bad_notation', { reason }, NAMES)).toContain(
    'line 1, column 11: expected a board of 2021: I or II',
  );
});

test('a refusal names who was faster', () => {
  expect(refusalText('tile_taken', { by: 0 }, NAMES)).toContain('Ada');
});

test('an answer nobody has words for still shows', () => {
  const decision = { kind: 'new_thing', topic: 'x', seat: 0, number: 1 };
  expect(answerText(decision, ['wobble', 3], NAMES)).toBe('wobble 3');
});

test('the language can be changed at any moment', async () => {
  await words.speak('de');
  const german = refusalText('hand_empty', {}, NAMES);
  await words.speak('en');
  expect(german).not.toBe(refusalText('hand_empty', {}, NAMES));
});
