import { describe, expect, it } from 'vitest';
import { readDrawing } from './notation';
import { countOf, gunsOf, lineOf, oddsOf, targetOf, waysOf } from './odds';

function ship(drawing: string) {
  const { plan, ship: part } = readDrawing(drawing);
  return { plan, tiles: new Map(Object.entries(part.tiles).map(([cell, tile]) => [+cell, tile])) };
}

const SMALL = ship(`
  .         g^-0010    .
  c-0110    @red-3333  s^>-0001
  .         ev-1000    .
`);

describe('two dice', () => {
  it('show a seven in six of thirty-six throws and a two in one', () => {
    expect([2, 7, 12, 13].map(waysOf)).toEqual([1, 6, 1, 0]);
  });
});

describe('a ship under fire', () => {
  it('is hit at the first tile of the line, from either end', () => {
    expect(targetOf(SMALL.plan, SMALL.tiles, 0, 7)).toBe(706);
    expect(targetOf(SMALL.plan, SMALL.tiles, 2, 7)).toBe(708);
    expect(targetOf(SMALL.plan, SMALL.tiles, 3, 7)).toBe(607);
    expect(targetOf(SMALL.plan, SMALL.tiles, 0, 11)).toBeNull();
  });

  it('has a line from front to rear and one from left to right', () => {
    expect(lineOf(SMALL.plan, 0, 7)).toEqual([706, 707, 708]);
    expect(lineOf(SMALL.plan, 1, 7)).toEqual([807, 707, 607]);
  });

  it('shoots large meteors at the front in the own column only', () => {
    expect(gunsOf(SMALL.tiles, 0, 7).map(([cell]) => cell)).toEqual([706]);
    expect(gunsOf(SMALL.tiles, 0, 8)).toEqual([]);
  });

  it('loses a tile to a large meteor wherever no cannon points', () => {
    const odds = oddsOf(SMALL.plan, SMALL.tiles, 0, { meteor: true, heavy: true, side: 0 });

    expect(odds.rolls).toBe(36);
    expect(countOf(odds, 'shot')).toBe(6);
    expect(countOf(odds, 'lost')).toBe(waysOf(6) + waysOf(8));
  });

  it('uses a shield against light fire as long as there is a battery', () => {
    const light = { meteor: false, heavy: false, side: 1 } as const;

    expect(countOf(oddsOf(SMALL.plan, SMALL.tiles, 1, light), 'shielded')).toBeGreaterThan(0);
    expect(countOf(oddsOf(SMALL.plan, SMALL.tiles, 0, light), 'shielded')).toBe(0);
  });

  it('lets small meteors bounce off smooth sides', () => {
    const odds = oddsOf(SMALL.plan, SMALL.tiles, 0, { meteor: true, heavy: false, side: 0 });

    expect(odds.lines.find(({ line }) => line === 7)?.fate).toBe('bounced');
  });

  it('meets six lines when one die is fixed', () => {
    const threat = { meteor: false, heavy: true, side: 0, fixedDie: 3 } as const;

    expect(oddsOf(SMALL.plan, SMALL.tiles, 0, threat).rolls).toBe(6);
  });
});
