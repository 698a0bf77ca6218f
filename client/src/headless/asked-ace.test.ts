import { expect, test } from 'vitest';
import type { AceAdvice, AskedAce, EditionParts, Tile } from '../game.generated';
import { ApiProblem } from './api';
import { Practice, type Yard } from './practice.svelte';

const tile = (id: string): Tile => ({
  id,
  kind: 'cabin',
  connectors: [3, 0, 0, 0],
  capacity: 0,
  directions: [],
  colour: '',
  turn: 0,
});
const LEVEL = {
  name: 'I',
  number: 1,
  blueprint: {
    name: 'I',
    start: 707,
    more_starts: [],
    area: [606, 607, 707, 708],
    rows: [6, 7, 8],
    columns: [6, 7],
  },
};
const BOX = {
  name: '2021',
  tiles: [tile('one'), tile('other')],
  starting_cabins: [{ ...tile('start'), kind: 'starting_cabin' }],
  levels: [LEVEL],
} as unknown as EditionParts;
const PLACE: AceAdvice = {
  verb: 'place',
  tile: 'one',
  cell: 708,
  turn: 2,
  credits: 1.5,
  reasons: [{ part: 'crew', credits: 1.5 }],
};

async function practising(answer: () => AceAdvice | Promise<AceAdvice>) {
  const asked: AskedAce[] = [];
  const yard: Yard = {
    box: () => Promise.resolve(BOX),
    check: () => new Promise(() => undefined),
    fits: () => Promise.resolve([]),
    meteors: () => new Promise(() => undefined),
  };
  const practice = new Practice(yard, (ship) => {
    asked.push(ship);
    return Promise.resolve().then(answer);
  });
  await practice.open('2021');
  return { practice, asked };
}

test('an ace is told the ship and what is in the hand', async () => {
  const { practice, asked } = await practising(() => PLACE);
  practice.take(tile('one'));

  await practice.askAce();

  expect(asked).toEqual([
    { edition: '2021', level: 'I', tiles: [{ cell: 707, id: 'start', turn: 0 }], hand: 'one' },
  ]);
  expect(practice.advisedCell).toBe(708);
  expect(practice.advised?.turn).toBe(2);
});

test('whoever follows the advice has the tile there, turned as it was said', async () => {
  const { practice } = await practising(() => PLACE);
  practice.take(tile('one'));
  practice.turn();
  await practice.askAce();

  practice.follow();

  expect(practice.ship.tiles.get(708)?.turn).toBe(2);
  expect(practice.hand).toBeNull();
  expect(practice.ace.advice).toBeNull();
});

test('with an empty hand the tile comes from the shelf', async () => {
  const { practice } = await practising(() => ({ ...PLACE, verb: 'take', tile: 'other' }));

  await practice.askAce();
  practice.follow();

  expect(practice.ship.tiles.get(708)?.id).toBe('other');
});

test('what is better put away has no square, and goes', async () => {
  const { practice } = await practising(() => ({ ...PLACE, verb: 'return' }));
  practice.take(tile('one'));
  await practice.askAce();

  expect(practice.advisedCell).toBeNull();
  practice.follow();

  expect(practice.hand).toBeNull();
  expect(practice.ship.tiles.size).toBe(1);
});

test('a finished ship has nothing to follow', async () => {
  const done: AceAdvice = { ...PLACE, verb: 'finish', tile: null, cell: null, turn: null };
  const { practice } = await practising(() => done);

  await practice.askAce();

  expect(practice.canFollow).toBe(false);
});

test('an answer about another ship is not shown', async () => {
  let said: (advice: AceAdvice) => void = () => undefined;
  const { practice } = await practising(() => new Promise((resolve) => (said = resolve)));
  const answer = practice.askAce();
  await Promise.resolve();
  practice.take(tile('other'));

  await Promise.resolve();
  said(PLACE);
  await answer;

  expect(practice.ace.advice).toBeNull();
  expect(practice.ace.thinking).toBe(false);
});

test('what went wrong is said until something changes', async () => {
  const { practice } = await practising(() => {
    throw new ApiProblem('ship_with_mistakes');
  });

  await practice.askAce();
  expect(practice.ace.problem?.code).toBe('ship_with_mistakes');

  practice.take(tile('one'));
  expect(practice.ace.problem).toBeNull();
});
