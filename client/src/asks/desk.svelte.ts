/** Where whoever is asked something sits: the open question, and the answers on their way. */

import { untrack } from 'svelte';
import type { Answer, Blueprint, Cell, Seat } from '../game.generated';
import { offeredAt } from '../headless/prospects.svelte';
import type { Session } from '../headless/session.svelte';
import { Ship } from '../headless/ship.svelte';
import { play } from '../sounds';
import { askingFor } from './asks';
import { WISHED, Wishes, wishFor, type Wish } from './wishes.svelte';

const AGAIN_MS = 600;

export class Desk {
  readonly session: Session;
  /** battery components to spend from, the preferred first */
  preferred = $state.raw<readonly Cell[]>([]);
  /** answers still to be given */
  #running = $state.raw<readonly Answer[]>([]);
  /** the last question that was answered */
  #answered = $state.raw<number | null>(null);

  /** what is answered by itself on this flight */
  readonly wishes = new Wishes();

  /** the question that is open, as long as nothing was answered to it */
  #kept: { question: number; text: string; asking: ReturnType<typeof askingFor> } | null = null;

  readonly #asked = $derived.by(() => {
    const { decision, question, seat } = this.session.table;
    if (!decision || question === null || seat === null) return null;
    // Told again, as after a line was lost: what was picked meanwhile stays picked.
    const text = JSON.stringify(decision);
    if (this.#kept?.question === question && this.#kept.text === text) return this.#kept.asking;
    const asking = untrack(() => askingFor(decision, this));
    this.#kept = { question, text, asking };
    return asking;
  });

  /** The open question, anew whenever it is asked; none that a wish answers. */
  readonly asking = $derived.by(() =>
    this.#asked && this.wishes.covers(this.#asked.decision) ? null : this.#asked,
  );

  constructor(session: Session) {
    this.session = session;
  }

  get seat(): Seat {
    return this.session.table.seat ?? 0;
  }

  get ship(): Ship {
    return this.session.table.ship(this.seat) ?? NO_SHIP;
  }

  get plan(): Blueprint | undefined {
    return this.session.table.level?.blueprint;
  }

  get names(): readonly string[] {
    return this.session.table.names;
  }

  /** Whether an answer is under way. */
  get busy(): boolean {
    return this.#running.length > 0 || this.#answered === this.session.table.question;
  }

  prefer(cell: Cell): void {
    this.preferred = [cell, ...this.preferred.filter((other) => other !== cell)];
  }

  /**
   * Gives these answers, one as each question comes. Those the rules give by themselves are passed
   * over; a question they know nothing about ends it.
   */
  give(...answers: readonly Answer[]): void {
    this.#running = answers;
    this.#next();
  }

  /** Answers this question and all like it from now on. */
  wish(wish: Wish): void {
    this.wishes.make(wish);
    this.#fulfil();
  }

  /** To be called by whoever opens the desk: goes on with what is to be given. */
  open(): void {
    $effect(() => {
      if (this.session.table.question !== null)
        untrack(() => {
          this.#next();
          this.#fulfil();
        });
    });
  }

  #fulfil(): void {
    const asked = this.#asked;
    if (!asked || this.busy || !this.wishes.covers(asked.decision)) return;
    if (asked.kind === 'power_up') {
      asked.powerAll();
      return asked.confirm();
    }
    const wish = wishFor(asked.decision);
    if (wish && wish !== 'engines') this.give(WISHED[wish]);
  }

  #next(): void {
    const { decision, question } = this.session.table;
    if (!decision || !this.#running.length || question === this.#answered) return;
    const at = offeredAt(this.#running, decision);
    const answer = this.#running[at];
    this.#running = answer ? this.#running.slice(at + 1) : [];
    if (!answer) return;
    this.#answered = question;
    void this.#send(answer);
  }

  async #send(answer: Answer): Promise<void> {
    if (await this.session.answer(answer)) {
      this.#kept = null;
      return this.#askedAgain();
    }
    this.#restart();
    play('refused');
  }

  /** The same question may come again; then nothing else tells that the answer was taken. */
  async #askedAgain(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    await this.session.table.settled;
    const { decision, question } = this.session.table;
    if (decision && question === this.#answered && !this.#running.length) this.#restart();
  }

  #restart(): void {
    this.#running = [];
    this.#answered = null;
  }
}

const NO_SHIP = new Ship();
