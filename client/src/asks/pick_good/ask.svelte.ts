import { Picking, type DecisionOf } from '../asking.svelte';

/** One of the most valuable goods goes. */
export class PickGood extends Picking<DecisionOf<'pick_good'>> {
  readonly kind = 'pick_good';
  protected readonly verb = 'good';
}
