/** What a tip says about the thing under a pointer, a finger or the focus. */

import { keyPart } from '../headless/sentences';
import { t, words } from '../headless/words.svelte';

export interface Tip {
  readonly owner: Element;
  readonly name: string;
  readonly line: string;
  /** of a component, which has a rule */
  readonly kind: string | null;
  readonly box: DOMRect;
}

/** What holds one component, or has a meaning of its own. */
const OWNERS = '[data-handle], [data-cell], [data-hand], .slot, .cell, [data-means]';

export function tipOf(target: EventTarget | null): Tip | null {
  const owner = target instanceof Element ? target.closest(OWNERS) : null;
  if (!owner) return null;
  const means = owner.getAttribute('data-means');
  if (means)
    return { owner, name: means, line: '', kind: null, box: owner.getBoundingClientRect() };
  const kind = owner.querySelector(':not(.ghost) > [data-tile]')?.getAttribute('data-tile');
  return kind ? tileTip(owner, kind) : null;
}

function tileTip(owner: Element, kind: string): Tip {
  const line = `tile-line-${keyPart(kind)}`;
  return {
    owner,
    name: t(`component-${keyPart(kind)}`),
    line: words.has(line) ? t(line) : '',
    kind,
    box: owner.getBoundingClientRect(),
  };
}
