import { describe, expect, it } from 'vitest';
import type { Card } from '../game.generated';
import { rowsOf } from './flight-cards';

const PRINTED = { id: 'p', level: 2, learning: false, uncertain: [] };

describe('a card', () => {
  it('shows its numbers row by row', () => {
    const pirates: Card = {
      ...PRINTED,
      kind: 'pirates',
      strength: 6,
      credits: 7,
      days: 2,
      shots: [{ heavy: true, side: 0, fixed_die: null }],
    };

    expect(rowsOf(pirates).map(({ what }) => what)).toEqual(['strength', 'loses', 'wins', 'days']);
  });

  it('of an unknown kind still shows its numbers', () => {
    const unheardOf: unknown = { id: 'x', kind: 'wormhole', level: 1, depth: 4 };

    expect(rowsOf(unheardOf as Card)).toEqual([{ what: 'number', name: 'depth', value: 4 }]);
  });
});

describe('a supercard', () => {
  const SUPER = { ...PRINTED, own_design: false };
  const toll = { crew: 1, goods: 0, days: 2, shots: [] };
  const tolls = [
    { what: 'crew', amount: 1 },
    { what: 'days', amount: 2 },
  ];

  it('shows the lines of a fleet that the rules count on this level', () => {
    const lines = [6, 8].map((strength) => ({ strength, toll }));
    const levels = [[], lines, [], []];
    const fleet: Card = {
      ...SUPER,
      kind: 'enemy_fleet',
      faction: 'pirates',
      full: [0],
      lines: [],
      levels,
    };

    expect(rowsOf(fleet, 2)).toEqual(
      [6, 8].map((strength) => ({ what: 'fleet', strength, tolls })),
    );
  });

  it('takes in a tactical zone what the rules say it takes', () => {
    const columns = [{ more: 'crew', less: 'cannons', lines: [] }] as const;
    const levels = [[], [toll], [], []];
    const zone: Card = { ...SUPER, kind: 'tactical_zone', columns, second_pays_from: 5, levels };

    expect(rowsOf(zone, 2)).toEqual([{ what: 'difference', more: 'crew', less: 'cannons', tolls }]);
  });

  it('pulls as strongly as the rules say', () => {
    const hole: Card = { ...SUPER, kind: 'black_hole', strengths: [], levels: [2, 3, 7, 8] };

    expect(rowsOf(hole, 4)).toEqual([{ what: 'pull', amount: 8 }]);
  });
});
