import { Asking, type DecisionOf } from '../asking.svelte';

/** Between two cards: on with it, or out. */
export class FlyOn extends Asking<DecisionOf<'fly_on'>> {
  readonly kind = 'fly_on';
  override readonly hinted = false;
  /** giving up is asked for twice */
  sure = $state.raw(false);

  flyOn(): void {
    this.desk.give(['fly_on']);
  }

  giveUp(): void {
    if (this.sure) this.desk.give(['give_up']);
    else this.sure = true;
  }
}
