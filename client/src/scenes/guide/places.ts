/** What on the page a step of a lesson points at. */

import type { BestFit } from '../../headless/best-fit.svelte';
import type { Guide } from '../../headless/guide.svelte';

const PLACES: Readonly<Record<string, string>> = {
  heap: '.pane.heap',
  hand: '[data-hand]',
  turn: '.bench .turns .button',
  give_back: '.bench .give-back',
  pick_up: '.bench .acts .button:not(.give-back)',
  ship: '.mine .board',
  figures: '.mine .figures',
  finish: '.finish .button',
  reserve: '[data-reserve]',
  piles: '.tools .piles',
  hourglass: '.tools .glass',
  terms: 'header .button:has(> .words)',
  question: '.question',
  card: '.card',
  loop: '.loop',
};

/** Everything a lesson can point at. */
export const POINTS: readonly string[] = [...Object.keys(PLACES), 'place'];

/** Where the step points now: where a tile belongs depends on how it is turned. */
export function pointOf(guide: Guide, best: BestFit): string | null {
  const at = guide.step?.at;
  if (!at) return null;
  return PLACES[at === 'place' ? placing(guide, best) : at] ?? squareOf(best);
}

function placing(guide: Guide, best: BestFit): string {
  if (!best.exists) return 'give_back';
  return best.seen && best.seen.turn !== guide.turns() ? 'turn' : 'square';
}

const squareOf = ({ seen }: BestFit) => seen && `.mine [data-cell="${seen.cell}"]`;
