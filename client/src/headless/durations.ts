/** Stretches of time as people say them. */

import { t } from './words.svelte';

/** 90 is "90 s", 180 "3 min"; 0 means that there is no limit. */
export function durationText(seconds: number): string {
  if (!seconds) return t('duration-none');
  if (seconds % 3600 === 0) return t('duration-hours', { count: seconds / 3600 });
  if (seconds % 60 === 0) return t('duration-minutes', { count: seconds / 60 });
  return t('duration-seconds', { count: seconds });
}

/** How long something has lasted: seconds at first, then minutes, then hours. */
export function sinceText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return t('duration-seconds', { count: seconds });
  if (seconds < 3600) return t('duration-minutes', { count: Math.floor(seconds / 60) });
  return t('duration-hours', { count: Math.floor(seconds / 3600) });
}
