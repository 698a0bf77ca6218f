/** The flights of a recorded game as somebody would have kept them who had seen every bill. */

import type { KeptFlight, Seat } from '../game.generated';
import { keptFlight } from './kept-flight';
import { fetchReplay, Replay, type LoadReplay } from './replay.svelte';

const GONE = ['no_such_record', 'no_such_seat', 'not_a_record'];

export async function recalled(
  record: string,
  seat: Seat,
  load: LoadReplay = fetchReplay,
): Promise<readonly KeptFlight[] | null | 'gone'> {
  const replay = new Replay(load);
  await replay.open(record, seat);
  if (GONE.includes(replay.problem ?? '')) return 'gone';
  if (!replay.recording?.over) return null;
  const found: KeptFlight[] = [];
  for (const [number, frame] of bills(replay).entries()) {
    const flight = await flightAt(replay, seat, number, frame);
    if (flight) found.push(flight);
  }
  return found;
}

/** The frames after which a bill lies on the table; the last is the end of the game. */
function bills({ chapters, length }: Replay): number[] {
  const ends = chapters.filter(({ event }) => event.type === 'FlightEnded');
  return ends.map(({ frame }, index) => (index === ends.length - 1 ? length - 1 : frame));
}

async function flightAt(
  replay: Replay,
  seat: Seat,
  number: number,
  frame: number,
): Promise<KeptFlight | null> {
  replay.seek(frame);
  const ended = (replay.recording?.began_ms ?? 0) + (replay.current?.at ?? 0);
  const ships = await replay.launched(number);
  return keptFlight(replay.session.table, ended, ships?.[seat]);
}
