/** The few things the page asks for outside a table's socket. */

import type {
  KnownTable,
  NewTable,
  Opened,
  OpenTable,
  OpenTables,
  SeatToken,
  ServerInfo,
  WatchToken,
} from '../game.generated';
import type { HeldSeat } from './settings.svelte';

export type { KnownTable, NewTable, OpenTable };

export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    readonly params: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

export const openTable = (table: NewTable): Promise<Opened> => call('/api/tables', table);
export const joinTable = (code: string, name: string): Promise<Opened> =>
  call(`/api/tables/${encodeURIComponent(code)}/join`, { name });
export const showTable = (code: string): Promise<KnownTable> =>
  call(`/api/tables/${encodeURIComponent(code)}`);
export const openTables = async (): Promise<readonly OpenTable[]> =>
  (await call<OpenTables>('/api/tables')).tables;

/** Addresses under which this server can be reached. */
export const serverLinks = async (): Promise<readonly string[]> =>
  (await call<ServerInfo>('/api/server')).links;

/** What lets one watch, for whoever knows no more than the code. */
export const watchPass = async (code: string): Promise<string> =>
  (await call<WatchToken>(`/api/tables/${encodeURIComponent(code)}/watch`, {})).spectator_token;

/** A new token for a seat, for its owner or the host; the old one ends. */
export const renewSeat = async (code: string, seat: number, token: string): Promise<string> => {
  const path = `/api/tables/${encodeURIComponent(code)}/seats/${seat}/token`;
  return (await call<SeatToken>(path, {}, { authorization: `Bearer ${token}` })).seat_token;
};

/** A seat just taken, as it is remembered on this device. */
export const heldSeat = (opened: Opened): HeldSeat => ({
  code: opened.code,
  token: opened.seat_token,
  watch: opened.spectator_token,
  title: opened.code,
  at: Date.now(),
});

export async function call<T>(
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'DELETE' = 'GET',
): Promise<T> {
  const request = body === undefined ? { method, headers } : post(body, headers);
  const answer = await fetch(path, request).catch(() => null);
  if (!answer) throw new ApiProblem('not_connected');
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok && data !== null) return data as T;
  throw problemOf(data);
}

function post(body: unknown, headers: Readonly<Record<string, string>>): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** What went wrong, whatever was thrown. */
export const problemFrom = (thrown: unknown): ApiProblem =>
  thrown instanceof ApiProblem ? thrown : problemOf(thrown);

function problemOf(data: unknown): ApiProblem {
  if (data && typeof data === 'object' && 'code' in data) {
    const { code, params } = data as { code: unknown; params?: Record<string, unknown> };
    return new ApiProblem(String(code), params ?? {});
  }
  return new ApiProblem('server_error');
}
