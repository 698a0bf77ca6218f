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
]);

export function rowsOf(card: Card): CardRow[] {
  return [
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

function linesOf(card: Card): CardRow[] {
  const lines = (card['lines'] ?? []) as readonly {
    yardstick: string;
    penalty: Readonly<Record<string, unknown>>;
  }[];
  return lines.map(({ yardstick, penalty }) => ({
    what: 'line',
    yardstick,
    penalty: penaltyOf(penalty),
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
