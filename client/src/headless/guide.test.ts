import { describe, expect, it } from 'vitest';
import { Guide, STEPS } from './guide.svelte';
import type { BuilderPart, Level, Tile } from './protocol';
import { Table } from './table.svelte';

const builder: BuilderPart = {
  hand: null,
  hand_handle: null,
  reserve: [],
  movable: false,
  last_cell: null,
  looking: null,
  finished: null,
  stopped: false,
  placed: 0,
};
function yard(level = 'L'): Table {
  const table = new Table();
  table.apply({
    seat: 0,
    phase: 'building',
    level: { name: level } as Level,
    'builder:0': builder,
  });
  return table;
}
const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

describe('the guide', () => {
  it('speaks on learning flights only', () => {
    expect(new Guide(yard('II'), null).step).toBeNull();
    expect(new Guide(yard('L'), null).step?.id).toBe('welcome');
  });

  it('goes on to what matters now', () => {
    const table = yard();
    const guide = new Guide(table, null);
    guide.next();
    expect(guide.step?.id).toBe('take');

    table.apply({ 'builder:0': { ...builder, hand: { id: 't' } as Tile } });
    expect(guide.step?.id).toBe('place');
  });

  it('explains a question when it is asked', () => {
    const table = yard();
    const guide = new Guide(table, null);
    guide.read = ['flight'];
    table.apply({
      phase: 'flight',
      decision: { kind: 'defend', topic: 'hits', seat: 0, number: 1 },
    });

    expect(guide.step?.id).toBe('defend');
  });

  it('stays silent once it was told to', () => {
    const store = shelf();
    const guide = new Guide(yard(), store);
    guide.skip();

    expect(guide.step).toBeNull();
    expect(new Guide(yard(), store).active).toBe(false);
    guide.again();
    expect(new Guide(yard(), store).active).toBe(true);
  });

  it('has no two steps of one name', () => {
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
  });
});
