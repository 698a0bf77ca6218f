/**
 * What answers would lead to, asked of the rules before they are given. A question is asked once,
 * and only when the player has paused for a moment.
 */

import { SvelteMap } from 'svelte/reactivity';
import type { Answer, Decision, GameEvent, Prospect } from '../game.generated';
import type { Table } from './table.svelte';

export type Consider = (answers: readonly Answer[]) => Promise<Prospect | null>;
/** The answer to the next question on the way, or null to go no further. */
export type Next = (decision: Decision) => Answer | null;
/** Where a chain of answers leads to, and which they are. */
export interface Way {
  readonly answers: readonly Answer[];
  readonly prospect: Prospect;
}

const PAUSE_MS = 60;
/** How many answers in a row are looked ahead. */
const FAR = 30;

export class Prospects {
  readonly #table: Table;
  readonly #consider: Consider;
  readonly #ways = new SvelteMap<string, Way | null>();
  readonly #steps = new Map<string, Promise<Prospect | null>>();
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();
  #question: number | null = null;

  constructor(table: Table, consider: Consider) {
    this.#table = table;
    this.#consider = consider;
  }

  /** What one answer leads to; null until it is known. */
  of(answer: Answer, about = answer.join(' ')): Prospect | null {
    return this.along([answer], () => null, about)?.prospect ?? null;
  }

  /**
   * Where it leads to give these answers and then those that `next` finds. Of all that is asked
   * `about` the same thing only the last is looked into.
   */
  along(first: readonly Answer[], next: Next, about: string): Way | null {
    const question = this.#table.question;
    if (question === null) return null;
    const key = `${question} ${about} ${JSON.stringify(first)}`;
    const found = this.#ways.get(key);
    if (found === undefined) this.#soon(question, key, about, first, next);
    return found ?? null;
  }

  #soon(question: number, key: string, about: string, first: readonly Answer[], next: Next): void {
    clearTimeout(this.#waiting.get(about));
    this.#waiting.set(
      about,
      setTimeout(() => void this.#look(question, key, first, next), PAUSE_MS),
    );
  }

  async #look(question: number, key: string, first: readonly Answer[], next: Next): Promise<void> {
    this.#forgetBefore(question);
    const way = await this.#walk(question, first, next);
    if (question === this.#question) this.#ways.set(key, way);
  }

  /** Gives the wished answers to whatever question comes: some the rules answer by themselves. */
  async #walk(question: number, first: readonly Answer[], next: Next): Promise<Way | null> {
    const answers: Answer[] = [];
    let wishes = first;
    let decision = this.#table.decision;
    let prospect: Prospect | null = null;
    while (decision && answers.length < FAR) {
      const at = offeredAt(wishes, decision);
      const answer: Answer | null = wishes[at] ?? next(decision);
      if (!answer) break;
      if (at >= 0) wishes = wishes.slice(at + 1);
      answers.push(answer);
      prospect = await this.#step(question, answers);
      if (!prospect) return null;
      decision = prospect.decision;
    }
    return prospect && { answers, prospect };
  }

  /** Longer ways share their beginning. */
  #step(question: number, answers: readonly Answer[]): Promise<Prospect | null> {
    const key = `${question} ${JSON.stringify(answers)}`;
    let step = this.#steps.get(key);
    if (!step) this.#steps.set(key, (step = this.#consider([...answers])));
    return step;
  }

  #forgetBefore(question: number): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#ways.clear();
    this.#steps.clear();
  }
}

/** The first of the wishes that is an answer to this question, or -1. */
export function offeredAt(wishes: readonly Answer[], decision: Decision): number {
  const options = optionsOf(decision);
  return wishes.findIndex((wish) => options.some((option) => same(option, wish)));
}

export const optionsOf = (decision: Decision): readonly Answer[] =>
  'options' in decision ? decision.options : [];

export const same = (one: Answer, other: Answer): boolean =>
  one.length === other.length && one.every((word, index) => word === other[index]);

/** The events of a kind that would happen to a seat. */
export function happening<T extends GameEvent['type']>(
  prospect: Prospect | null,
  type: T,
  seat: number,
): readonly Extract<GameEvent, { readonly type: T }>[] {
  return (prospect?.events ?? []).filter(
    (event): event is Extract<GameEvent, { readonly type: T }> =>
      event.type === type && 'seat' in event && event.seat === seat,
  );
}
