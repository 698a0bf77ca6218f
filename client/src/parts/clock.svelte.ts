/** The time, as a rune that ticks while somebody looks at it. */

import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}
