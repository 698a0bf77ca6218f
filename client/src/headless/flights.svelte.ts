/** My flights: kept on this device, and under a personal link by whoever wishes. */

import type { Keeping, KeptFlight, KeptFlights, ProfileOpened } from '../game.generated';
import { ApiProblem, call } from './api';
import type { Store } from './settings.svelte';

const PLACE = 'boltbucket.flights';
export const MOST_FLIGHTS = 500;
/** What a request to the server holds. */
const MOST_SENT = 14_000;

interface Kept {
  readonly v: 1;
  readonly flights: readonly KeptFlight[];
  /** deleted, so that no other device brings them back */
  readonly gone: readonly string[];
  readonly secret: string | null;
}

export class Flights {
  /** the newest first */
  all = $state.raw<readonly KeptFlight[]>([]);
  /** of the personal link, if there is one */
  secret = $state.raw<string | null>(null);
  #gone: readonly string[] = [];
  #store: Store | null = null;

  open(store: Store | null): void {
    this.#store = store;
    const { flights, gone, secret } = readKept(store?.getItem(PLACE) ?? null);
    this.all = flights;
    this.#gone = gone;
    this.secret = secret;
  }

  keep(...flights: readonly KeptFlight[]): void {
    const fresh = flights.filter(({ id }) => !this.#gone.includes(id));
    const known = this.all.filter(({ id }) => !fresh.some((other) => other.id === id));
    this.all = [...known, ...fresh]
      .sort((one, other) => other.ended_ms - one.ended_ms)
      .slice(0, MOST_FLIGHTS);
    this.#write();
  }

  remove(id: string): void {
    this.all = this.all.filter((flight) => flight.id !== id);
    this.#gone = [id, ...this.#gone].slice(0, MOST_FLIGHTS);
    this.#write();
    void this.sync().catch(() => undefined);
  }

  /** Nothing is kept on this device any more; a personal link keeps what it has. */
  clear(): void {
    this.all = [];
    this.#gone = [];
    this.secret = null;
    this.#write();
  }

  /** Everything as a file. */
  get text(): string {
    return JSON.stringify({ v: 1, flights: this.all }, null, 1);
  }

  // The personal link

  /** A new link, under which everything is kept from now on. */
  async link(): Promise<void> {
    const { secret } = await call<ProfileOpened>('/api/profiles', {});
    await this.adopt(secret);
  }

  /** Somebody opens a personal link here: both sides know all flights from then on. */
  async adopt(secret: string): Promise<void> {
    await this.#exchange(secret);
    this.secret = secret;
    this.#write();
  }

  /** Deletes all that is kept under the link, and the link. */
  async forget(): Promise<void> {
    if (this.secret) await call('/api/profile', undefined, bearer(this.secret), 'DELETE');
    this.secret = null;
    this.#write();
  }

  /** Both sides learn what the other has; without a link there is nothing to do. */
  async sync(): Promise<void> {
    if (!this.secret) return;
    try {
      await this.#exchange(this.secret);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'no_such_profile') this.#unlink();
      throw error;
    }
  }

  async #exchange(secret: string): Promise<void> {
    const told = await call<KeptFlights>('/api/profile', undefined, bearer(secret));
    const there = new Set([...told.flights.map(({ id }) => id), ...told.gone]);
    const news = this.all.filter(({ id }) => !there.has(id));
    const gone = this.#gone.filter((id) => !told.gone.includes(id));
    this.all = this.all.filter(({ id }) => !told.gone.includes(id));
    this.keep(...told.flights);
    for (const part of parts(news, gone)) await call('/api/profile', part, bearer(secret));
  }

  #unlink(): void {
    this.secret = null;
    this.#write();
  }

  #write(): void {
    const kept: Kept = { v: 1, flights: this.all, gone: this.#gone, secret: this.secret };
    try {
      this.#store?.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // Where there is no room for all, the older half goes.
      if (this.all.length < 2) return;
      this.all = this.all.slice(0, Math.floor(this.all.length / 2));
      this.#write();
    }
  }
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** What was kept, by whatever version: flights of a format that is not ours are left out. */
export function readKept(text: string | null): Kept {
  const found = parsed(text);
  const flights = Array.isArray(found['flights']) ? (found['flights'] as unknown[]) : [];
  const gone = Array.isArray(found['gone']) ? (found['gone'] as unknown[]) : [];
  return {
    v: 1,
    flights: flights.filter(isFlight),
    gone: gone.filter((id) => typeof id === 'string'),
    secret: typeof found['secret'] === 'string' ? found['secret'] : null,
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isFlight(found: unknown): found is KeptFlight {
  if (!found || typeof found !== 'object') return false;
  const { v, id, credits, built } = found as Partial<KeptFlight>;
  return v === 1 && !!id && typeof credits === 'number' && typeof built === 'string';
}

/** In pieces the server takes. */
export function parts(flights: readonly KeptFlight[], gone: readonly string[]): Keeping[] {
  const found: { flights: KeptFlight[]; gone: string[] }[] = [];
  let room = 0;
  const last = () => found.at(-1) ?? found[found.push({ flights: [], gone: [] }) - 1];
  const add = (size: number, put: (part: { flights: KeptFlight[]; gone: string[] }) => void) => {
    if (size > room || (last()?.gone.length ?? 0) >= 50) {
      found.push({ flights: [], gone: [] });
      room = MOST_SENT;
    }
    room -= size;
    const part = last();
    if (part) put(part);
  };
  for (const flight of flights)
    add(new TextEncoder().encode(JSON.stringify(flight)).length + 1, (part) =>
      part.flights.push(flight),
    );
  for (const id of gone) add(id.length + 4, (part) => part.gone.push(id));
  return found.filter((part) => part.flights.length || part.gone.length);
}

export const flights = new Flights();
