/** Tiles made on the page: for pictures of the rules, the gallery and tests. */

import type { Connector, Side, Tile } from '../game.generated';

const CONNECTORS: readonly Connector[] = [0, 1, 2, 3];

/** Four digits, from the front clockwise: 0 smooth, 1 single, 2 double, 3 universal. */
export function connectorsOf(digits: string): Tile['connectors'] {
  const [front, right, rear, left] = [...digits].map((digit) => CONNECTORS[Number(digit)] ?? 0);
  return [front ?? 0, right ?? 0, rear ?? 0, left ?? 0];
}

/** Universal all around, but for the sides something looks to. */
export const openBut = (bare: readonly Side[]): Tile['connectors'] =>
  connectorsOf([0, 1, 2, 3].map((side) => (bare.some((each) => each === side) ? 0 : 3)).join(''));
