import { Asking, type DecisionOf } from '../asking.svelte';

/** Between two flights: on with the next one, or an end. */
export class FlyAgain extends Asking<DecisionOf<'fly_again'>> {
  readonly kind = 'fly_again';

  again(): void {
    this.desk.give(['fly_again']);
  }

  stop(): void {
    this.desk.give(['stop']);
  }
}
