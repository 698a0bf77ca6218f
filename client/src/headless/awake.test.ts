import { expect, test, vi } from 'vitest';
import { keepAwake } from './awake';

function phone(visibilityState = 'visible') {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  const screen = Object.assign(new EventTarget(), { visibilityState });
  const seen = () => screen.dispatchEvent(new Event('visibilitychange'));
  return { device: { wakeLock: { request } }, screen, request, release, seen };
}

test('the screen is kept on until it is not wished any more', async () => {
  const { device, screen, request, release } = phone();
  const leave = keepAwake(device, screen);
  expect(request).toHaveBeenCalledWith('screen');

  leave();
  await Promise.resolve();
  await Promise.resolve();
  expect(release).toHaveBeenCalledOnce();
});

test('a page that comes back into sight asks again', () => {
  const { device, screen, request, seen } = phone('hidden');
  keepAwake(device, screen);
  expect(request).not.toHaveBeenCalled();

  screen.visibilityState = 'visible';
  seen();
  seen();
  expect(request).toHaveBeenCalledTimes(2);
});

test('afterwards nothing is asked for', () => {
  const { device, screen, request, seen } = phone();
  keepAwake(device, screen)();
  seen();
  expect(request).toHaveBeenCalledOnce();
});

test('a device that refuses or cannot is left in peace', async () => {
  const { screen } = phone();
  const request = () => Promise.reject(new Error('low battery'));
  keepAwake({ wakeLock: { request } }, screen)();
  keepAwake({}, screen)();
  await Promise.resolve();
});
