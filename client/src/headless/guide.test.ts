import { describe, expect, it } from 'vitest';
import { Guide, STEPS } from './guide.svelte';
import { FLIGHT, tableOf, YARD } from '../testing/testing';
import type { Builder, View } from '../game.generated';
import type { Table } from './table.svelte';

/** A yard of this level, in which the first builder is at it. */
function told(level: string, builder: Partial<Builder> = {}): View {
  const { yard } = YARD.table;
  if (!yard) throw new Error();
  const builders = yard.builders.map((each, seat) => (seat ? each : { ...each, ...builder }));
  const table = { ...YARD.table, yard: { ...yard, builders } };
  return { ...YARD, table: { ...table, level: { ...table.level, name: level } } };
}
const yard = (level = 'L'): Table => tableOf(told(level));
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

    const { room } = table;
    if (room) table.show(told('L', { hand: 3 }), room);
    expect(guide.step?.id).toBe('place');
  });

  it('explains a question when it is asked', () => {
    const table = yard();
    const guide = new Guide(table, null);
    guide.read = ['flight'];
    table.phase = 'flight';
    table.decision = FLIGHT.decision;

    expect(guide.step?.id).toBe('power');
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
