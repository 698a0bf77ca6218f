/** What an answer would yield, told before it is given. */

import type { Answer, Cell, Decision, Good, Route, Seat, Tile } from './protocol';
import { GOODS } from './protocol';
import type { Ship } from './table.svelte';

export const PRICES: Readonly<Record<Good, number>> = { red: 4, yellow: 3, green: 2, blue: 1 };
export const valueOf = (goods: readonly Good[]): number =>
  goods.reduce((sum, good) => sum + PRICES[good], 0);

/** Half points that one double component adds. */
export function ownPower(tile: Tile | undefined): number {
  if (tile?.kind === 'double_engine') return 4;
  if (tile?.kind === 'double_cannon') return tile.directions[0] === 0 ? 4 : 2;
  return 0;
}

export interface Sum {
  /** half points, without doubles first */
  readonly terms: readonly number[];
  readonly total: number;
  readonly against: number | null;
  /** whether it is more, equal or less than what it is measured against */
  readonly result: 'more' | 'equal' | 'less' | null;
}

/** The strength with these doubles powered, term by term. */
export function sumOf(decision: Decision, ship: Ship, picks: readonly Cell[]): Sum {
  const base = Number(decision['strength'] ?? 0);
  const gains = new Map((decision['gains'] ?? []) as readonly [Cell, number][]);
  // An alien adds to a strength above zero only, so the first double may bring it along.
  const bonus = base > 0 ? 0 : Math.max(0, ...picks.map((cell) => extra(cell)));
  const terms = [base, ...picks.map((cell) => (gains.get(cell) ?? base) - base - extra(cell))];
  if (bonus) terms.push(bonus);
  const total = terms.reduce((sum, term) => sum + term, 0);
  const against = typeof decision['against'] === 'number' ? decision['against'] : null;
  return { terms, total, against, result: against === null ? null : compare(total, against) };

  function extra(cell: Cell): number {
    if (base > 0) return 0;
    return Math.max(0, (gains.get(cell) ?? base) - base - ownPower(ship.tiles.get(cell)));
  }
}

const compare = (one: number, other: number) =>
  one > other ? 'more' : one === other ? 'equal' : 'less';

/** Where a rocket would stand after so many empty spaces. */
export function movedTo(route: Route, seat: Seat, days: number): number {
  const others = Object.entries(route.positions).filter(([other]) => Number(other) !== seat);
  const taken = new Set(others.map(([, at]) => wrap(at, route.length)));
  const step = days > 0 ? 1 : -1;
  let position = route.positions[seat] ?? 0;
  for (let left = Math.abs(days); left > 0; left -= 1) {
    position += step;
    while (taken.has(wrap(position, route.length))) position += step;
  }
  return position;
}

export const wrap = (position: number, length: number): number =>
  ((position % length) + length) % length;

/** Places counted from 1, before and after. */
export function placesAfter(route: Route, seat: Seat, days: number): { now: number; then: number } {
  const placeAt = (position: number) =>
    1 +
    Object.entries(route.positions).filter(([other, at]) => Number(other) !== seat && at > position)
      .length;
  return {
    now: placeAt(route.positions[seat] ?? 0),
    then: placeAt(movedTo(route, seat, days)),
  };
}

const isHold = (tile: Tile) => tile.kind === 'cargo' || tile.kind === 'special_cargo';

/** Free containers, ordinary and special. */
export function roomOf(ship: Ship): { plain: number; special: number } {
  const room = { plain: 0, special: 0 };
  for (const [cell, tile] of ship.tiles) {
    if (!isHold(tile)) continue;
    const free = tile.capacity - (ship.goods.get(cell)?.length ?? 0);
    room[tile.kind === 'special_cargo' ? 'special' : 'plain'] += Math.max(0, free);
  }
  return room;
}

/** How many of these blocks find room without throwing anything out. */
export function fitting(ship: Ship, goods: readonly Good[]): Good[] {
  const room = roomOf(ship);
  return inOrder(goods).filter((good) => {
    if (good !== 'red' && room.plain > 0) return (room.plain -= 1) >= 0;
    return room.special > 0 && (room.special -= 1) >= 0;
  });
}

export const inOrder = (goods: readonly Good[]): Good[] =>
  [...goods].sort((one, other) => GOODS.indexOf(one) - GOODS.indexOf(other));

/** Loads what waits beside the ship, the most valuable first, red holds kept for red. */
export function stowing(decision: Decision, ship: Ship): Answer[] {
  const waiting = inOrder((decision['beside'] ?? []) as readonly Good[]);
  const free = new Map(
    [...ship.tiles]
      .filter(([, tile]) => isHold(tile))
      .map(([cell, tile]) => [cell, tile.capacity - (ship.goods.get(cell)?.length ?? 0)]),
  );
  const take = (good: Good, special: boolean): Answer | null => {
    const cell = [...free.keys()].find(
      (hold) =>
        (free.get(hold) ?? 0) > 0 && (ship.tiles.get(hold)?.kind === 'special_cargo') === special,
    );
    if (cell === undefined) return null;
    free.set(cell, (free.get(cell) ?? 1) - 1);
    return ['load', good, cell];
  };
  return waiting.flatMap((good) => {
    const answer = good === 'red' ? take(good, true) : (take(good, false) ?? take(good, true));
    return answer ? [answer] : [];
  });
}
