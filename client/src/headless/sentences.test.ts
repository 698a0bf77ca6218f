import { beforeAll, expect, test } from 'vitest';
import type { GameEvent } from '../game.generated';
import told from '../testing/events.json';
import { happened } from '../testing/testing';
import { DEMO_TILES } from './demo-tiles';
import { LANGUAGES } from './language';
import {
  answerText,
  eventArguments,
  eventText,
  halfPoints,
  keyPart,
  refusalText,
  signed,
} from './sentences';
import { GAME_WORDS, words } from './words.svelte';

const NAMES = ['Ada', 'Bo'];

beforeAll(async () => {
  await words.speak('en');
  await words.learn(...GAME_WORDS, 'faults');
});

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
  const event = happened('TilePlaced', { seat: 1, cell: 708, ...(shield && { tile: shield }) });
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
  expect(answerText(null, ['wobble', 3], NAMES)).toBe('wobble 3');
});

test('the language can be changed at any moment', async () => {
  await words.speak('de');
  const german = refusalText('hand_empty', {}, NAMES);
  await words.speak('en');
  expect(german).not.toBe(refusalText('hand_empty', {}, NAMES));
});

const KINDS = told as unknown as readonly {
  readonly event: GameEvent;
  readonly arguments: Readonly<Record<string, string | number>>;
  readonly texts: Readonly<Record<string, string>>;
}[];

test.each(KINDS)('$event.type has the arguments that the server gives it', (kind) => {
  expect(eventArguments(kind.event, NAMES)).toEqual(kind.arguments);
});

test.each(LANGUAGES)(
  'every kind of event is told as the server tells it, in %s',
  async (language) => {
    await words.speak(language);
    const here = KINDS.map(({ event }) => eventText(event, NAMES));
    await words.speak('en');

    // Only the page has lines to break.
    const plain = (text = '') => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
    expect(here.map(plain)).toEqual(KINDS.map(({ texts }) => plain(texts[language])));
  },
);
