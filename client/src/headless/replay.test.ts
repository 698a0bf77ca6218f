import { describe, expect, it } from 'vitest';
import { gathered, Replay, type Recording } from './replay.svelte';

const frame = (parts: object, types: string[] = []) => ({
  at: 0,
  seat: 0,
  answer: ['fly_on'],
  events: types.map((type) => ({ type, topic: 'x' })),
  parts: { ...parts },
});
const RECORDING: Recording = {
  id: 'g1',
  view: null,
  over: true,
  began_ms: 0,
  players: [
    { name: 'Ada', colour: 'blue', shape: 'circle', bot: null },
    { name: 'Bo', colour: 'red', shape: 'star', bot: null },
  ],
  frames: [
    frame({ phase: 'building', heap: [0, 0, 0], cards_left: 3 }),
    frame({ 'heap+': [[1, -1]] }, ['TileTaken']),
    frame({ phase: 'flight', cards_left: 2 }, ['CardRevealed']),
    frame({ cards_left: 1 }, ['CardRevealed']),
  ],
};

describe('a replay', () => {
  it('gathers what had changed until then', () => {
    expect(gathered(RECORDING.frames.slice(0, 3))).toMatchObject({
      phase: 'flight',
      cards_left: 2,
      heap: [0, -1, 0],
    });
  });

  it('shows any moment, forwards and backwards', () => {
    const replay = new Replay();
    replay.read(RECORDING);
    replay.seek(3);
    expect(replay.session.table.part('cards_left')).toBe(1);
    expect(replay.session.table.log).toHaveLength(3);

    replay.seek(1);
    expect(replay.session.table.part('phase')).toBe('building');
    expect(replay.session.table.heap.get(1)).toBe(-1);
  });

  it('steps with its events', async () => {
    const replay = new Replay();
    replay.read(RECORDING);
    await replay.step();
    await replay.step();

    expect(replay.frame).toBe(2);
    expect(replay.session.table.part('cards_left')).toBe(2);
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
    const replay = new Replay((id, view) => Promise.resolve({ ...RECORDING, id, view }));
    await replay.open('g1');
    replay.seek(2);
    await replay.watch(1);

    expect(replay.frame).toBe(2);
    expect(replay.session.table.seat).toBe(1);
  });
});
