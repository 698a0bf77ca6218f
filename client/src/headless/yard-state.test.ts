import { describe, expect, it } from 'vitest';
import type { Builder, Hourglass } from '../game.generated';
import { yardLine, type YardNow } from './yard-state';

const GLASS: Hourglass = {
  spaces: 3,
  space: 1,
  running: true,
  can_turn: false,
  last_is_next: false,
  on_last: false,
};
const builder = (place: number | null, stopped = false) => ({ place, stopped }) as Builder;
const yard = (fields: Partial<YardNow> & { builders?: readonly Builder[] } = {}): YardNow => ({
  me: 0,
  seats: [0, 1, 2],
  builder: (seat) => (fields.builders ?? [])[seat] ?? builder(null),
  paused: false,
  hourglass: GLASS,
  headStart: [],
  turn: null,
  seconds: 41.2,
  headStartSeconds: 16.4,
  ...fields,
});

describe('the line of the yard', () => {
  it('tells how long the sand runs, and that it is the last run', () => {
    expect(yardLine(yard())).toMatchObject({ key: 'yard-sand', count: 42 });
    expect(yardLine(yard({ hourglass: { ...GLASS, on_last: true } })).key).toBe('yard-sand-last');
  });

  it('counts no seconds while the table is paused', () => {
    expect(yardLine(yard({ paused: true, seconds: 0 })).key).toBe('pause-now');
  });

  it('tells who may turn the hourglass', () => {
    const still = { ...GLASS, running: false };
    expect(yardLine(yard({ hourglass: still })).key).toBe('yard-turn-it');
    expect(yardLine(yard({ hourglass: { ...still, last_is_next: true } })).key).toBe(
      'yard-turn-last',
    );
  });

  it('tells whoever has finished whom they wait for', () => {
    expect(yardLine(yard({ builders: [builder(1), builder(null), builder(2)] }))).toEqual({
      key: 'yard-finished',
      seats: [1],
      count: 1,
    });
  });

  it('tells whose time is up to choose a place', () => {
    expect(yardLine(yard({ builders: [builder(null, true)] })).key).toBe('yard-stopped');
  });

  it('tells of a head start to both sides', () => {
    expect(yardLine(yard({ headStart: [0] }))).toMatchObject({ key: 'yard-wait', count: 17 });
    expect(yardLine(yard({ headStart: [2] }))).toMatchObject({
      key: 'yard-head-start',
      seats: [2],
    });
  });
});
