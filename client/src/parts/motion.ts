import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../headless/settings.svelte';

let still: MediaQuery | undefined;

/** Whether the player wants things to stay calm; the system is asked if they do not say. */
export function isCalm(): boolean {
  const { motion } = settings.wishes;
  if (motion !== 'auto') return motion === 'calm';
  still ??= new MediaQuery('prefers-reduced-motion: reduce');
  return still.current;
}
