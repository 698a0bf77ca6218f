/** What it leads to to take an offer: the way goes on until the days are lost. */

import type { Answer, Decision, Haul } from '../game.generated';

/** Of no offer finds nothing room. */
export const NOTHING: Haul = { goods: [], worth: 0 };

/** Whoever leaves or stays beside the ship does not change where the rocket goes. */
export function asLittleAsPossible(decision: Decision): Answer | null {
  switch (decision.kind) {
    case 'pick_crew':
      return decision.options[0] ?? null;
    case 'load_goods':
      return ['done'];
    default:
      return null;
  }
}
