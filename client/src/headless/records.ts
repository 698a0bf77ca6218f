/** What many flights add up to: records, titles, and a curve over time. */

import type { KeptFlight } from '../game.generated';

export interface Records {
  readonly flights: number;
  readonly arrived: number;
  readonly firsts: number;
  readonly games: number;
  readonly won: number;
  readonly best: KeptFlight | null;
  /** who came home with the most missing */
  readonly toughest: KeptFlight | null;
  readonly lost: number;
  readonly earned: number;
  /** each with how often it was held */
  readonly titles: ReadonlyMap<string, number>;
}

export function recordsOf(flights: readonly KeptFlight[]): Records {
  const home = flights.filter(({ arrived, lost }) => arrived && lost > 0);
  const games = flights.filter(({ won }) => won !== null);
  const titles = new Map<string, number>();
  for (const title of flights.flatMap((flight) => flight.titles))
    titles.set(title, (titles.get(title) ?? 0) + 1);
  return {
    flights: flights.length,
    arrived: flights.filter(({ arrived }) => arrived).length,
    firsts: flights.filter(({ place, players }) => place === 1 && players.length > 1).length,
    games: games.length,
    won: games.filter(({ won }) => won).length,
    best: most(flights, ({ credits }) => credits),
    toughest: most(home, ({ lost }) => lost),
    lost: sum(flights, ({ lost }) => lost),
    earned: sum(flights, ({ credits }) => credits),
    titles,
  };
}

/** What every flight brought, the oldest first, and the mean of the last five. */
export function curveOf(flights: readonly KeptFlight[]): { credits: number; mean: number }[] {
  const old = flights.toReversed();
  return old.map(({ credits }, at) => {
    const last = old.slice(Math.max(0, at - 4), at + 1);
    return { credits, mean: sum(last, (flight) => flight.credits) / last.length };
  });
}

const sum = (flights: readonly KeptFlight[], of: (flight: KeptFlight) => number) =>
  flights.reduce((total, flight) => total + of(flight), 0);

function most(
  flights: readonly KeptFlight[],
  of: (flight: KeptFlight) => number,
): KeptFlight | null {
  return flights.reduce<KeptFlight | null>(
    (best, flight) => (best && of(best) >= of(flight) ? best : flight),
    null,
  );
}
