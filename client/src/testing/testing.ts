/** Tables and events for tests, as the rules tell them. Not part of the built page. */

import type {
  Answer,
  Change,
  GameEvent,
  Prospect,
  Room,
  Update,
  View,
  Welcome,
} from '../game.generated';
import type { Dial } from '../headless/connection.svelte';
import type { EventOf, EventType } from '../headless/events';
import { Session } from '../headless/session.svelte';
import { Table } from '../headless/table.svelte';
import flight from './flight.json';
import yard from './yard.json';

export const FLIGHT = flight.view as unknown as View;
export const YARD = yard.view as unknown as View;
export const ROOM = flight.room as unknown as Room;
/** A place for the tile with handle 3, as an answer. */
export const PLACE = yard.place as unknown as readonly [string, number, number];

/** An event with the fields that matter. */
export const happened = <T extends EventType>(
  type: T,
  fields: Partial<EventOf<T>> = {},
): EventOf<T> => ({ type, topic: 'x', ...fields }) as EventOf<T>;

export const welcome = (view: View | null = FLIGHT, room: Partial<Room> = {}): Welcome => ({
  t: 'welcome',
  n: 0,
  view,
  room: { ...ROOM, ...room },
  you: { seat: 0, role: 'player' },
  server: { version: '', now: 0 },
  log: [],
});

export const update = (
  n: number,
  events: readonly GameEvent[],
  view: readonly Change[] = [],
  room: readonly Change[] = [],
  moments: Update['moments'] = [],
): Update => ({ t: 'update', n, events, moments, view, room });

export function tableOf(view: View | null = FLIGHT, room: Partial<Room> = {}): Table {
  const table = new Table();
  table.welcome(welcome(view, room));
  return table;
}

/** A session whose server says what the test wants. */
export function sessionOf(
  view: View = FLIGHT,
  consider: (answers: readonly Answer[]) => Partial<Prospect> | null = () => null,
  room: Partial<Room> = {},
) {
  const given: Answer[] = [];
  const session = new Session('ABCD', 'token', (events) => ({
    send(message) {
      if (message.t === 'hello') return events.received(welcome(view, room));
      if (message.t === 'consider') {
        const prospect = consider(message.answers);
        return queueMicrotask(() =>
          events.received(
            prospect
              ? { t: 'considered', id: message.id, prospect: { ...NOTHING, ...prospect } }
              : { t: 'refused', id: message.id, code: 'not_offered', params: {} },
          ),
        );
      }
      if (message.t === 'answer') {
        given.push(message.answer);
        queueMicrotask(() => events.received({ t: 'accepted', id: message.id }));
      }
    },
    close() {},
  }));
  session.connection.start();
  session.table.welcome(welcome(view, room));
  session.connection.link = 'open';
  return { session, given };
}

const NOTHING: Prospect = {
  events: [],
  stop: 'others',
  decision: null,
  ship: null,
  position: null,
  place: null,
  figures: null,
  best_fit: null,
};

interface Step {
  readonly events: readonly GameEvent[];
  readonly view: readonly Change[];
}

/** The yard that the rules have played beforehand: any answer they have not been given is refused. */
export function recordedYard(): Dial {
  const steps = new Map(Object.entries(yard.steps as unknown as Record<string, Step>));
  const given: Answer[] = [];
  let n = 0;
  return (events) => {
    queueMicrotask(() => events.opened());
    return {
      send(message) {
        if (message.t === 'hello') return events.received(welcome(YARD, { question: 1 }));
        if (message.t !== 'answer') return;
        const { id, answer } = message;
        const step = steps.get(JSON.stringify([...given, answer]));
        queueMicrotask(() => {
          if (!step) return events.received({ t: 'refused', id, code: 'sand_running', params: {} });
          given.push(answer);
          n += 1;
          events.received(update(n, step.events, step.view, [[['question'], n + 1]]));
          events.received({ t: 'accepted', id });
        });
      },
      close() {},
    };
  };
}
