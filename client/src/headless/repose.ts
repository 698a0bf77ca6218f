/** What moves without end comes to rest after a while: nobody looks at it any longer, and it costs batteries. */

export const REPOSE_MS = 20_000;
const LOOK_MS = 10_000;

interface Scene {
  /** not there in every browser */
  getAnimations?(): readonly Animation[];
}

/** Until the function that is returned is called. */
export function repose(scene: Scene): () => void {
  const timer = setInterval(() => scene.getAnimations?.().forEach(settle), LOOK_MS);
  return () => clearInterval(timer);
}

/** It ends where it began, with the round it is in and the way back. */
function settle({ effect, currentTime }: Animation): void {
  const timing = effect?.getComputedTiming();
  if (timing?.endTime !== Infinity || Number(currentTime) < REPOSE_MS) return;
  effect?.updateTiming({ iterations: 2 * Math.ceil(((timing.currentIteration ?? 0) + 1) / 2) });
}
