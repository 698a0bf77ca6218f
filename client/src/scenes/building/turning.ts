/** Hands of a desktop player: the wheel and a right click turn the tile, a double click places it. */

import type { Building } from '../../headless/building.svelte';

/** How far a wheel has to go for a quarter turn, and how soon it may be the next one. */
const NOTCH = 50;
const PAUSE_MS = 110;
/** Where the wheel has something else to do. */
const SCROLLS = '.others, .log, .chat, .verdict';

/** The yard listens for all of it. */
export function turning(yard: HTMLElement, building: Building) {
  const wheel = wheelOf(building);
  const away = (event: MouseEvent) => {
    if (!building.hand || !(event.target as Element).closest('.mine, .heap, [data-hand]')) return;
    event.preventDefault();
    building.turn(event.shiftKey ? -1 : 1);
  };
  // The first click has drawn the tile anew: no browser calls the second a double click any more.
  const twice = (event: MouseEvent) => {
    if (event.detail !== 2 || (event as PointerEvent).pointerType !== 'mouse') return;
    if ((event.target as Element).closest('[data-hand], [data-handle]')) void building.placeBest();
  };
  yard.addEventListener('wheel', wheel, { passive: false });
  yard.addEventListener('contextmenu', away);
  // Pressed for the second time: when the button is let go, the answer is there.
  const pressed = (event: MouseEvent) => event.detail === 2 && building.foresee();
  yard.addEventListener('click', twice);
  yard.addEventListener('mousedown', pressed);
  return {
    destroy() {
      yard.removeEventListener('wheel', wheel);
      yard.removeEventListener('contextmenu', away);
      yard.removeEventListener('click', twice);
      yard.removeEventListener('mousedown', pressed);
    },
  };
}

/** Wheels turn in notches, fingers on a pad in tiny steps: both make quarter turns. */
function wheelOf(building: Building): (event: WheelEvent) => void {
  let gone = 0;
  let last = -PAUSE_MS;
  return (event) => {
    if (!building.hand || event.ctrlKey || scrolls(event.target as Element)) return;
    event.preventDefault();
    gone += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
    if (Math.abs(gone) < NOTCH || event.timeStamp - last < PAUSE_MS) return;
    building.turn(gone > 0 ? 1 : -1);
    gone = 0;
    last = event.timeStamp;
  };
}

function scrolls(target: Element): boolean {
  const pane = target.closest('.pane.heap, ' + SCROLLS);
  if (!pane) return false;
  const inner = pane.matches('.heap') ? (pane.querySelector('.heap') ?? pane) : pane;
  return !pane.matches('.heap') || inner.scrollHeight > inner.clientHeight + 1;
}
