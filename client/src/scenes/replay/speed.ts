/** How fast a game is watched again; what belongs to playing only asks whether it is. */

import { getContext, setContext } from 'svelte';

type Speed = () => number;
const KEY = Symbol('speed');

export const watchAgain = (speed: Speed): Speed => setContext(KEY, speed);
export const watchedSpeed = (): Speed | undefined => getContext<Speed | undefined>(KEY);
export const isReplayed = (): boolean => watchedSpeed() !== undefined;
