/** One socket to a table that comes back by itself and goes on where it stopped. */

import {
  PROTOCOL_VERSION,
  type Answer,
  type Answering,
  type ClientMessage,
  type Considering,
  type Prospect,
  type Refused,
  type ServerMessage,
  type TableCommand,
} from '../game.generated';
import type { Table } from './table.svelte';

/** Anything that carries messages: a WebSocket, or a game in memory. */
export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}
export interface TransportEvents {
  opened(): void;
  received(message: ServerMessage): void;
  closed(): void;
}
export type Dial = (events: TransportEvents) => Transport;

export type Link = 'connecting' | 'open' | 'lost' | 'ended';
export type Reply =
  | { readonly ok: true; readonly prospect?: Prospect }
  | { readonly ok: false; readonly refused: Refused };
/** A command before it has a number. */
export type Command = Omit<Answering, 'id'> | Omit<Considering, 'id'> | Omit<TableCommand, 'id'>;

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 20_000;
const SILENCE_MS = 45_000;

export class Connection {
  link = $state.raw<Link>('connecting');
  /** when the next try comes, in milliseconds of our clock */
  nextTry = $state.raw<number | null>(null);
  /** why the server ended it */
  ending = $state.raw<{ code: string; params: Readonly<Record<string, unknown>> } | null>(null);

  /** told of refusals nobody waits for: those of chat */
  unasked: ((refused: Refused) => void) | null = null;

  readonly #table: Table;
  readonly #code: string;
  readonly #token: string | null;
  readonly #dial: Dial;
  readonly #open = new Map<number, (reply: Reply) => void>();
  #transport: Transport | null = null;
  #id = 0;
  #tries = 0;
  #heard = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(table: Table, code: string, token: string | null, dial: Dial) {
    this.#table = table;
    this.#code = code;
    this.#token = token;
    this.#dial = dial;
  }

  start(): void {
    this.#stopTimers();
    this.nextTry = null;
    if (this.link !== 'connecting') this.link = 'lost';
    const transport: Transport = this.#dial({
      opened: () => this.#transport === transport && this.#greet(),
      received: (message) => this.#transport === transport && this.#receive(message),
      closed: () => this.#transport === transport && this.#lose(),
    });
    this.#transport = transport;
  }

  stop(): void {
    this.link = 'ended';
    this.#stopTimers();
    const transport = this.#transport;
    this.#transport = null;
    transport?.close();
    this.#failOpen('connection_lost');
  }

  /** Sends an answer or an action at the table and tells how it was taken. */
  ask(command: Command): Promise<Reply> {
    if (this.link !== 'open' || !this.#transport)
      return Promise.resolve(refusal(0, 'not_connected'));
    const id = ++this.#id;
    this.#transport.send({ ...command, id });
    return new Promise((resolve) => this.#open.set(id, resolve));
  }

  /** What would follow from these answers; null if that cannot be said. */
  async consider(answers: readonly Answer[]): Promise<Prospect | null> {
    const reply = await this.ask({ t: 'consider', answers });
    return reply.ok ? (reply.prospect ?? null) : null;
  }

  chat(text: string): void {
    this.#transport?.send({ t: 'chat', text });
  }

  phrase(phrase: string): void {
    this.#transport?.send({ t: 'phrase', phrase });
  }

  #greet(): void {
    this.#heard = Date.now();
    this.#transport?.send({
      t: 'hello',
      v: PROTOCOL_VERSION,
      table: this.#code,
      token: this.#token,
      have: this.#table.n,
    });
    this.#later(PING_MS, () => this.#ping());
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.t) {
      case 'welcome':
        this.#arrive();
        return this.#table.welcome(message);
      case 'update':
        this.#arrive();
        return this.#table.receive(message);
      case 'chat':
        return this.#table.say(message);
      case 'accepted':
        return this.#settle(message.id, { ok: true });
      case 'considered':
        return this.#settle(message.id, { ok: true, prospect: message.prospect });
      case 'refused':
        if (!this.#open.has(message.id)) return this.unasked?.(message);
        return this.#settle(message.id, { ok: false, refused: message });
      case 'bye':
        this.ending = { code: message.code, params: message.params };
        return this.stop();
      case 'pong':
        this.#arrive();
        this.#table.clockOffset = message.now - Date.now();
        return;
      case 'view':
        return;
      default:
        return unheardOf(message);
    }
  }

  #arrive(): void {
    this.link = 'open';
    this.#tries = 0;
    this.nextTry = null;
  }

  #settle(id: number, reply: Reply): void {
    this.#open.get(id)?.(reply);
    this.#open.delete(id);
  }

  #lose(): void {
    this.#stopTimers();
    this.#transport = null;
    if (this.link === 'ended') return;
    this.link = 'lost';
    this.#failOpen('connection_lost');
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#tries, LONGEST_WAIT_MS);
    this.#tries += 1;
    this.nextTry = Date.now() + wait;
    this.#later(wait, () => this.start());
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE_MS) {
      const transport = this.#transport;
      this.#lose();
      return transport?.close();
    }
    this.#transport?.send({ t: 'ping' });
    this.#later(PING_MS, () => this.#ping());
  }

  #failOpen(code: string): void {
    for (const [id, resolve] of this.#open) resolve(refusal(id, code));
    this.#open.clear();
  }

  #later(ms: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, ms);
    this.#timers.add(timer);
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** A message of a later server: nothing follows from it here. */
function unheardOf(message: never): void {
  void message;
}

function refusal(id: number, code: string): Reply {
  return { ok: false, refused: { t: 'refused', id, code, params: {} } };
}

/** Dials a WebSocket. */
export function dialSocket(url: string): Dial {
  return (events) => {
    const socket = new WebSocket(url);
    socket.onopen = () => events.opened();
    socket.onmessage = (message) => events.received(JSON.parse(String(message.data)));
    socket.onclose = () => events.closed();
    return {
      send: (message) =>
        socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    };
  };
}
