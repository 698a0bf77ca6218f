/** Blocks of goods, as they are put in order and priced on every board. */

import { GOODS, type Good } from '../game.generated';

export const PRICES: Readonly<Record<Good, number>> = { red: 4, yellow: 3, green: 2, blue: 1 };
export const valueOf = (goods: readonly Good[]): number =>
  goods.reduce((sum, good) => sum + PRICES[good], 0);

/** The most valuable first. */
export const inOrder = (goods: readonly Good[]): Good[] =>
  [...goods].sort((one, other) => GOODS.indexOf(one) - GOODS.indexOf(other));

export const isGood = (word: unknown): word is Good => GOODS.some((good) => good === word);
