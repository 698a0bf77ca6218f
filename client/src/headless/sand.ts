/** How long the sand runs, said as what it is: not a speed, but a time. */

import { decimal } from './formats';
import { t } from './words.svelte';

export const sandText = (percent: number): string =>
  percent === 100 ? t('sand-usual') : t('sand-times', { times: decimal(percent / 100, 2) });
