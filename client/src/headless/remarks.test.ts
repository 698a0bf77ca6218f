import { describe, expect, it } from 'vitest';
import type { RoomSeat } from '../game.generated';
import { happened } from '../testing/testing';
import { Remarks } from './remarks';

const person = { name: 'Ada', bot: null } as RoomSeat;
const bot = (character: string) =>
  ({ name: character, bot: { character, strength: 'ace' } }) as RoomSeat;
const PLAYERS = [person, bot('careful'), bot('racer')];
const hit = (seat: number) => happened('TileLost', { seat, cause: 'destroyed' });

describe('what bots say', () => {
  it('comes from who is hit, or from another when a person is', () => {
    const remarks = new Remarks();

    expect(remarks.about([hit(1)], PLAYERS, 0)).toMatchObject({ seat: 1, moment: 'lost' });
    expect(remarks.about([hit(0)], PLAYERS, 0)?.moment).toBe('mock');
  });

  it('is never the same twice in a flight', () => {
    const remarks = new Remarks();
    const said = Array.from({ length: 5 }, () => remarks.about([hit(1)], PLAYERS, 0)?.key);

    expect(said.filter(Boolean)).toHaveLength(2);
    expect(new Set(said.filter(Boolean)).size).toBe(2);
    remarks.about([happened('FlightBegan')], PLAYERS, 0);
    expect(remarks.about([hit(1)], PLAYERS, 0)?.key).toBe(said[0]);
  });

  it('is nothing where nobody is a bot', () => {
    expect(new Remarks().about([hit(0)], [person, person], 0)).toBeNull();
  });
});
