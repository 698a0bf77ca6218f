/** What losing costs, as the rules say, put in a row for its sentence. */

import type { Stakes } from '../../game.generated';

export interface Stake {
  /** the sentence for it, without "stakes-" */
  readonly key: keyof Stakes | 'nothing';
  readonly count: number;
}

const KEYS = ['crew', 'goods', 'batteries', 'days', 'shots', 'out'] as const;

export function stakesIn(stakes: Stakes): readonly Stake[] {
  const found = KEYS.map((key): Stake => ({ key, count: Number(stakes[key]) }));
  const some = found.filter(({ count }) => count > 0);
  return some.length ? some : [{ key: 'nothing', count: 0 }];
}
