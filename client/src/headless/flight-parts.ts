/** What one event changes on the table before the parts of its update arrive. */

import type {
  Card,
  Cell,
  Figure,
  Figures,
  GameEvent,
  Good,
  Seat,
  ShipPart,
  Update,
} from './protocol';
import type { Ship, Table } from './table.svelte';

type Change = (ship: Ship, event: GameEvent, outcome: Outcome) => void;

/** A ship as it will be, and what happens to it until then. */
interface Outcome {
  readonly ship: ShipPart | undefined;
  readonly later: readonly GameEvent[];
}

export const seatOf = (event: GameEvent): Seat | null =>
  typeof event['seat'] === 'number' ? event['seat'] : null;
export const cellOf = (event: GameEvent): Cell => Number(event['cell']);

const SHIPS: Readonly<Record<string, Change>> = {
  TileLost: (ship, event) => takeOff(ship, cellOf(event)),
  TileTakenOff: (ship, event) => takeOff(ship, cellOf(event)),
  AlienBoarded: (ship, event) => ship.crew.set(cellOf(event), [event['figure'] as Figure]),
  CrewBoarded: board,
  BatteriesLoaded: load,
  BatterySpent: (ship, event) => spend(ship, cellOf(event)),
  BatteryLost: (ship, event) => spend(ship, cellOf(event)),
  CrewLost: (ship, event) => removeOne(ship.crew, cellOf(event), event['figure'] as Figure),
  GoodLost: (ship, event) => removeOne(ship.goods, cellOf(event), event['good'] as Good),
  GoodUnloaded: (ship, event) => removeOne(ship.goods, cellOf(event), event['good'] as Good),
  GoodLoaded: (ship, event) => addGood(ship, cellOf(event), event['good'] as Good),
};

/** Shows one event at once; the parts of the update have the last word. */
export function showEvent(table: Table, event: GameEvent, update: Update | null = null): void {
  const seat = seatOf(event);
  const ship = seat === null ? undefined : table.ship(seat);
  if (ship) change(ship, event, outcomeOf(event, update));
  if (event.type === 'PlacesSwapped') swapShips(table, event);
  if (event.type === 'Launched') launch(table, event);
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

function outcomeOf(event: GameEvent, update: Update | null): Outcome {
  const events = update?.events ?? [];
  const later = events.slice(events.indexOf(event) + 1);
  return {
    ship: update?.parts[`ship:${seatOf(event) ?? 0}`],
    later: later.filter((each) => seatOf(each) === seatOf(event)),
  };
}

function change(ship: Ship, event: GameEvent, outcome: Outcome): void {
  const apply = SHIPS[event.type];
  if (!apply) return;
  apply(ship, event, outcome);
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

const CABINS = ['cabin', 'starting_cabin'];
const DRAINS = ['BatterySpent', 'BatteryLost'];

/** Two in every free cabin. Where a mission let in fewer: who is there in the end or left since. */
function board(ship: Ship, event: GameEvent, outcome: Outcome): void {
  const free = cellsOf(ship, CABINS).filter((cell) => !ship.crew.has(cell));
  const full = 2 * free.length === event['humans'];
  for (const cell of free) {
    const crew = (!full && crewSince(cell, outcome)) || TWO_HUMANS;
    if (crew.length) ship.crew.set(cell, crew);
  }
}

/** All batteries, or in the same way what is there in the end or was spent since. */
function load(ship: Ship, event: GameEvent, outcome: Outcome): void {
  const cells = cellsOf(ship, ['battery']);
  const room = (cell: Cell) => ship.tiles.get(cell)?.capacity ?? 0;
  const full = cells.reduce((sum, cell) => sum + room(cell), 0) === event['batteries'];
  for (const cell of cells)
    ship.charge.set(cell, (full ? null : chargeSince(cell, outcome)) ?? room(cell));
}

const TWO_HUMANS: readonly Figure[] = ['human', 'human'];
const cellsOf = (ship: Ship, kinds: readonly string[]): Cell[] =>
  [...ship.tiles].flatMap(([cell, tile]) => (kinds.includes(tile.kind) ? [cell] : []));

/** Unknown once the tile is gone. */
function crewSince(cell: Cell, { ship, later }: Outcome): readonly Figure[] | null {
  if (!ship || !(cell in ship.tiles)) return null;
  const left = later.filter((event) => event.type === 'CrewLost' && cellOf(event) === cell);
  return [...(ship.crew[cell] ?? []), ...left.map((event) => event['figure'] as Figure)];
}

function chargeSince(cell: Cell, { ship, later }: Outcome): number | null {
  if (!ship || !(cell in ship.tiles)) return null;
  const spent = later.filter((event) => DRAINS.includes(event.type) && cellOf(event) === cell);
  return (ship.charge[cell] ?? 0) + spent.length;
}

function launch(table: Table, event: GameEvent): void {
  const places = event['positions'] as readonly (readonly [Seat, number])[];
  const ahead = [...places].sort(([, one], [, other]) => other - one);
  table.apply({
    route: {
      length: table.part('level')?.loop ?? 0,
      positions: Object.fromEntries(places),
      away: [],
    },
    order: ahead.map(([seat]) => seat),
    card: null,
    cards_left: Number(event['cards']),
  });
}

/** Partners sit down at each other's ship. */
function swapShips(table: Table, event: GameEvent): void {
  const [one, other] = [table.ship(Number(event['first'])), table.ship(Number(event['second']))];
  if (!one || !other) return;
  const [first, second] = [partOf(one), partOf(other)];
  one.apply(second);
  other.apply(first);
}

const partOf = (ship: Ship): ShipPart => ({
  tiles: Object.fromEntries(ship.tiles),
  crew: Object.fromEntries(ship.crew),
  charge: Object.fromEntries(ship.charge),
  goods: Object.fromEntries(ship.goods),
  figures: ship.figures,
});

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
