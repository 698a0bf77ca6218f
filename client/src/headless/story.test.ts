import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../game.generated';
import { FLIGHT, happened as event } from '../testing/testing';
import { storyOf } from './story';

const keys = (events: GameEvent[]) => storyOf(events).map(({ key }) => key);

describe('the story of a flight', () => {
  it('tells of a ship that broke up', () => {
    const losses = [1, 2, 3, 4].map((cell) => event('TileLost', { seat: 1, cell }));
    const [tale] = storyOf([
      event('CardRevealed', FLIGHT.table.card ? { card: FLIGHT.table.card } : {}),
      event('DiceRolled'),
      ...losses,
    ]);

    expect(tale).toMatchObject({ key: 'story-broke', seat: 1, fields: { count: 4 } });
  });

  it('tells of close fights and of enemies that beat everyone', () => {
    const met = (seat: number, result: string, strength: number, enemy = 'pirates') =>
      event('EnemyMet', { seat, enemy, strength, against: 10, result });

    expect(keys([met(0, 'lost', 4), met(1, 'lost', 6), met(2, 'won', 11)])).toEqual([
      'story-feared',
      'story-beat-closely',
    ]);
  });

  it('counts how often the lead changed', () => {
    const events = [
      event('Launched', {
        positions: [
          [0, 6],
          [1, 3],
        ],
      }),
      event('RocketMoved', { seat: 1, days: 5, position: 9 }),
      event('RocketMoved', { seat: 0, days: 5, position: 12 }),
      event('FlightEnded', { order: [0, 1] }),
    ];

    expect(storyOf(events)[0]).toMatchObject({
      key: 'story-first',
      seat: 0,
      fields: { changes: 2 },
    });
  });

  it('praises only those who lost nothing at all', () => {
    const events = [event('HitApproached', {}), event('FlightEnded', { order: [0, 1] })];

    expect(
      storyOf(events, (seat) => (seat === 0 ? 1 : 0)).filter(
        ({ key }) => key === 'story-unscathed',
      ),
    ).toMatchObject([{ seat: 1 }]);
  });

  it('is about the last flight only', () => {
    const events = [
      event('GaveUp', { seat: 0, reason: 'chosen' }),
      event('FlightBegan', { number: 1 }),
    ];

    expect(keys(events)).toEqual([]);
  });
});
