/** Numbers, shares, dates and lists as the language of the page writes them. */

import { words } from './words.svelte';

type Style = 'conjunction' | 'disjunction';

const minus = (text: string): string => text.replace('-', '−');

/** A number with at most so many digits behind the point. */
export const decimal = (value: number, digits = 1): string =>
  minus(new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(value));

/** The same as a gain or loss. */
export const signedDecimal = (value: number, digits = 1): string =>
  (value > 0 ? '+' : '') + decimal(value, digits);

/** A share of 1 in per cent. */
export const percent = (share: number): string =>
  minus(new Intl.NumberFormat(words.language, { style: 'percent' }).format(share));

export const date = (at: number | string): string =>
  new Date(at).toLocaleDateString(words.language, { dateStyle: 'medium' });

/** Several things in a row: a, b and c; or a, b or c. */
export const listed = (
  items: Iterable<string>,
  type: Style = 'conjunction',
  language: string = words.language,
): string => new Intl.ListFormat(language, { type }).format(items);
