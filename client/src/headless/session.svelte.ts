/** A table being played or watched: what is known, the line to it, and what went wrong last. */

import { BestFit } from './best-fit.svelte';
import { Chatting } from './chat.svelte';
import { Connection, type Dial, type Reply } from './connection.svelte';
import type { Answer, RoomSeat, TableAction, TableCommand } from '../game.generated';
import { Guide } from './guide.svelte';
import type { Past } from './past';
import { Prospects } from './prospects.svelte';
import { settings } from './settings.svelte';
import { Table } from './table.svelte';

export interface Notice {
  readonly id: number;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const NOTICE_MS = 6000;

export class Session {
  readonly table = new Table();
  readonly connection: Connection;
  readonly code: string;
  readonly token: string | null;
  readonly chat: Chatting;
  readonly prospects: Prospects;
  readonly bestFit: BestFit;
  readonly past: Past;
  readonly guide: Guide;
  /** the new token of this seat, once another link was asked for */
  renewed = $state.raw<string | null>(null);
  /** whoever watches, or has no seat any more, wants one */
  wantsSeat = $state.raw(false);
  notices = $state.raw<readonly Notice[]>([]);
  #notice = 0;

  constructor(code: string, token: string | null, dial: Dial, past?: Past) {
    this.code = code;
    this.token = token;
    this.connection = new Connection(this.table, code, token, dial);
    this.past = past ?? this.connection;
    this.connection.unasked = ({ code, params }) => this.notify(code, params);
    this.chat = new Chatting(this);
    const store = typeof localStorage === 'undefined' ? null : localStorage;
    this.guide = new Guide(this.table, settings, store);
    const consider = (answers: readonly Answer[]) => this.connection.consider(answers);
    this.prospects = new Prospects(this.table, consider);
    this.bestFit = new BestFit(this.table, consider);
  }

  /** Answers the open decision; tells whether the answer was taken, and shows why not. */
  async answer(answer: Answer): Promise<boolean> {
    return this.#explain(await this.attempt(answer));
  }

  /** Answers without showing a refusal. */
  attempt(answer: Answer): Promise<Reply> {
    return this.connection.ask({ t: 'answer', decision: this.table.question, answer });
  }

  async act(
    action: TableAction,
    fields: Omit<TableCommand, 't' | 'id' | 'do'> = {},
  ): Promise<boolean> {
    return this.#explain(await this.connection.ask({ ...fields, t: 'table', do: action }));
  }

  player(seat: number): RoomSeat | undefined {
    return this.table.room?.seats[seat];
  }

  get isHost(): boolean {
    const host = this.table.room?.host;
    return this.table.role === 'host' || (host !== null && host === this.table.seat);
  }

  notify(code: string, params: Notice['params'] = {}): void {
    const id = ++this.#notice;
    this.notices = [...this.notices.filter((notice) => notice.code !== code), { id, code, params }];
    setTimeout(() => this.dismiss(id), NOTICE_MS);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  #explain(reply: Reply): boolean {
    if (!reply.ok) this.notify(reply.refused.code, reply.refused.params);
    return reply.ok;
  }
}
