/** A finished flight, as whoever flew it keeps it: a few figures, and the ship before and after. */

import type { GameEvent, KeptFlight, Seat } from '../game.generated';
import { underWay } from './earnings';
import { lastFlight } from './last-flight';
import { writeShip } from './notation-written';
import type { Aboard } from './ship.svelte';
import type { Table } from './table.svelte';

/** The flight whose bill lies on the table, with the ship as it was launched; null where there is
 * none, or nobody flew it here. */
export function keptFlight(
  table: Table,
  now: number,
  launched: Aboard | undefined,
): KeptFlight | null {
  const { seat, setup, room, level, match } = table;
  const bill = match?.bills.at(-1);
  const ship = seat === null ? undefined : table.ship(seat);
  if (seat === null || !setup || !room?.record || !level || !match || !bill?.[seat] || !ship)
    return null;
  const events = lastFlight(table.log.map(({ event }) => event));
  const sums = sumsOf(bill, events);
  const mine = sums.get(seat) ?? 0;
  const plan = level.blueprint;
  return {
    v: 1,
    id: `${room.record}-${match.bills.length - 1}`,
    ended_ms: now,
    edition: setup.edition,
    format: setup.format,
    level: level.name,
    flights: setup.flights.length,
    mission: table.mission?.name ?? null,
    seat,
    players: room.seats.map(({ name, bot }) => ({ name, bot })),
    place: 1 + [...sums.values()].filter((sum) => sum > mine).length,
    credits: mine,
    purse: table.credits[seat] ?? 0,
    arrived: !(seat in table.retired),
    lost: table.lost[seat]?.length ?? 0,
    titles: titlesOf(table, seat),
    won: table.phase === 'over' ? (table.outcome?.winners.includes(seat) ?? false) : null,
    built: writeShip(setup.edition, plan, launched ?? ship.aboard),
    landed: writeShip(setup.edition, plan, ship.aboard),
  };
}

/** What the flight brought everybody: the bill, and what came in under way. */
function sumsOf(
  bill: Readonly<Record<number, { readonly total: number }>>,
  events: readonly GameEvent[],
): Map<Seat, number> {
  const earned = underWay(events);
  return new Map(
    Object.entries(bill).map(([seat, { total }]) => [
      Number(seat),
      total + (earned.get(Number(seat)) ?? 0),
    ]),
  );
}

function titlesOf(table: Table, seat: Seat): string[] {
  const holders = table.titles?.holders ?? {};
  return Object.keys(holders).filter((title) => holders[title] === seat);
}
