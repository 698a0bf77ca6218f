/** How likely something was: worked out by the rules, for every line the dice can show. */

import type { Hit, HitOdds, Odds, Outlook, TriedHit } from '../game.generated';
import { call } from './api';

/** What may fly at a ship. */
export interface Threat {
  readonly meteor: boolean;
  readonly hit: Hit;
}

export type Fate = Outlook['fate'];
export const FATES: readonly Fate[] = ['missed', 'bounced', 'parried', 'shot', 'lost'];

/** What may become of a ship, given as notation. */
export async function oddsOf(notation: string, { hit, meteor }: Threat): Promise<Odds> {
  const tried: TriedHit = { notation, hit, meteor };
  return (await call<HitOdds>('/api/ships/odds', tried)).odds;
}

/** In how many rolls it ends this way. */
export const countOf = ({ lines }: Odds, fate: Fate): number =>
  lines.reduce((sum, { outlook, ways }) => sum + (outlook.fate === fate ? ways : 0), 0);
