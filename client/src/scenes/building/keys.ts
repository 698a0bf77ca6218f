/** Building with the keyboard. */

import type { Building } from '../../headless/building.svelte';
import { settings } from '../../headless/settings.svelte';

/** What a key does here, if anything. */
export function press(event: KeyboardEvent, building: Building): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest('input, textarea, select, dialog')) return;
  const act = actOf(event.key, target, building);
  if (!act) return;
  event.preventDefault();
  act();
}

function actOf(key: string, target: Element, building: Building): (() => unknown) | undefined {
  switch (key) {
    case 'r':
      return () => building.turn();
    case 'R':
      return () => building.turn(-1);
    case 'f':
      return () => settings.set('showFits', !settings.wishes.showFits);
    case 'b':
      return () => building.placeBest();
    case 'u':
      return () => building.canPickUp && building.pickUp();
    case 'Backspace':
    case 'Delete':
      return () => building.hand && building.giveBack();
    case 's':
      return () => building.hand && building.reserve();
    case ' ':
      // Space takes a tile from the heap, unless a button outside the ship is meant.
      if (target.closest('button') && !target.closest('[data-cell]')) return undefined;
      return () => building.takeAny();
    default:
      return undefined;
  }
}
