/** One socket to a table that comes back by itself and goes on where it stopped. */

import {
  PROTOCOL_VERSION,
  type Answer,
  type Answering,
  type AskingLaunch,
  type AskingOdds,
  type ClientMessage,
  type Considering,
  type Prospect,
  type Refused,
  type ServerMessage,
  type TableCommand,
} from '../game.generated';
import type { OddsBySeat, Past, ShipBySeat } from './past';
import { Pulse } from './pulse';
import type { Table } from './table.svelte';
import { Timers } from './timers';

/** Anything that carries messages: a WebSocket, or a game in memory. */
export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}
export interface TransportEvents {
  opened(): void;
  received(message: ServerMessage): void;
  /** with the reason, where a socket has given one */
  closed(code?: number): void;
}
export type Dial = (events: TransportEvents) => Transport;

export type Link = 'connecting' | 'open' | 'lost' | 'ended';
export type Reply =
  | {
      readonly ok: true;
      readonly prospect?: Prospect;
      readonly odds?: OddsBySeat;
      readonly ships?: ShipBySeat;
    }
  | { readonly ok: false; readonly refused: Refused };
/** A command before it has a number. */
export type Command = Numberless<
  Answering | Considering | AskingOdds | AskingLaunch | TableCommand
>;
type Numberless<T> = T extends unknown ? Omit<T, 'id'> : never;

const FIRST_WAIT_MS = 400;
/** after a server that is being upgraded: the table already goes on at another */
const MOVING_WAIT_MS = 50;
const SERVICE_RESTART = 1012;
const LONGEST_WAIT_MS = 5000;
/** How long a line may take to open and to be greeted. */
const OPENING_MS = 7000;
/** After that whoever has pressed something is told that it is still under way. */
const LATE_MS = 1500;
const AT_REST: ReadonlySet<string | null> = new Set([null, 'lobby', 'over']);

export class Connection implements Past {
  link = $state.raw<Link>('connecting');
  /** when the next try comes, in milliseconds of our clock */
  nextTry = $state.raw<number | null>(null);
  /** whether something that was pressed has not been answered for a while */
  late = $state.raw(false);
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
  /** what was pressed and has not been answered */
  readonly #pressed = new Set<number>();
  readonly #pulse: Pulse;
  readonly #timers = new Timers();

  constructor(table: Table, code: string, token: string | null, dial: Dial) {
    this.#table = table;
    this.#code = code;
    this.#token = token;
    this.#dial = dial;
    this.#pulse = new Pulse({
      ping: () => this.#transport?.send({ t: 'ping' }),
      dead: () => this.#giveUp(),
      urgent: () => !AT_REST.has(this.#table.phase ?? null),
    });
  }

  start(): void {
    this.#stopTimers();
    this.#drop();
    this.nextTry = null;
    if (this.link !== 'connecting') this.link = 'lost';
    const transport: Transport = this.#dial({
      opened: () => this.#transport === transport && this.#greet(),
      received: (message) => this.#transport === transport && this.#receive(message),
      closed: (code) => this.#transport === transport && this.#lose(code),
    });
    this.#transport = transport;
    this.#timers.later(OPENING_MS, () => this.link !== 'open' && this.#giveUp());
  }

  stop(): void {
    this.link = 'ended';
    this.#stopTimers();
    this.#drop();
    this.#failOpen('connection_lost');
  }

  /** The device has been asleep or elsewhere: the line is tried at once, or dialled anew. */
  wake(): void {
    if (this.link === 'open') return this.#pulse.probe();
    if (this.link !== 'lost') return;
    this.#tries = 0;
    this.start();
  }

  /** Sends an answer or an action at the table and tells how it was taken. */
  ask(command: Command): Promise<Reply> {
    if (this.link !== 'open' || !this.#transport)
      return Promise.resolve(refusal(0, 'not_connected'));
    const id = ++this.#id;
    this.#transport.send({ ...command, id });
    if (command.t === 'answer' || command.t === 'table') this.#press(id);
    return new Promise((resolve) => this.#open.set(id, resolve));
  }

  /** What would follow from these answers; null if that cannot be said. */
  async consider(answers: readonly Answer[]): Promise<Prospect | null> {
    const reply = await this.ask({ t: 'consider', answers });
    return reply.ok ? (reply.prospect ?? null) : null;
  }

  async odds(flight: number, hit: number): Promise<OddsBySeat | null> {
    const reply = await this.ask({ t: 'odds', flight, hit });
    return reply.ok ? (reply.odds ?? null) : null;
  }

  async launched(flight: number): Promise<ShipBySeat | null> {
    const reply = await this.ask({ t: 'launched', flight });
    return reply.ok ? (reply.ships ?? null) : null;
  }

  chat(text: string): void {
    this.#transport?.send({ t: 'chat', text });
  }

  phrase(phrase: string): void {
    this.#transport?.send({ t: 'phrase', phrase });
  }

  #press(id: number): void {
    this.#pressed.add(id);
    this.#timers.later(LATE_MS, () => this.#pressed.has(id) && (this.late = true));
  }

  #greet(): void {
    this.#transport?.send({
      t: 'hello',
      v: PROTOCOL_VERSION,
      table: this.#code,
      token: this.#token,
      have: this.#table.n,
    });
    this.#pulse.start();
  }

  #receive(message: ServerMessage): void {
    this.#understand(message);
    if (this.link !== 'ended') this.#pulse.heard();
  }

  #understand(message: ServerMessage): void {
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
      case 'odds':
        return this.#settle(message.id, { ok: true, odds: message.odds });
      case 'launched':
        return this.#settle(message.id, { ok: true, ships: message.ships });
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
    this.#pressed.delete(id);
    if (!this.#pressed.size) this.late = false;
  }

  /** Nothing comes any more, and nothing is waited for. */
  #giveUp(): void {
    this.#drop();
    this.#lose();
  }

  #drop(): void {
    const transport = this.#transport;
    this.#transport = null;
    transport?.close();
  }

  #lose(code?: number): void {
    this.#stopTimers();
    this.#transport = null;
    if (this.link === 'ended') return;
    this.link = 'lost';
    this.#failOpen('connection_lost');
    const moving = code === SERVICE_RESTART && this.#tries === 0;
    const usual = Math.min(FIRST_WAIT_MS * 2 ** this.#tries, LONGEST_WAIT_MS);
    const wait = moving ? MOVING_WAIT_MS : usual;
    this.#tries += 1;
    this.nextTry = Date.now() + wait;
    this.#timers.later(wait, () => this.start());
  }

  #failOpen(code: string): void {
    for (const [id, resolve] of this.#open) resolve(refusal(id, code));
    this.#open.clear();
    this.#pressed.clear();
    this.late = false;
  }

  #stopTimers(): void {
    this.#pulse.stop();
    this.#timers.stop();
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
    socket.onclose = (event) => events.closed(event.code);
    return {
      send: (message) =>
        socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    };
  };
}
