import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repose, REPOSE_MS } from './repose';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function moving(endTime: number, currentTime: number, currentIteration: number) {
  const updateTiming = vi.fn();
  const effect = { getComputedTiming: () => ({ endTime, currentIteration }), updateTiming };
  return { effect, currentTime, updateTiming };
}
const scene = (...all: ReturnType<typeof moving>[]) => ({
  getAnimations: () => all as unknown as Animation[],
});

it('lets what has moved for long end with a whole round there and back', () => {
  const old = moving(Infinity, REPOSE_MS + 1, 12);
  const stop = repose(scene(old));
  vi.advanceTimersByTime(10_000);
  stop();

  expect(old.updateTiming).toHaveBeenCalledExactlyOnceWith({ iterations: 14 });
});

it('leaves what has just begun, and what ends by itself', () => {
  const young = moving(Infinity, REPOSE_MS - 1, 3);
  const film = moving(60_000, REPOSE_MS + 1, 0);
  const stop = repose(scene(young, film));
  vi.advanceTimersByTime(10_000);
  stop();

  expect(young.updateTiming).not.toHaveBeenCalled();
  expect(film.updateTiming).not.toHaveBeenCalled();
});

it('does nothing once it is stopped', () => {
  const old = moving(Infinity, REPOSE_MS + 1, 12);
  repose(scene(old))();
  vi.advanceTimersByTime(30_000);

  expect(old.updateTiming).not.toHaveBeenCalled();
});
