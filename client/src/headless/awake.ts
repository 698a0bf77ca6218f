/** Keeps the screen on while somebody wishes it; asked for again whenever the page is seen again. */

interface Lock {
  release(): Promise<void>;
}
export interface Device {
  /** undefined where pages may not ask, as on addresses that are not secure */
  readonly wakeLock?: { request(type: 'screen'): Promise<Lock> } | undefined;
}
interface Screen {
  readonly visibilityState: string;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

/** Until the function that is returned is called. */
export function keepAwake(device: Device, screen: Screen): () => void {
  let lock: Promise<Lock | null> = Promise.resolve(null);
  let over = false;

  const ask = () => {
    if (over || screen.visibilityState !== 'visible') return;
    // A low battery is reason enough for a device to refuse.
    lock = device.wakeLock?.request('screen').catch(() => null) ?? lock;
  };
  screen.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    over = true;
    screen.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
}
