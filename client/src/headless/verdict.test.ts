import { describe, expect, it } from 'vitest';
import type { Card, GameEvent } from '../game.generated';
import { happened } from '../testing/testing';
import { cardStory, verdictOf, type Verdict } from './verdict';

/** What is said after such a card, flown by three. */
function verdict(kind: Card['kind'], ...events: readonly GameEvent[]): Verdict {
  const card = { id: 'c', kind, level: 1, learning: false, uncertain: [], crew: 4 } as Card;
  const positions = [
    [0, 9],
    [1, 6],
    [2, 3],
  ] as const;
  const story = cardStory([
    happened('Launched', { positions }),
    happened('CardRevealed', { card }),
    ...events,
  ]);
  if (!story) throw new Error('no card was turned up');
  return verdictOf(story);
}

const moved = (seat: number, days: number) => happened('RocketMoved', { seat, days });
const lost = (seat: number) => happened('TileLost', { seat });
const weakest = (seat: number) => happened('WeakestFound', { seat });

describe('what a card did', () => {
  it('names who got farthest and who did not move', () => {
    expect(verdict('open_space', moved(0, 3), moved(2, 5))).toEqual({
      key: 'verdict-open-space-still',
      seats: [2],
      others: [1],
      count: 5,
    });
  });

  it('says that nobody was asked for want of crew', () => {
    expect(verdict('abandoned_ship')).toMatchObject({ key: 'verdict-offer-crew', count: 4 });
  });

  it('names both who took what was offered, if five play', () => {
    const taken = [0, 2].map((seat) => happened('OfferTaken', { seat }));
    expect(verdict('abandoned_station', ...taken)).toMatchObject({
      key: 'verdict-offer-taken',
      seats: [0, 2],
    });
  });

  it('names everybody who pays in a contest, with five also who comes next to last', () => {
    const events = [weakest(1), happened('NextWeakestFound', { seat: 2 })];
    expect(verdict('combat_zone', ...events)).toMatchObject({
      key: 'verdict-contest',
      seats: [1, 2],
    });
  });

  it('names whom the bomb was for', () => {
    expect(verdict('sabotage', weakest(1), lost(1))).toMatchObject({
      key: 'verdict-sabotage',
      seats: [1],
      count: 1,
    });
    expect(verdict('sabotage', weakest(1)).key).toBe('verdict-sabotage-none');
  });
});

describe('where a card of Rough Roads has it otherwise', () => {
  it.each(['stardust', 'combat_zone', 'sabotage', 'epidemic'] as const)(
    'nobody is told that %s did nothing',
    (kind) => {
      const spared = happened('StrongestSpared', { seat: 0 });
      expect(verdict(kind, spared, lost(1), lost(1), lost(2))).toEqual({
        key: 'verdict-losses-some',
        seats: [1],
        others: [0],
        count: 3,
      });
    },
  );

  it('a contest that spared the strongest alone is not said to have cost nobody', () => {
    expect(verdict('combat_zone', happened('StrongestSpared', { seat: 0 })).key).toBe(
      'verdict-whole',
    );
  });
});

describe('a card that did nothing', () => {
  it.each([
    ['stardust', 'dust-none'],
    ['combat_zone', 'contest-none'],
    ['epidemic', 'illness-none'],
    ['meteor_swarm', 'whole'],
  ] as const)('%s: %s', (kind, key) => {
    expect(verdict(kind).key).toBe(`verdict-${key}`);
  });
});
