/** Who has the other seats of a table that is about to be opened: friends who come by the link, or bots. */

import type { BotChoice, Preset, Strength } from '../game.generated';

export type Company = Preset['company'];
/** One entry a seat; the first is whoever opens the table. */
export type Chairs = readonly (BotChoice | null)[];

/** The chairs as a preset wants them: all for friends, or bots wherever nobody was chosen yet. */
export function seatedFor(
  company: Company,
  chairs: Chairs,
  faces: readonly string[],
  strength: Strength,
): Chairs {
  if (company === 'friends') return chairs.map(() => null);
  return chairs.map((bot, seat) => (seat ? (bot ?? face(faces, seat, strength)) : null));
}

const face = (faces: readonly string[], seat: number, strength: Strength): BotChoice => ({
  character: faces[(seat - 1) % faces.length] ?? '',
  strength,
});

/** Whether the chairs are what a preset promises: no chair left for a friend, or at least one. */
export function suits(company: Company, chairs: Chairs, seats: number): boolean {
  const free = freeOf(chairs, seats);
  return seats === 1 || (company === 'bots' ? free === 0 : free > 0);
}

/** How many can still come. */
export const freeOf = (chairs: Chairs, seats: number): number =>
  chairs.slice(1, seats).filter((bot) => bot === null).length;
