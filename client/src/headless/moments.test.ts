import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it } from 'vitest';
import { shipAt, threatOf } from './moments';
import { readDrawing } from './notation';
import type { Hit } from '../game.generated';
import { happened } from '../testing/testing';
import { only } from './events';

const { ship: whole } = readDrawing(`
  .         g^-0010    .
  b2-0100   @red-3333  s^>-0001
  .         ev-1000    .
`);
const tiles = new Map(Object.entries(whole.tiles).map(([cell, tile]) => [Number(cell), tile]));
const battery = [...tiles].find(([, tile]) => tile.kind === 'battery');
if (!battery) throw new Error();
const [cell, cells] = battery;

const HIT = happened('HitApproached', { seats: [0] });
const spent = happened('BatterySpent', { seat: 0, cell });
const lost = (at: number) =>
  happened('TileLost', { seat: 0, cell: at, tile: tiles.get(at) ?? cells, cause: 'destroyed' });
const without = (gone: number) => ({
  tiles: new SvelteMap([...tiles].filter(([at]) => at !== gone)),
  charge: new SvelteMap<number, number>(),
  quirks: null,
});

describe('a ship at the moment of a hit', () => {
  it('has the tiles it lost later', () => {
    expect(shipAt(without(706), 0, [HIT, lost(706)], 0).tiles).toHaveProperty('706');
  });

  it('lacks the tiles it had lost before', () => {
    expect(shipAt(without(706), 0, [lost(706), HIT], 1).tiles).not.toHaveProperty('706');
  });

  it('has the batteries it has spent since', () => {
    const ship = { ...without(0), charge: new SvelteMap([[cell, 0]]) };

    expect(shipAt(ship, 0, [spent, HIT, spent], 1).charge[cell]).toBe(1);
  });

  it('knows what was in a battery that is gone', () => {
    const then = shipAt(without(cell), 0, [spent, HIT, lost(cell)], 1);

    expect(then.charge[cell]).toBe(cells.capacity - 1);
  });
});

describe('what flew at a ship', () => {
  const meteor = (fixed_die: number | null): Hit => ({ heavy: true, side: 0, fixed_die });
  const reveal = happened('CardRevealed', {
    card: {
      id: 'c',
      kind: 'meteor_alert',
      level: 0,
      learning: false,
      uncertain: [],
      own_design: false,
      rows: [[meteor(null)], [meteor(4)], [meteor(6)]],
    },
  });
  const hit = (line: number) =>
    happened('HitApproached', { meteor: true, heavy: true, side: 0, line, seats: [0] });

  it('has a fixed die if its place on the card says so', () => {
    const events = [hit(9), reveal, hit(7), hit(8)];
    const [, ...hits] = only(events, 'HitApproached');

    expect(hits.map((each) => threatOf(each, events, 2).hit.fixed_die)).toEqual([null, 4]);
  });

  it('is two dice where the card is not known', () => {
    const events = [hit(7), hit(8)];
    const [, second] = events;

    expect(second && threatOf(second, events, 2).hit.fixed_die).toBeNull();
  });
});
