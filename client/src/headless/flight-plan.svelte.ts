/** Answers prepared on the ship and then given one by one, as the questions come. */

import { columnOf } from './cells';
import { stowing } from './flight-preview';
import type { Answer, Cell, Decision, Good } from './protocol';
import type { Ship } from './table.svelte';

/** Kinds of decision in which a square of the ship is picked, by the first verb. */
export const CELL_VERBS: Readonly<Record<string, string>> = {
  power_up: 'power',
  pick_battery: 'battery',
  defend: 'battery',
  pick_crew: 'crew',
  pick_good: 'good',
  pick_piece: 'piece',
  discard: 'discard',
  escape: 'discard',
};
/** Engines may pull where components may go. */
const ALSO: Readonly<Record<string, string>> = { escape: 'power' };

/** The squares a decision offers, each with its answer. */
export function offered(decision: Decision | null | undefined): Map<Cell, Answer> {
  const kind = decision?.kind ?? '';
  const options = (decision?.options ?? []).filter(
    ([word]) => word !== undefined && (word === CELL_VERBS[kind] || word === ALSO[kind]),
  );
  return new Map(options.map((option) => [Number(option[1]), option]));
}

/** All that can be done with one component: power it, give it up. */
export const componentActs = (decision: Decision, cell: Cell): Answer[] =>
  (decision.options ?? []).filter(
    ([word, at]) => at === cell && (word === 'power' || word === 'discard'),
  );

export class Plan {
  picks = $state.raw<readonly Cell[]>([]);
  /** battery components to spend from, the preferred first */
  preferred = $state.raw<readonly Cell[]>([]);
  /** answers still to be given */
  running = $state.raw<readonly Answer[]>([]);
  /** the last decision that was answered */
  answered = $state.raw<number | null>(null);

  reset(): void {
    this.picks = [];
    this.running = [];
  }

  /** The question is open again. */
  restart(): void {
    this.reset();
    this.answered = null;
  }

  /** Picks a square once more or drops it, as far as the decision allows. */
  toggle(decision: Decision, ship: Ship, cell: Cell): void {
    const most = mostPicks(decision, ship, cell);
    const count = this.picks.filter((pick) => pick === cell).length;
    const others = this.picks.filter((pick) => pick !== cell);
    if (count >= most.ofCell) this.picks = others;
    else if (most.all === 1) this.picks = [cell];
    else if (this.picks.length < most.all) this.picks = [...this.picks, cell];
  }

  prefer(cell: Cell): void {
    this.preferred = [cell, ...this.preferred.filter((other) => other !== cell)];
  }

  /** Which component each battery of the plan comes from. */
  batteries(ship: Ship, count: number): Cell[] {
    const left = new Map(ship.charge);
    const order = [...left.keys()].sort(
      (one, other) =>
        rank(this.preferred, one) - rank(this.preferred, other) ||
        (left.get(other) ?? 0) - (left.get(one) ?? 0) ||
        columnOf(one) - columnOf(other),
    );
    const found: Cell[] = [];
    for (const cell of order)
      for (let used = 0; used < (left.get(cell) ?? 0) && found.length < count; used += 1)
        found.push(cell);
    return found;
  }

  /** The battery component to spend from: picked, preferred, or any that the question offers. */
  source(decision: Decision, ship: Ship): Cell | undefined {
    const cells = offered(decision);
    const wished = [...this.picks, ...this.batteries(ship, ship.figures.batteries)];
    return wished.find((cell) => cells.has(cell)) ?? [...cells.keys()][0];
  }

  /** Starts giving the answers that the picks stand for. */
  confirm(decision: Decision, ship: Ship): void {
    const verb = CELL_VERBS[decision.kind] ?? '';
    const picks = this.picks.map((cell): Answer => [verb, cell]);
    if (decision.kind !== 'power_up') {
      this.running = picks;
      return;
    }
    const batteries = this.batteries(ship, picks.length);
    const paired = picks.flatMap((pick, index): Answer[] => {
      const from = batteries[index];
      return from === undefined ? [pick] : [pick, ['battery', from]];
    });
    this.running = [...paired, ['done']];
  }

  run(answers: readonly Answer[]): void {
    this.running = answers;
  }

  /** Moves a block from beside the ship or another hold into a hold, or out. */
  move(good: Good, from: Cell | null, to: Cell | null): void {
    const out: Answer[] = from === null ? [] : [['unload', good, from]];
    const into: Answer[] = to === null ? [] : [['load', good, to]];
    this.running = [...out, ...into];
  }

  stow(decision: Decision, ship: Ship): void {
    this.running = stowing(decision, ship);
  }

  /**
   * The next answer of the plan to this decision. Questions the game has answered by itself are
   * passed over; a question the plan knows nothing about ends it.
   */
  next(decision: Decision | null | undefined): Answer | null {
    if (!decision || !this.running.length || decision.number === this.answered) return null;
    const options = decision.options ?? [];
    const at = this.running.findIndex((answer) => options.some((option) => same(option, answer)));
    const answer = this.running[at];
    if (!answer) {
      this.reset();
      return null;
    }
    this.running = this.running.slice(at + 1);
    this.answered = decision.number;
    return answer;
  }
}

export const same = (one: Answer, other: Answer): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);

function rank(order: readonly Cell[], cell: Cell): number {
  const at = order.indexOf(cell);
  return at < 0 ? order.length : at;
}

function mostPicks(decision: Decision, ship: Ship, cell: Cell): { all: number; ofCell: number } {
  const amount = Number(decision['amount'] ?? 1);
  switch (decision.kind) {
    case 'power_up':
      return { all: ship.figures.batteries, ofCell: 1 };
    case 'pick_crew':
      return { all: amount, ofCell: ship.crew.get(cell)?.length ?? 0 };
    case 'pick_good': {
      const same = (ship.goods.get(cell) ?? []).filter((good) => good === decision['good']);
      return { all: 1, ofCell: Math.min(1, same.length) };
    }
    default:
      return { all: 1, ofCell: 1 };
  }
}
