/** Somebody at the door of a table, who asks for the seat of a bot and waits for the host's nod. */

import type { Knocked, KnockState } from '../game.generated';
import { call } from './api';

export const ASK_AGAIN_MS = 1500;
const MOST_TRIES = 3;

export class Knocking {
  state = $state.raw<KnockState['state'] | 'none'>('none');
  seat = $state.raw<number | null>(null);
  readonly #path: string;
  #token = '';
  #name = '';
  /** how often the server may have forgotten whoever stands there */
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    code: string,
    private readonly onseated: (token: string) => void,
  ) {
    this.#path = `/api/tables/${encodeURIComponent(code)}/knock`;
  }

  async ask(name: string, seat: number): Promise<void> {
    this.#tries = MOST_TRIES;
    await this.#knock(name, seat);
  }

  async #knock(name: string, seat: number): Promise<void> {
    this.#name = name;
    this.#token = (await call<Knocked>(this.#path, { name, seat })).token;
    this.seat = seat;
    this.state = 'waiting';
    await this.look();
  }

  /** What has become of it; asked again until there is an answer. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const told = await call<KnockState>(this.#path, undefined, this.#bearer).catch(() => null);
    if (this.state !== 'waiting') return;
    this.state = told?.state ?? 'waiting';
    if (this.state === 'gone') await this.#knockAgain();
    if (this.state === 'seated') this.onseated(this.#token);
    else if (this.state === 'waiting')
      this.#timer = setTimeout(() => void this.look(), ASK_AGAIN_MS);
  }

  /** A server that was started anew knows nothing of knocks: they are repeated. */
  async #knockAgain(): Promise<void> {
    this.#tries -= 1;
    if (this.#tries < 0 || this.seat === null) return;
    await this.#knock(this.#name, this.seat).catch(() => undefined);
  }

  /** Whoever goes does not want it any more. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.state === 'waiting')
      void call(this.#path, undefined, this.#bearer, 'DELETE').catch(() => undefined);
    this.state = 'none';
  }

  get #bearer(): Record<string, string> {
    return { authorization: `Bearer ${this.#token}` };
  }
}
