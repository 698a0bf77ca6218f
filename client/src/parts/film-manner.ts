/** How films are played here: as fast as the player wishes, with sound, and only to who is looking. */

import type { Guide } from '../headless/guide.svelte';
import type { Manner } from '../headless/playback.svelte';
import { settings } from '../headless/settings.svelte';
import { play } from '../sounds';
import { isCalm } from './motion';

const PACES = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 } as const;
/** Without travel, things are seen sooner. */
const CALM = 0.6;

/** A replay has a speed of its own, and nobody who explains it. */
export const filmManner = (speed: () => number, guide?: Guide): Manner => ({
  pace: () => (PACES[settings.wishes.speed] * (isCalm() ? CALM : 1)) / speed(),
  sound: play,
  // Whoever wants to know what is seen when can listen.
  shown: (event, ms) =>
    window.dispatchEvent(new CustomEvent('event-shown', { detail: { event, ms } })),
  away: lookedAt,
  held: () => guide?.held() ?? null,
  judged: (card) => guide && (guide.over = card),
});

/** Nothing is shown to an empty chair: it waits until the page is seen again. */
function lookedAt(): Promise<void> | null {
  if (!document.hidden) return null;
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true }),
  );
}
