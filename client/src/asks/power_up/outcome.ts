/** What a declaration comes to, read from what the rules say would happen. */

import type { Prospect } from '../../game.generated';
import { happening } from '../../headless/prospects.svelte';
import type { Table } from '../../headless/table.svelte';
import type { DecisionOf } from '../asking.svelte';

export interface Outcome {
  /** half points */
  readonly strength: number;
  /** good, even or bad for whoever declares; none if nothing is known yet */
  readonly tone: 'more' | 'equal' | 'less' | null;
  /** the sentence for it, without "power-" */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type PowerUp = DecisionOf<'power_up'>;
type Told = Omit<Outcome, 'strength'>;

export function outcomeOf(decision: PowerUp, prospect: Prospect, table: Table): Outcome | null {
  const declared = happening(prospect, 'StrengthDeclared', decision.seat)[0];
  if (!declared) return null;
  const strength = declared.strength;
  return { strength, ...toldOf(decision, prospect, table, strength) };
}

/** What strength is good for depends on who asks for it. */
function toldOf(decision: PowerUp, prospect: Prospect, table: Table, strength: number): Told {
  switch (decision.purpose) {
    case 'open_space':
      return moved(decision, prospect, table);
    case 'enemy':
      return met(decision, prospect);
    case 'enemy_fleet':
      return fleet(decision, prospect);
    case 'combat_zone':
      return weakest(decision, prospect, table) ?? compared(strength, decision.against);
    case 'tactical_zone':
      return weakest(decision, prospect, table) ?? { tone: null, key: 'difference', params: {} };
    default:
      return { tone: null, key: '', params: {} };
  }
}

function moved({ seat }: PowerUp, prospect: Prospect, table: Table): Told {
  const [ahead] = happening(prospect, 'RocketMoved', seat);
  if (ahead) return { tone: null, key: 'days', params: { days: ahead.days } };
  const key = table.level?.giving_up ? 'stranded' : 'stays';
  return { tone: 'less', key, params: {} };
}

const RESULTS: Readonly<Record<string, 'more' | 'equal' | 'less'>> = {
  won: 'more',
  tied: 'equal',
  lost: 'less',
};

function met({ seat }: PowerUp, prospect: Prospect): Told {
  const [enemy] = happening(prospect, 'EnemyMet', seat);
  const tone = RESULTS[enemy?.result ?? ''] ?? null;
  return { tone, key: tone ? `enemy-${tone}` : '', params: {} };
}

function fleet({ seat }: PowerUp, prospect: Prospect): Told {
  const [enemy] = happening(prospect, 'FleetMet', seat);
  if (!enemy) return { tone: null, key: '', params: {} };
  const { matched, suffers } = enemy;
  if (!suffers) return { tone: 'more', key: 'fleet-safe', params: {} };
  return { tone: 'less', key: 'fleet-pays', params: { suffers, lines: matched + suffers } };
}

/** Everybody has declared: who is the weakest is known. */
function weakest({ seat }: PowerUp, { events }: Prospect, { names }: Table): Told | null {
  const found = events.find((event) => event.type === 'WeakestFound');
  if (!found) return null;
  if (found.seat === seat) return { tone: 'less', key: 'weakest-you', params: {} };
  const next = events.some((event) => event.type === 'NextWeakestFound' && event.seat === seat);
  if (next) return { tone: 'less', key: 'weakest-next', params: {} };
  return { tone: 'more', key: 'weakest-other', params: { name: names[found.seat] ?? '' } };
}

/** Others are still to declare: against the lowest so far, if there is one. */
function compared(strength: number, against: number | null): Told {
  if (against === null) return { tone: null, key: 'contest-first', params: {} };
  const tone = strength > against ? 'more' : strength === against ? 'equal' : 'less';
  return { tone, key: `contest-${tone}`, params: {} };
}
