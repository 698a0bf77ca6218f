import { Asking, type DecisionOf } from '../asking.svelte';

/** One of several named things. */
export class Pick extends Asking<DecisionOf<'pick'>> {
  readonly kind = 'pick';
}
