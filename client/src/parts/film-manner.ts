/** How films are played here: as fast as the player wishes, with sound, and only to who is looking. */

import type { Manner } from '../headless/playback.svelte';
import { settings } from '../headless/settings.svelte';
import { play } from '../sounds';
import { isCalm } from './motion';

const PACES = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 } as const;
/** Without travel, things are seen sooner. */
const CALM = 0.6;

/** A replay has a speed of its own. */
export const filmManner = (speed: () => number): Manner => ({
  pace: () => (PACES[settings.wishes.speed] * (isCalm() ? CALM : 1)) / speed(),
  sound: play,
  away: lookedAt,
});

/** Nothing is shown to an empty chair: it waits until the page is seen again. */
function lookedAt(): Promise<void> | null {
  if (!document.hidden) return null;
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  );
}
