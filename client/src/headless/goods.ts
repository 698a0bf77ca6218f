/** Blocks of goods, as they are put in order on every board. */

import { GOODS, type Good } from '../game.generated';

/** The most valuable first. */
export const inOrder = (goods: readonly Good[]): Good[] =>
  [...goods].sort((one, other) => GOODS.indexOf(one) - GOODS.indexOf(other));

export const isGood = (word: unknown): word is Good => GOODS.some((good) => good === word);
