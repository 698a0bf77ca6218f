import type { Decision } from '../../game.generated';
import { Asking } from '../asking.svelte';

/** A question this page has never heard of: any of its answers. */
export class Listed extends Asking<Decision> {
  readonly kind = 'listed';
}
