/** What the device tells about its network and its screen, passed on to a connection. */

import type { Connection } from './connection.svelte';

interface Place {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

/** Until the function that is returned is called. */
export function attend(
  connection: Connection,
  window: Place,
  document: Place & { readonly visibilityState: string },
): () => void {
  const wake = () => connection.wake();
  const seen = () => document.visibilityState === 'visible' && connection.wake();
  for (const type of TOLD) window.addEventListener(type, wake);
  document.addEventListener('visibilitychange', seen);
  return () => {
    for (const type of TOLD) window.removeEventListener(type, wake);
    document.removeEventListener('visibilitychange', seen);
  };
}

const TOLD = ['offline', 'online', 'pageshow'] as const;
