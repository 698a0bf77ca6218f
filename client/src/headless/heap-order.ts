/** The order in which a small screen shows the heap: no gaps, and what lies face up comes first. */

import { FACE_DOWN, FACE_UP } from './table.svelte';

export interface HeapOrder {
  /** the newest first */
  readonly up: readonly number[];
  readonly down: readonly number[];
}

export const NO_HEAP: HeapOrder = { up: [], down: [] };

/** After somebody took or returned tiles: as little as possible moves. */
export function reordered(before: HeapOrder, where: ReadonlyMap<number, number>): HeapOrder {
  const lies = (side: number) => (handle: number) => where.get(handle) === side;
  const known = new Set(before.up);
  const fresh = [...where.keys()].filter((handle) => lies(FACE_UP)(handle) && !known.has(handle));
  const up = [...fresh.toReversed(), ...before.up.filter(lies(FACE_UP))];
  const down = before.down.length ? closedUp(before.down, lies(FACE_DOWN)) : mixed(where);
  return { up, down };
}

/** Backs are all alike: the last one fills a gap, and the rest stay where they are. */
function closedUp(row: readonly number[], lies: (handle: number) => boolean): readonly number[] {
  const left = row.filter(lies);
  const last = row.slice(left.length).filter(lies);
  return row.slice(0, left.length).map((handle) => (lies(handle) ? handle : (last.pop() ?? 0)));
}

/** Face-down tiles as if thrown down: their numbers say nothing, and should not seem to. */
const mixed = (where: ReadonlyMap<number, number>): readonly number[] =>
  [...where]
    .filter(([, side]) => side === FACE_DOWN)
    .map(([handle]) => handle)
    .sort((one, other) => ((one * 97) % 151) - ((other * 97) % 151));
