import { expect, test } from 'vitest';
import type { Answer, Fit, Tile, View } from '../game.generated';
import { sessionOf, YARD } from '../testing/testing';
import { Building } from './building.svelte';

const FACE: Tile = {
  id: 'x',
  kind: 'cabin',
  connectors: [0, 3, 3, 3],
  capacity: 0,
  directions: [],
  colour: '',
  turn: 0,
};
const FIT: Fit = { cell: 607, turn: 1, flaws: [] };
const HOLDING: View = { ...holdingIn(YARD), fits: [FIT, { ...FIT, cell: 807 }] };

/** The first seat has the third tile in its hand, of which it knows what it is. */
function holdingIn(view: View): View {
  const { yard } = view.table;
  if (!yard) throw new Error();
  const [mine, ...others] = yard.builders;
  const tiles = yard.heap.tiles.map((tile, handle) => (handle === 3 ? FACE : tile));
  const builders = mine ? [{ ...mine, hand: 3 }, ...others] : [];
  return {
    ...view,
    table: { ...view.table, yard: { ...yard, builders, heap: { ...yard.heap, tiles } } },
  };
}

function holding() {
  const asked: (readonly Answer[])[] = [];
  const { session, given } = sessionOf(HOLDING, (answers) => {
    asked.push(answers);
    return { best_fit: FIT };
  });
  return { session, given, asked, building: new Building(session) };
}

test('nobody asks where a tile fits best before somebody wants to know', async () => {
  const { session, asked } = holding();
  expect(session.bestFit.exists).toBe(true);
  expect(asked).toEqual([]);

  expect(session.bestFit.seen).toBeNull();
  expect(await session.bestFit.find()).toEqual(FIT);
  expect(session.bestFit.seen).toEqual(FIT);
  expect(asked).toEqual([[]]);
});

test('the tile goes where the rules say it fits best, turned as it has to be', async () => {
  const { building, given, asked } = holding();
  building.foresee();
  await building.placeBest();

  expect(given).toEqual([['place', 607, 1]]);
  expect(asked).toEqual([[]]);
});

test('another tile is another question', async () => {
  const { session, asked } = holding();
  await session.bestFit.find();
  session.table.fits = [FIT];
  await session.bestFit.find();

  expect(asked.length).toBe(2);
});
