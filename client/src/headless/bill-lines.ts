/** The lines of a bill in the order they are read out, for the page and for pictures of it. */

import type { Bill, Seat } from '../game.generated';
import { keyPart } from './sentences';
import { t } from './words.svelte';

export type Bills = Readonly<Record<Seat, Bill>>;

const ORDER = ['order', 'best_looking', 'goods', 'losses', 'forgiven'];

export const isPrinted = (item: string): boolean => ORDER.includes(item);

/** What somebody gets or pays for. */
export function itemsOf(bills: Bills, seats: readonly Seat[]): string[] {
  const items = seats.flatMap((seat) => bills[seat]?.lines.map(({ item }) => item) ?? []);
  return [...new Set(items)].sort((one, other) => rank(one) - rank(other));
}

/** What a mission pays for comes after the order of arrival. */
function rank(item: string): number {
  const at = ORDER.indexOf(item);
  return at < 0 ? 1.5 : at;
}

export const kindOf = (item: string): string => item.split(':')[0] ?? item;

export const linesOf = (bills: Bills, seat: Seat, item: string) =>
  bills[seat]?.lines.filter((line) => line.item === item) ?? [];

export const amountOf = (bills: Bills, seat: Seat, item: string): number =>
  linesOf(bills, seat, item).reduce((sum, line) => sum + line.amount, 0);

/** Titles go by their names; what only a mission pays for is told beside its amount. */
export function labelOf(item: string): string {
  const [kind = item, name] = item.split(':');
  if (kind === 'title' && name) return t(`title-${keyPart(name)}`);
  return t(isPrinted(item) ? `bill-row-${keyPart(kind)}` : 'bill-row-mission');
}
