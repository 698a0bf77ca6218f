/** What is going on in the yard, in one line: how long the sand runs, who may do what, who is awaited. */

import type { Builder, Hourglass, Seat } from '../game.generated';

export interface YardNow {
  readonly me: Seat | null;
  readonly seats: readonly Seat[];
  /** all clocks stand still */
  readonly paused: boolean;
  builder(seat: Seat): Builder | undefined;
  readonly hourglass: Hourglass | null;
  /** those who may not begin yet, because others have a head start */
  readonly headStart: readonly Seat[];
  /** whose turn it is, where players build in turn */
  readonly turn: Seat | null;
  /** of sand, while it runs */
  readonly seconds: number;
  /** until the next of those who wait may build */
  readonly headStartSeconds: number;
}
export interface YardLine {
  /** key of the sentence */
  readonly key: string;
  readonly seats: readonly Seat[];
  readonly count: number;
}

const line = (key: string, seats: readonly Seat[] = [], count = 0): YardLine => ({
  key: `yard-${key}`,
  seats,
  count,
});

export function yardLine(yard: YardNow): YardLine {
  if (yard.paused) return { key: 'pause-now', seats: [], count: 0 };
  const { me } = yard;
  const builder = me === null ? undefined : yard.builder(me);
  const building = yard.seats.filter((seat) => yard.builder(seat)?.place == null);
  if (builder && builder.place !== null)
    return building.length ? line('finished', building, builder.place) : line('all-finished');
  if (builder?.stopped) return line('stopped');
  if (me !== null && yard.headStart.includes(me))
    return line('wait', [], Math.ceil(yard.headStartSeconds));
  if (yard.headStart.length)
    return line('head-start', yard.headStart, Math.ceil(yard.headStartSeconds));
  if (yard.turn !== null) return yard.turn === me ? line('turn-mine') : line('turn', [yard.turn]);
  return sandLine(yard);
}

function sandLine({ hourglass, seconds }: YardNow): YardLine {
  if (!hourglass || hourglass.spaces === 0) return line('calm');
  const last = hourglass.on_last;
  if (hourglass.running) return line(last ? 'sand-last' : 'sand', [], Math.ceil(seconds));
  if (last) return line('time-up');
  return line(hourglass.last_is_next ? 'turn-last' : 'turn-it');
}
