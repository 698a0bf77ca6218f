/** Kept flights for tests. Not part of the built page. */

import type { KeptFlight } from '../game.generated';

export const flight = (id: string, more: Partial<KeptFlight> = {}): KeptFlight => ({
  v: 1,
  id,
  ended_ms: 0,
  edition: '2021',
  format: 'flights',
  level: 'II',
  flights: 1,
  mission: null,
  seat: 0,
  players: [{ name: 'Ada' }, { name: 'Fuss', bot: { character: 'careful', strength: 'trucker' } }],
  place: 1,
  credits: 10,
  purse: 10,
  arrived: true,
  lost: 0,
  titles: [],
  won: true,
  built: 'ship',
  landed: 'ship',
  ...more,
});
