/** What a scene behind the ship needs to know of the card that lies open. */

import type { Card, GameEvent, RoomSeat, Seat } from '../../../game.generated';

export interface Stage {
  readonly card: Card;
  /** what has happened since it was turned up, as far as it is shown */
  readonly events: readonly GameEvent[];
  /** what is being shown */
  readonly current: GameEvent | null;
  /** whose ship stands in front */
  readonly front: Seat;
  readonly player: (seat: Seat) => RoomSeat | undefined;
}

export type SceneKind =
  | 'planets'
  | 'space'
  | 'hulk'
  | 'station'
  | 'rocks'
  | 'enemy'
  | 'zone'
  | 'dust'
  | 'germs'
  | 'bomb'
  | 'hole'
  | 'police'
  | 'nanobots'
  | 'sparks';

/** Which picture in motion belongs to a kind of card. */
export const SCENES: Readonly<Record<Card['kind'], SceneKind>> = {
  planets: 'planets',
  open_space: 'space',
  abandoned_ship: 'hulk',
  abandoned_station: 'station',
  meteor_swarm: 'rocks',
  meteor_alert: 'rocks',
  meteor_shower: 'rocks',
  smugglers: 'enemy',
  slavers: 'enemy',
  pirates: 'enemy',
  enemy_fleet: 'enemy',
  combat_zone: 'zone',
  tactical_zone: 'zone',
  stardust: 'dust',
  dust_storm: 'dust',
  nanobot_dust: 'nanobots',
  epidemic: 'germs',
  plague: 'germs',
  contagion: 'germs',
  leaking_cells: 'germs',
  sabotage: 'bomb',
  discharge: 'sparks',
  black_hole: 'hole',
  robopolice_raid: 'police',
};

/** Always the same scatter, so that a scene looks alike wherever it is drawn. */
export const scatter = (count: number, salt = 1): readonly { x: number; y: number; s: number }[] =>
  Array.from({ length: count }, (_, index) => ({
    x: (index * 7919 * salt + 131 * index * index) % 800,
    y: (index * 104729 * salt + 57 * index) % 500,
    s: ((index * 37 * salt) % 10) / 10,
  }));
