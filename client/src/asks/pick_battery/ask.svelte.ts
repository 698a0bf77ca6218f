import { Picking, type DecisionOf } from '../asking.svelte';

/** One battery goes. */
export class PickBattery extends Picking<DecisionOf<'pick_battery'>> {
  readonly kind = 'pick_battery';
  protected readonly verb = 'battery';
}
