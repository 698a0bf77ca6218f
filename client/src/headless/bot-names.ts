/** What bots are called in the player's language. */

import type { BotChoice } from '../game.generated';
import { words } from './words.svelte';

interface Seated {
  readonly name: string;
  readonly bot: BotChoice | null;
}

/** A bot that goes by its character's English name goes by it in every language. */
export function named<S extends Seated>(seat: S): S {
  const character = seat.bot?.character;
  if (!character || !words.has(`character-${character}`)) return seat;
  const [first, number] = seat.name.split(' ');
  if (first?.toLowerCase() !== character) return seat;
  const name = words.say(`character-${character}`);
  return { ...seat, name: number ? `${name} ${number}` : name };
}
