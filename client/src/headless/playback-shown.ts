/** What one event changes on the table before its outcome is told. The outcome has the last word. */

import type { Card, Cell, Figure, Figures, GameEvent, Good, Seat, View } from '../game.generated';
import { seatOf, unheardOf, type EventOf } from './events';
import type { Ship, Table, Turn } from './table.svelte';

/** A ship as it will be, and what happens to it until then. */
interface Outcome {
  readonly ship: View['table']['ships'][Seat] | undefined;
  readonly later: readonly GameEvent[];
}

/** Shows one event at once. */
export function showEvent(table: Table, event: GameEvent, turn: Turn | null = null): void {
  switch (event.type) {
    case 'TileLost':
    case 'TileTakenOff':
      return onShip(table, event, (ship) => takeOff(ship, event.cell));
    case 'AlienBoarded':
      return onShip(table, event, (ship) => ship.crew.set(event.cell, [event.figure]));
    case 'CrewBoarded':
      return onShip(table, event, (ship) => board(ship, event, outcomeOf(event, turn)));
    case 'BatteriesLoaded':
      return onShip(table, event, (ship) => load(ship, event, outcomeOf(event, turn)));
    case 'BatterySpent':
    case 'BatteryLost':
      return onShip(table, event, (ship) => spend(ship, event.cell));
    case 'CrewLost':
      return onShip(table, event, (ship) => removeOne(ship.crew, event.cell, event.figure));
    case 'GoodLost':
    case 'GoodUnloaded':
      return onShip(table, event, (ship) => removeOne(ship.goods, event.cell, event.good));
    case 'Confiscated':
      return onShip(table, event, (ship) => clear(ship, event.cell));
    case 'GoodLoaded':
      return onShip(table, event, (ship) => addGood(ship, event.cell, event.good));
    case 'PlacesSwapped':
      return swapShips(table, event);
    case 'Launched':
      return launch(table, event);
    case 'CardRevealed':
      return revealCard(table, event.card);
    case 'RocketMoved':
      return moveRocket(table, event.seat, event.position);
    case 'CardSatOut':
      return goAway(table, event.seat);
    case 'GaveUp':
      return retire(table, event.seat, event.reason);
    case 'CreditsGained':
      return pay(table, event.seat, event.amount);
    case 'BillPresented':
    case 'BuildingFinished':
    case 'BuildingStopped':
    case 'CardSkipped':
    case 'ChargePlanted':
    case 'ChargesExploded':
    case 'ContestScored':
    case 'ConvoyMoved':
    case 'ConvoyShrank':
    case 'DiceRolled':
    case 'EnemyMet':
    case 'EscortCovered':
    case 'EscortLost':
    case 'EscortMoved':
    case 'FlawsFound':
    case 'FleetMet':
    case 'FlightBegan':
    case 'FlightEnded':
    case 'FlightWished':
    case 'GoodsLeft':
    case 'GoodsMissing':
    case 'HitApproached':
    case 'HitBounced':
    case 'HitMissed':
    case 'HitShielded':
    case 'HoleEscaped':
    case 'HourglassFlipped':
    case 'HourglassStarted':
    case 'LaneRolled':
    case 'MatchEnded':
    case 'MeteorShot':
    case 'MissionChosen':
    case 'MissionDropped':
    case 'MissionWished':
    case 'MissionsDrawn':
    case 'NextWeakestFound':
    case 'OfferDeclined':
    case 'OfferTaken':
    case 'OrdersDrawn':
    case 'OrdersKept':
    case 'PartSwallowed':
    case 'PieceKept':
    case 'PileLookedAt':
    case 'PilePutBack':
    case 'PlaceChanged':
    case 'PlaceGivenBack':
    case 'PlaceLost':
    case 'ShipChosen':
    case 'ShipWished':
    case 'TruckerMissed':
    case 'BoltHeld':
    case 'ColumnDied':
    case 'DirectionVoted':
    case 'DuesPaid':
    case 'EnemyGrew':
    case 'FatigueRolled':
    case 'HitFlewOn':
    case 'HitRolledAgain':
    case 'JunkDrifted':
    case 'MadnessStruck':
    case 'RoadSurprised':
    case 'RoadsLaid':
    case 'ShipsTurned':
    case 'StrongestSpared':
    case 'PlanetReached':
    case 'RaidApproached':
    case 'ReserveForfeited':
    case 'ReservedTileFetched':
    case 'SabotageMissed':
    case 'SandRanOut':
    case 'ShipSwallowed':
    case 'StrengthDeclared':
    case 'TilePickedUp':
    case 'TilePlaced':
    case 'TileReserved':
    case 'TileReturned':
    case 'TileTaken':
    case 'TitleDefended':
    case 'TitleGiven':
    case 'TitleScored':
    case 'TitleWon':
    case 'TitlesDrawn':
    case 'TruckerReplaced':
    case 'TurnPassed':
    case 'UnitBackedOff':
    case 'UnitDefeated':
    case 'UnitEntered':
    case 'UnitGaveUp':
    case 'UnitLeft':
    case 'UnitMoved':
    case 'WaitEnded':
    case 'WeakestFound':
      return;
    default:
      return unheardOf(event);
  }
}

const CHANGING: ReadonlySet<GameEvent['type']> = new Set([
  'TileLost',
  'TileTakenOff',
  'AlienBoarded',
  'CrewBoarded',
  'BatteriesLoaded',
  'BatterySpent',
  'BatteryLost',
  'CrewLost',
  'GoodLost',
  'GoodUnloaded',
  'DuesPaid',
  'ShipsTurned',
  'GoodLoaded',
  'Confiscated',
] as const);

