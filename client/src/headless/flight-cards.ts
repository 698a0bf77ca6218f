/** Adventure cards as rows of symbols. */

import type { Card, Good, Side } from './protocol';

export interface CardHit {
  readonly heavy: boolean;
  readonly side: Side;
  readonly fixed_die: number | null;
}
export type Penalty =
  | { readonly what: 'days' | 'crew' | 'goods'; readonly amount: number }
  | { readonly what: 'shots'; readonly hits: readonly CardHit[] };
export type CardRow =
  | { readonly what: 'strength'; readonly amount: number }
  | { readonly what: 'needs_crew'; readonly amount: number }
  | { readonly what: 'loses'; readonly penalty: Penalty }
  | { readonly what: 'wins'; readonly credits: number; readonly goods: readonly Good[] }
  | { readonly what: 'days'; readonly amount: number }
  | { readonly what: 'meteors'; readonly hits: readonly CardHit[] }
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
  | { readonly what: 'shower'; readonly hits: readonly CardHit[] }
  | { readonly what: 'exposed_days' | 'components' | 'batteries'; readonly amount: number }
  | { readonly what: 'number'; readonly name: string; readonly value: number | string };

const KNOWN = new Set([
  'id',
  'kind',
  'level',
  'learning',
  'uncertain',
  'strength',
  'days',
  'crew',
  'crew_lost',
  'goods_lost',
  'credits',
  'goods',
  'shots',
  'meteors',
  'planets',
  'lines',
  'own_design',
  'strengths',
  'faction',
  'full',
  'second_pays_from',
]);

/** The rows of a card on a flight of this level, which counts for supercards only. */
export function rowsOf(card: Card, level = 1): CardRow[] {
  return [
    ...superRowsOf(card, level),
    ...one(card['strength'], (amount): CardRow => ({ what: 'strength', amount })),
    ...crewOf(card),
    ...list<CardHit[]>(card['meteors'], (hits): CardRow => ({ what: 'meteors', hits })),
    ...planetsOf(card),
    ...linesOf(card),
    ...penaltiesOf(card).map((penalty): CardRow => ({ what: 'loses', penalty })),
    ...rewardOf(card),
    ...one(card['days'], (amount): CardRow => ({ what: 'days', amount })),
    ...restOf(card),
  ];
}

const one = (value: unknown, row: (amount: number) => CardRow): CardRow[] =>
  typeof value === 'number' ? [row(value)] : [];
const list = <T extends readonly unknown[]>(value: unknown, row: (items: T) => CardRow) =>
  Array.isArray(value) && value.length ? [row(value as unknown as T)] : [];

function crewOf(card: Card): CardRow[] {
  if (card.kind === 'abandoned_ship')
    return one(card['crew'], (amount) => ({ what: 'loses', penalty: { what: 'crew', amount } }));
  return one(card['crew'], (amount) => ({ what: 'needs_crew', amount }));
}

function planetsOf(card: Card): CardRow[] {
  const planets = (card['planets'] ?? []) as readonly (readonly Good[])[];
  return planets.map((goods, number) => ({ what: 'planet', number, goods }));
}

interface Toll {
  readonly crew: number;
  readonly goods: number;
  readonly days: number;
  readonly shots: readonly CardHit[];
}

/** What a supercard has in store for flights of this level. */
function superRowsOf(card: Card, level: number): CardRow[] {
  const upTo = <T>(name: string) => ((card[name] ?? []) as readonly T[]).slice(0, level);
  const at = (name: string): number => upTo<number>(name).at(-1) ?? 0;
  switch (card.kind) {
    case 'black_hole':
      return [{ what: 'pull', amount: at('strengths') }];
    case 'enemy_fleet':
      return upTo<{ strength: number; toll: Toll }>('lines').map(({ strength, toll }) => ({
        what: 'fleet',
        strength,
        tolls: tollsOf([toll]),
      }));
    case 'tactical_zone':
      return (
        (card['columns'] ?? []) as readonly { more: string; less: string; lines: Toll[] }[]
      ).map(({ more, less, lines }) => ({
        what: 'difference',
        more,
        less,
        tolls: tollsOf(lines.slice(0, level)),
      }));
    case 'meteor_alert':
      return [{ what: 'meteors', hits: upTo<readonly CardHit[]>('rows').flat() }];
    case 'meteor_shower':
      return [{ what: 'shower', hits: ((card['sides'] ?? []) as readonly Side[]).map(small) }];
    case 'dust_storm':
      return [{ what: 'exposed_days', amount: at('days') }];
    case 'nanobot_dust':
      return [{ what: 'components', amount: at('components') }];
    case 'discharge':
      return [{ what: 'batteries', amount: at('batteries') }];
    default:
      return [];
  }
}

const small = (side: Side): CardHit => ({ heavy: false, side, fixed_die: null });

/** Tolls of several lines, added up. */
function tollsOf(tolls: readonly Toll[]): Penalty[] {
  const counted = (['crew', 'goods', 'days'] as const).flatMap((what): Penalty[] => {
    const amount = tolls.reduce((sum, toll) => sum + toll[what], 0);
    return amount ? [{ what, amount }] : [];
  });
  const hits = tolls.flatMap(({ shots }) => shots);
  return hits.length ? [...counted, { what: 'shots', hits }] : counted;
}

function linesOf(card: Card): CardRow[] {
  if (card.kind === 'enemy_fleet') return [];
  const lines = (card['lines'] ?? []) as readonly {
    yardstick: string;
    penalty: Readonly<Record<string, unknown>>;
  }[];
  return lines.map(({ yardstick, penalty }) => ({
    what: 'line',
    yardstick,
    penalty: penaltyOf(penalty ?? {}),
  }));
}

export function penaltyOf(penalty: Readonly<Record<string, unknown>>): Penalty {
  if (Array.isArray(penalty['shots']))
    return { what: 'shots', hits: penalty['shots'] as readonly CardHit[] };
  const what = (['days', 'crew', 'goods'] as const).find((name) => name in penalty) ?? 'days';
  return { what, amount: Number(penalty[what] ?? 0) };
}

function penaltiesOf(card: Card): Penalty[] {
  const found: Penalty[] = [];
  if (typeof card['crew_lost'] === 'number')
    found.push({ what: 'crew', amount: card['crew_lost'] });
  if (typeof card['goods_lost'] === 'number')
    found.push({ what: 'goods', amount: card['goods_lost'] });
  if (Array.isArray(card['shots']))
    found.push({ what: 'shots', hits: card['shots'] as readonly CardHit[] });
  return found;
}

function rewardOf(card: Card): CardRow[] {
  const credits = Number(card['credits'] ?? 0);
  const goods = (card['goods'] ?? []) as readonly Good[];
  return credits || goods.length ? [{ what: 'wins', credits, goods }] : [];
}

/** Numbers of kinds of card this page has never heard of. */
function restOf(card: Card): CardRow[] {
  return Object.entries(card)
    .filter(([name]) => !KNOWN.has(name))
    .flatMap(([name, value]): CardRow[] =>
      typeof value === 'number' || typeof value === 'string'
        ? [{ what: 'number', name, value }]
        : [],
    );
}
