/** Adventure cards as rows of symbols. */

import type { Card, CombatLine, Good, Hit, Side, Toll } from '../game.generated';

export type Penalty =
  | { readonly what: 'days' | 'crew' | 'goods'; readonly amount: number }
  | { readonly what: 'shots'; readonly hits: readonly Hit[] };
export type CardRow =
  | { readonly what: 'strength'; readonly amount: number }
  | { readonly what: 'needs_crew'; readonly amount: number }
  | { readonly what: 'loses'; readonly penalty: Penalty }
  | { readonly what: 'wins'; readonly credits: number; readonly goods: readonly Good[] }
  | { readonly what: 'days'; readonly amount: number }
  | { readonly what: 'meteors'; readonly hits: readonly Hit[] }
  | { readonly what: 'planet'; readonly number: number; readonly goods: readonly Good[] }
  | { readonly what: 'line'; readonly yardstick: string; readonly penalty: Penalty }
  | { readonly what: 'pull'; readonly amount: number }
  | { readonly what: 'fleet'; readonly strength: number; readonly tolls: readonly Penalty[] }
  | {
      readonly what: 'difference';
      readonly more: string;
      readonly less: string;
      readonly tolls: readonly Penalty[];
    }
  | { readonly what: 'shower'; readonly hits: readonly Hit[] }
  | { readonly what: 'exposed_days' | 'components' | 'batteries'; readonly amount: number }
  | { readonly what: 'directions'; readonly sides: readonly Side[] }
  | {
      readonly what: 'entrance';
      readonly dice: readonly number[];
      readonly clockwise: boolean;
      readonly units: number;
    }
  | { readonly what: 'contraband'; readonly contraband: 'batteries' | 'crew' | 'goods' }
  | { readonly what: 'number'; readonly name: string; readonly value: number | string };

/** The rows of a card on a flight of this level, which counts for supercards only. */
export function rowsOf(card: Card, level = 1): CardRow[] {
  switch (card.kind) {
    case 'abandoned_ship':
      return [loses('crew', card.crew), ...wins(card.credits), daysOf(card)];
    case 'abandoned_station':
      return [{ what: 'needs_crew', amount: card.crew }, ...wins(0, card.goods), daysOf(card)];
    case 'planets':
      return [
        ...card.planets.map((goods, number): CardRow => ({ what: 'planet', number, goods })),
        daysOf(card),
      ];
    case 'meteor_swarm':
      return [{ what: 'meteors', hits: card.meteors }];
    case 'smugglers':
      return [
        strengthOf(card),
        loses('goods', card.goods_lost),
        ...wins(0, card.goods),
        daysOf(card),
      ];
    case 'slavers':
      return [strengthOf(card), loses('crew', card.crew_lost), ...wins(card.credits), daysOf(card)];
    case 'pirates':
      return [
        strengthOf(card),
        { what: 'loses', penalty: { what: 'shots', hits: card.shots } },
        ...wins(card.credits),
        daysOf(card),
      ];
    case 'combat_zone':
      return card.lines.map(lineOf);
    case 'black_hole':
      return [{ what: 'pull', amount: at(card.levels, level) ?? 0 }];
    case 'enemy_fleet':
      return (at(card.levels, level) ?? []).map(({ strength, toll }) => ({
        what: 'fleet',
        strength,
        tolls: tollsOf(toll),
      }));
    case 'tactical_zone':
      return (at(card.levels, level) ?? []).flatMap((toll, index): CardRow[] => {
        const column = card.columns[index];
        if (!column) return [];
        return [{ what: 'difference', more: column.more, less: column.less, tolls: tollsOf(toll) }];
      });
    case 'meteor_alert':
      return [{ what: 'meteors', hits: at(card.levels, level) ?? [] }];
    case 'meteor_shower':
      return [{ what: 'shower', hits: card.hits }];
    case 'dust_storm':
      return [{ what: 'exposed_days', amount: at(card.levels, level) ?? 0 }];
    case 'nanobot_dust':
      return [{ what: 'components', amount: at(card.levels, level) ?? 0 }];
    case 'discharge':
      return [{ what: 'batteries', amount: at(card.levels, level) ?? 0 }];
    case 'open_space':
    case 'stardust':
    case 'epidemic':
    case 'sabotage':
    case 'plague':
    case 'contagion':
    case 'leaking_cells':
      return [];
    case 'robopolice_raid':
      return [
        { what: 'directions', sides: card.sides },
        { what: 'entrance', dice: card.dice, clockwise: card.clockwise, units: card.units },
        { what: 'contraband', contraband: card.contraband },
      ];
    default:
      return numbersOf(card);
  }
}

/** Whose attack it is, for the picture. */
export const factionOf = (card: Card): string => (card.kind === 'enemy_fleet' ? card.faction : '');

const strengthOf = ({ strength }: { readonly strength: number }): CardRow => ({
  what: 'strength',
  amount: strength,
});
const daysOf = ({ days }: { readonly days: number }): CardRow => ({ what: 'days', amount: days });
const loses = (what: 'days' | 'crew' | 'goods', amount: number): CardRow => ({
  what: 'loses',
  penalty: { what, amount },
});
const wins = (credits: number, goods: readonly Good[] = []): CardRow[] =>
  credits || goods.length ? [{ what: 'wins', credits, goods }] : [];
/** What the rules say counts on a level. */
const at = <Value>(levels: readonly Value[], level: number): Value | undefined => levels[level - 1];

function tollsOf(toll: Toll): Penalty[] {
  const counted = (['crew', 'goods', 'days'] as const).flatMap((what): Penalty[] =>
    toll[what] ? [{ what, amount: toll[what] }] : [],
  );
  return toll.shots.length ? [...counted, { what: 'shots', hits: toll.shots }] : counted;
}

function lineOf({ yardstick, penalty }: CombatLine): CardRow {
  if ('shots' in penalty)
    return { what: 'line', yardstick, penalty: { what: 'shots', hits: penalty.shots } };
  if ('crew' in penalty)
    return { what: 'line', yardstick, penalty: { what: 'crew', amount: penalty.crew } };
  if ('goods' in penalty)
    return { what: 'line', yardstick, penalty: { what: 'goods', amount: penalty.goods } };
  return { what: 'line', yardstick, penalty: { what: 'days', amount: penalty.days } };
}

const COMMON = ['id', 'kind', 'level'];

/** Numbers and words of a kind of card this page has never heard of. */
function numbersOf(card: never): CardRow[] {
  return Object.entries(card)
    .filter(([name]) => !COMMON.includes(name))
    .flatMap(([name, value]: [string, unknown]): CardRow[] =>
      typeof value === 'number' || typeof value === 'string'
        ? [{ what: 'number', name, value }]
        : [],
    );
}
