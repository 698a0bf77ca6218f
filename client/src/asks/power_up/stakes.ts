/** What losing costs, read from what the rules say would happen if nothing were powered. */

import type { Answer, Card, Decision, GameEvent, Prospect, Seat } from '../../game.generated';
import { isOf, only } from '../../headless/events';

export interface Stake {
  /** the sentence for it, without "stakes-" */
  readonly key: 'crew' | 'goods' | 'batteries' | 'days' | 'shots' | 'out' | 'nothing';
  readonly count: number;
}

/** Whoever is taken, what is lost is as many: the first will do. */
export function suffering(decision: Decision): Answer | null {
  switch (decision.kind) {
    case 'pick_crew':
    case 'pick_good':
    case 'pick_battery':
      return decision.options[0] ?? null;
    default:
      return null;
  }
}

/** What the seat would lose; nothing to tell if it does not lose, or nobody knows yet. */
export function stakesOf(
  prospect: Prospect,
  seat: Seat,
  card: Card | null,
): readonly Stake[] | null {
  const at = prospect.events.findIndex((event) => isDefeat(event, seat));
  if (at < 0) return null;
  const after = prospect.events.slice(at).filter((event) => 'seat' in event && event.seat === seat);
  const days = only(after, 'RocketMoved').reduce((sum, move) => sum - Math.min(0, move.days), 0);
  const found: Stake[] = [
    { key: 'crew', count: only(after, 'CrewLost').length },
    { key: 'goods', count: only(after, 'GoodLost').length },
    { key: 'batteries', count: only(after, 'BatteryLost').length },
    { key: 'days', count: days },
    { key: 'shots', count: shotsOf(card, prospect.events[at]) },
    { key: 'out', count: only(after, 'GaveUp').length },
  ];
  const stakes = found.filter(({ count }) => count > 0);
  return stakes.length ? stakes : [{ key: 'nothing', count: 0 }];
}

function isDefeat(event: GameEvent, seat: Seat): boolean {
  if (event.type === 'EnemyMet') return event.seat === seat && event.result === 'lost';
  if (event.type === 'FleetMet') return event.seat === seat && event.suffers > 0;
  return event.type === 'WeakestFound' && event.seat === seat;
}

/** Where they hit is for the dice to say; how many there are stands on the card. */
function shotsOf(card: Card | null, defeat: GameEvent | undefined): number {
  if (card?.kind === 'pirates') return card.shots.length;
  if (card?.kind !== 'combat_zone' || !defeat || !isOf(defeat, 'WeakestFound')) return 0;
  const line = card.lines.find(({ yardstick }) => yardstick === defeat.yardstick);
  return line && 'shots' in line.penalty ? line.penalty.shots.length : 0;
}
