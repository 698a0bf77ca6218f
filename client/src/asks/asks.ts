/** All kinds of questions there are, each in a room of its own. */

import type { Decision } from '../game.generated';
import { Accept } from './accept/ask.svelte';
import { BoardAlien } from './board_alien/ask.svelte';
import { Defend } from './defend/ask.svelte';
import type { Desk } from './desk.svelte';
import { Discard } from './discard/ask.svelte';
import { Escape } from './escape/ask.svelte';
import { FlyAgain } from './fly_again/ask.svelte';
import { FlyOn } from './fly_on/ask.svelte';
import { Land } from './land/ask.svelte';
import { Listed } from './listed/ask.svelte';
import { LoadGoods } from './load_goods/ask.svelte';
import { PayUnion } from './pay_union/ask.svelte';
import { Pick } from './pick/ask.svelte';
import { PickBattery } from './pick_battery/ask.svelte';
import { PickCrew } from './pick_crew/ask.svelte';
import { PickGood } from './pick_good/ask.svelte';
import { PickPiece } from './pick_piece/ask.svelte';
import { PowerUp } from './power_up/ask.svelte';
import { Repair } from './repair/ask.svelte';

export type Ask = NonNullable<ReturnType<typeof askingFor>>;

/** What a question means; none for what the yard asks, where everything can be done at any time. */
export function askingFor(decision: Decision, desk: Desk) {
  switch (decision.kind) {
    case 'accept':
      return new Accept(decision, desk);
    case 'board_alien':
      return new BoardAlien(decision, desk);
    case 'defend':
      return new Defend(decision, desk);
    case 'discard':
      return new Discard(decision, desk);
    case 'escape':
      return new Escape(decision, desk);
    case 'fly_again':
      return new FlyAgain(decision, desk);
    case 'fly_on':
      return new FlyOn(decision, desk);
    case 'land':
      return new Land(decision, desk);
    case 'load_goods':
      return new LoadGoods(decision, desk);
    case 'pay_union':
      return new PayUnion(decision, desk);
    case 'pick':
      return new Pick(decision, desk);
    case 'pick_battery':
      return new PickBattery(decision, desk);
    case 'pick_crew':
      return new PickCrew(decision, desk);
    case 'pick_good':
      return new PickGood(decision, desk);
    case 'pick_piece':
      return new PickPiece(decision, desk);
    case 'power_up':
      return new PowerUp(decision, desk);
    case 'repair':
      return new Repair(decision, desk);
    case 'build':
    case 'clock':
      return null;
    default:
      return unheardOf(decision, desk);
  }
}

/** A kind of question of a later server: its answers are listed. */
function unheardOf(decision: never, desk: Desk): Listed {
  return new Listed(decision, desk);
}
