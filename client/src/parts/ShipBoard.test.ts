// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Blueprint, Tile } from '../game.generated';
import { Ship } from '../headless/table.svelte';
import { colourOf } from '../tiles/colours';
import ShipBoard from './ShipBoard.svelte';

const PLAN: Blueprint = {
  name: 'p',
  columns: [6, 7, 8],
  rows: [7],
  area: [607, 707, 807],
  start: 707,
  reserve_printed: false,
  more_starts: [],
  dice: 'sum',
  dead_column: null,
  engines_both_ways: false,
};
const tile = (kind: string, fields: Partial<Tile> = {}): Tile =>
  ({
    id: kind,
    kind,
    connectors: [3, 3, 3, 3],
    capacity: 0,
    directions: [],
    colour: '',
    turn: 0,
    ...fields,
  }) as Tile;

class NoResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoResizes);

let board: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (board) void unmount(board);
  board = null;
});

function draw(ship: Ship, props: object = {}): HTMLElement {
  const target = document.createElement('div');
  board = mount(ShipBoard, {
    target,
    props: { plan: PLAN, ship, label: 'ship', owner: undefined, ...props },
  });
  flushSync();
  return target;
}

const batteries = (drawn: HTMLElement): string[] =>
  [...drawn.querySelectorAll<SVGElement>('[data-battery]')].map(
    ({ dataset }) => dataset['battery'] ?? '',
  );

function flown(charge: number): Ship {
  const ship = new Ship();
  ship.tiles.set(607, tile('battery', { capacity: 2 }));
  if (charge) ship.charge.set(607, charge);
  return ship;
}

it('draws as many batteries as there are, down to none', () => {
  expect(batteries(draw(flown(2)))).toEqual(['full', 'full']);
  expect(batteries(draw(flown(1)))).toEqual(['full', 'empty']);
  expect(batteries(draw(flown(0)))).toEqual(['empty', 'empty']);
});

it('shows the last battery go', () => {
  const ship = flown(1);
  const drawn = draw(ship);

  ship.charge.delete(607);
  flushSync();

  expect(batteries(drawn)).toEqual(['empty', 'empty']);
});

it('draws batteries as printed where none are aboard yet', () => {
  expect(batteries(draw(flown(0), { unladen: true }))).toEqual(['full', 'full']);
});

it('paints the starting cabin in the colour of its owner, whatever the tile says', () => {
  const ship = new Ship();
  ship.tiles.set(707, tile('starting_cabin', { colour: 'blue' }));
  const fills = (drawn: HTMLElement) =>
    new Set([...drawn.querySelectorAll('[fill]')].map((each) => each.getAttribute('fill')));

  const drawn = fills(draw(ship, { owner: { shape: 'star', colour: 'red' } }));

  expect(drawn).toContain(colourOf('red'));
  expect(drawn).not.toContain(colourOf('blue'));
});
