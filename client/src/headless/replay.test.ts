import { describe, expect, it } from 'vitest';
import type { Change } from '../game.generated';
import { happened, YARD } from '../testing/testing';
import { Replay, viewAt, type Frame, type Recording } from './replay.svelte';

const frame = (view: readonly Change[], events: Frame['events'] = []): Frame => ({
  at: 0,
  seat: 0,
  answer: ['fly_on'],
  events,
  moments: [],
  view,
});
const left = (count: number): Change => [
  ['table', 'deck'],
  Array.from({ length: count }, () => null),
];
const RECORDING: Recording = {
  id: 'g1',
  seat: null,
  over: true,
  began_ms: 0,
  players: [
    { name: 'Ada', colour: 'blue', shape: 'circle', bot: null },
    { name: 'Bo', colour: 'red', shape: 'star', bot: null },
  ],
  events: [happened('HourglassStarted')],
  view: YARD,
  frames: [
    frame([[['table', 'yard', 'heap', 'where', 1], 0]], [happened('TileTaken')]),
    frame([[['phase'], 'flight'], left(2)], [happened('CardRevealed')]),
    frame([left(1)], [happened('CardRevealed')]),
  ],
};

describe('a replay', () => {
  it('gathers what had changed until then', () => {
    const view = viewAt(RECORDING, 2);

    expect(view.phase).toBe('flight');
    expect(view.table.deck).toHaveLength(2);
    expect(view.table.yard?.heap.where.slice(0, 3)).toEqual([-2, 0, -2]);
  });

  it('shows any moment, forwards and backwards', () => {
    const replay = new Replay();
    replay.read(RECORDING);
    replay.seek(3);
    expect(replay.session.table.cardsLeft).toBe(1);
    expect(replay.session.table.log).toHaveLength(4);

    replay.seek(1);
    expect(replay.session.table.phase).toBe('building');
    expect(replay.session.table.where.get(1)).toBe(0);
  });

  it('steps with its events', async () => {
    const replay = new Replay();
    replay.read(RECORDING);
    await replay.step();
    await replay.step();

    expect(replay.frame).toBe(2);
    expect(replay.session.table.cardsLeft).toBe(2);
  });

  it('knows where cards begin', () => {
    const replay = new Replay();
    replay.read(RECORDING);
    replay.skip(1);
    expect(replay.frame).toBe(2);
    replay.skip(1);
    expect(replay.frame).toBe(3);
    replay.skip(-1);
    expect(replay.frame).toBe(2);
  });

  it('names the players', () => {
    const replay = new Replay();
    replay.read(RECORDING);

    expect(replay.session.player(1)).toMatchObject({ name: 'Bo', shape: 'star' });
  });

  it('says what is wrong with a file', () => {
    expect(() => new Replay().read({} as Recording)).toThrow();
  });

  it('looks through other eyes at the same moment', async () => {
    const replay = new Replay((id, seat) => Promise.resolve({ ...RECORDING, id, seat }));
    await replay.open('g1');
    replay.seek(2);
    await replay.watch(1);

    expect(replay.frame).toBe(2);
    expect(replay.session.table.seat).toBe(1);
  });
});
