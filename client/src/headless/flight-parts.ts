/** What one event changes on the table before the parts of its update arrive. */

import type { Card, Cell, Figure, Figures, GameEvent, Good, Seat, Update } from './protocol';
import type { Ship, Table } from './table.svelte';

type Change = (ship: Ship, event: GameEvent) => void;

export const seatOf = (event: GameEvent): Seat | null =>
  typeof event['seat'] === 'number' ? event['seat'] : null;
export const cellOf = (event: GameEvent): Cell => Number(event['cell']);

const SHIPS: Readonly<Record<string, Change>> = {
  TileLost: (ship, event) => takeOff(ship, cellOf(event)),
  BatterySpent: (ship, event) => spend(ship, cellOf(event)),
  BatteryLost: (ship, event) => spend(ship, cellOf(event)),
  CrewLost: (ship, event) => removeOne(ship.crew, cellOf(event), event['figure'] as Figure),
  GoodLost: (ship, event) => removeOne(ship.goods, cellOf(event), event['good'] as Good),
  GoodUnloaded: (ship, event) => removeOne(ship.goods, cellOf(event), event['good'] as Good),
  GoodLoaded: (ship, event) => addGood(ship, cellOf(event), event['good'] as Good),
};

/** Shows one event at once; the parts of the update have the last word. */
export function showEvent(table: Table, event: GameEvent): void {
  const seat = seatOf(event);
  const ship = seat === null ? undefined : table.ship(seat);
  if (ship) change(ship, event);
  if (event.type === 'CardRevealed') revealCard(table, event['card'] as Card);
  if (event.type === 'RocketMoved' && seat !== null)
    moveRocket(table, seat, Number(event['position']));
  if (event.type === 'CardSatOut' && seat !== null) goAway(table, seat);
  if (event.type === 'GaveUp' && seat !== null) retire(table, seat, String(event['reason']));
  if (event.type === 'CreditsGained' && seat !== null) pay(table, seat, Number(event['amount']));
}

/** The last event that changes each ship, with what the ship is worth from then on. */
export function outcomesOf({ events, parts }: Update): Map<GameEvent, Figures> {
  const last = new Map(
    events.filter(({ type }) => type in SHIPS).map((event) => [seatOf(event), event]),
  );
  return new Map(
    [...last].flatMap(([seat, event]) => {
      const ship = seat === null ? undefined : parts[`ship:${seat}`];
      return ship ? [[event, ship.figures]] : [];
    }),
  );
}

function change(ship: Ship, event: GameEvent): void {
  const apply = SHIPS[event.type];
  if (!apply) return;
  apply(ship, event);
  ship.figures = { ...ship.figures, ...counted(ship) };
}

/** What can be counted on the ship itself; strengths are for the rules to say. */
function counted(ship: Ship): Pick<Figures, 'crew' | 'humans' | 'batteries'> {
  const crew = [...ship.crew.values()].flat();
  return {
    crew: crew.length,
    humans: crew.filter((figure) => figure === 'human').length,
    batteries: [...ship.charge.values()].reduce((sum, charge) => sum + charge, 0),
  };
}

function takeOff(ship: Ship, cell: Cell): void {
  for (const content of [ship.tiles, ship.crew, ship.charge, ship.goods]) content.delete(cell);
}

function spend(ship: Ship, cell: Cell): void {
  ship.charge.set(cell, Math.max(0, (ship.charge.get(cell) ?? 1) - 1));
}

function removeOne<T>(map: Map<Cell, readonly T[]>, cell: Cell, item: T): void {
  const items = [...(map.get(cell) ?? [])];
  const at = items.indexOf(item);
  if (at < 0) return;
  items.splice(at, 1);
  map.set(cell, items);
}

function addGood(ship: Ship, cell: Cell, good: Good): void {
  ship.goods.set(cell, [...(ship.goods.get(cell) ?? []), good]);
}

function revealCard(table: Table, card: Card): void {
  table.apply({ card, cards_left: Math.max(0, (table.part('cards_left') ?? 1) - 1) });
}

function moveRocket(table: Table, seat: Seat, position: number): void {
  const route = table.part('route');
  if (!route) return;
  const positions: Record<string, number> = { ...route.positions, [seat]: position };
  const order = Object.keys(positions)
    .map(Number)
    .filter((other) => !route.away.includes(other))
    .sort((one, other) => (positions[other] ?? 0) - (positions[one] ?? 0));
  table.apply({ route: { ...route, positions }, order });
}

/** Who is away keeps its space, but is not in the flight for now. */
function goAway(table: Table, seat: Seat): void {
  const route = table.part('route');
  if (!route) return;
  table.apply({
    route: { ...route, away: [...route.away, seat] },
    order: (table.part('order') ?? []).filter((other) => other !== seat),
  });
}

function retire(table: Table, seat: Seat, reason: string): void {
  const route = table.part('route');
  if (!route) return;
  const positions = Object.fromEntries(
    Object.entries(route.positions).filter(([other]) => Number(other) !== seat),
  );
  table.apply({
    route: { ...route, positions, away: route.away.filter((other) => other !== seat) },
    order: (table.part('order') ?? []).filter((other) => other !== seat),
    retired: { ...table.part('retired'), [seat]: reason },
  });
}

function pay(table: Table, seat: Seat, amount: number): void {
  const credits = table.part('credits');
  const purse = credits?.[seat];
  if (credits && typeof purse === 'number')
    table.apply({ credits: { ...credits, [seat]: purse + amount } });
}
