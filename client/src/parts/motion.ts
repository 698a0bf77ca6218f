import { settings } from '../headless/settings.svelte';

/** Whether the player wants things to stay calm. */
export function isCalm(): boolean {
  const { motion } = settings.wishes;
  if (motion !== 'auto') return motion === 'calm';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