/** The last event that changes each ship, with what the ship is worth from then on. */
export function outcomesOf({ events, view }: Turn): Map<GameEvent, Figures> {
  const last = new Map(
    events.filter(({ type }) => CHANGING.has(type)).map((event) => [seatOf(event), event]),
  );
  return new Map(
    [...last].flatMap(([seat, event]) => {
      const figures = seat === null ? undefined : view?.figures[seat];
      return figures ? [[event, figures]] : [];
    }),
  );
}

function outcomeOf(event: GameEvent, turn: Turn | null): Outcome {
  const events = turn?.events ?? [];
  const later = events.slice(events.indexOf(event) + 1);
  return {
    ship: turn?.view?.table.ships[seatOf(event) ?? 0],
    later: later.filter((each) => seatOf(each) === seatOf(event)),
  };
}

function onShip(
  table: Table,
  event: GameEvent & { readonly seat: Seat },
  change: (ship: Ship) => void,
): void {
  const ship = table.ship(event.seat);
  if (!ship) return;
  change(ship);
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

/** Two in every free cabin. Where a mission let in fewer: who is there in the end or left since. */
function board(ship: Ship, event: EventOf<'CrewBoarded'>, outcome: Outcome): void {
  const free = cellsOf(ship, ['cabin', 'starting_cabin']).filter((cell) => !ship.crew.has(cell));
  const full = 2 * free.length === event.humans;
  for (const cell of free) {
    const crew = (!full && crewSince(cell, outcome)) || TWO_HUMANS;
    if (crew.length) ship.crew.set(cell, crew);
  }
}

/** All batteries, or in the same way what is there in the end or was spent since. */
function load(ship: Ship, event: EventOf<'BatteriesLoaded'>, outcome: Outcome): void {
  const cells = cellsOf(ship, ['battery']);
  const room = (cell: Cell) => ship.tiles.get(cell)?.capacity ?? 0;
  const full = cells.reduce((sum, cell) => sum + room(cell), 0) === event.batteries;
  for (const cell of cells)
    ship.charge.set(cell, (full ? null : chargeSince(cell, outcome)) ?? room(cell));
}

const TWO_HUMANS: readonly Figure[] = ['human', 'human'];
const cellsOf = (ship: Ship, kinds: readonly string[]): Cell[] =>
  [...ship.tiles].flatMap(([cell, tile]) => (kinds.includes(tile.kind) ? [cell] : []));

/** Unknown once the tile is gone. */
function crewSince(cell: Cell, { ship, later }: Outcome): readonly Figure[] | null {
  if (!ship || !(cell in ship.tiles)) return null;
  const left = later.flatMap((event) =>
    event.type === 'CrewLost' && event.cell === cell ? [event.figure] : [],
  );
  return [...(ship.crew[cell] ?? []), ...left];
}

function chargeSince(cell: Cell, { ship, later }: Outcome): number | null {
  if (!ship || !(cell in ship.tiles)) return null;
  const spent = later.filter(
    (event) =>
      (event.type === 'BatterySpent' || event.type === 'BatteryLost') && event.cell === cell,
  );
  return (ship.charge[cell] ?? 0) + spent.length;
}

function launch(table: Table, { positions, cards }: EventOf<'Launched'>): void {
  const ahead = [...positions].sort(([, one], [, other]) => other - one);
  table.route = {
    length: table.level?.loop ?? 0,
    positions: Object.fromEntries(positions),
    away: [],
    order: ahead.map(([seat]) => seat),
  };
  table.card = null;
  table.cardsLeft = cards;
}

/** Partners sit down at each other's ship. */
function swapShips(table: Table, event: EventOf<'PlacesSwapped'>): void {
  const [one, other] = [table.ship(event.first), table.ship(event.second)];
  if (!one || !other) return;
  const [first, second] = [one.aboard, other.aboard];
  const [mine, theirs] = [one.figures, other.figures];
  one.show(second, theirs);
  other.show(first, mine);
}

function takeOff(ship: Ship, cell: Cell): void {
  for (const content of [ship.tiles, ship.crew, ship.charge, ship.goods]) content.delete(cell);
}

function clear(ship: Ship, cell: Cell): void {
  for (const content of [ship.crew, ship.charge, ship.goods]) content.delete(cell);
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
  table.card = card;
  table.cardsLeft = Math.max(0, table.cardsLeft - 1);
}

function moveRocket(table: Table, seat: Seat, position: number): void {
  const route = table.route;
  if (!route) return;
  const positions: Record<Seat, number> = { ...route.positions, [seat]: position };
  const order = Object.keys(positions)
    .map(Number)
    .filter((other) => !route.away.includes(other))
    .sort((one, other) => (positions[other] ?? 0) - (positions[one] ?? 0));
  table.route = { ...route, positions, order };
}

/** Who is away keeps its space, but is not in the flight for now. */
function goAway(table: Table, seat: Seat): void {
  const route = table.route;
  if (!route) return;
  const order = route.order.filter((other) => other !== seat);
  table.route = { ...route, away: [...route.away, seat], order };
}

function retire(table: Table, seat: Seat, reason: string): void {
  table.retired = { ...table.retired, [seat]: reason };
  const route = table.route;
  if (!route) return;
  const rest = Object.entries(route.positions).filter(([other]) => Number(other) !== seat);
  table.route = {
    ...route,
    positions: Object.fromEntries(rest),
    away: route.away.filter((other) => other !== seat),
    order: route.order.filter((other) => other !== seat),
  };
}

function pay(table: Table, seat: Seat, amount: number): void {
  const purse = table.credits[seat];
  if (purse !== undefined) table.credits = { ...table.credits, [seat]: purse + amount };
}
