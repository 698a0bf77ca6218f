/** A finished game, frame by frame: forwards as it was played, or at any moment at once. */

import { call } from './api';
import type { Cell, GameEvent, HeapState, Parts, Seat, TablePart, TableSeat } from './protocol';
import type { Replay as Recording, ReplayFrame as Frame } from './protocol';
import { Session } from './session.svelte';

export type { Frame, Recording };
export type LoadReplay = (id: string, view: Seat | null) => Promise<Recording>;

export const fetchReplay: LoadReplay = (id, view) =>
  call(`/api/replays/${encodeURIComponent(id)}${view === null ? '' : `?view=${view}`}`);

const QUIET_MS = 260;
const CHAPTERS = new Set(['FlightBegan', 'Launched', 'CardRevealed', 'FlightEnded']);

export interface Chapter {
  readonly frame: number;
  readonly event: GameEvent;
}

export class Replay {
  recording = $state.raw<Recording | null>(null);
  frame = $state.raw(0);
  playing = $state.raw(false);
  /** how many times as fast */
  speed = $state.raw(1);
  problem = $state.raw<string | null>(null);
  readonly session = new Session('replay', null, () => ({ send() {}, close() {} }));
  readonly #load: LoadReplay;
  #turn = 0;

  constructor(load: LoadReplay = fetchReplay) {
    this.#load = load;
  }

  get length(): number {
    return this.recording?.frames.length ?? 0;
  }

  get current(): Frame | undefined {
    return this.recording?.frames[this.frame];
  }

  /** Where something begins: flights and cards. */
  readonly chapters = $derived.by((): Chapter[] =>
    (this.recording?.frames ?? []).flatMap(({ events }, frame) =>
      events.filter(({ type }) => CHAPTERS.has(type)).map((event) => ({ frame, event })),
    ),
  );

  async open(id: string, view: Seat | null = null): Promise<void> {
    try {
      this.read(await this.#load(id, view));
    } catch (problem) {
      this.problem = (problem as { code?: string }).code ?? 'server_error';
    }
  }

  /** Another pair of eyes, at the same moment. */
  async watch(view: Seat | null): Promise<void> {
    const at = this.frame;
    if (this.recording) await this.open(this.recording.id, view);
    this.seek(at);
  }

  read(recording: Recording): void {
    if (!Array.isArray(recording.frames) || !recording.frames.length)
      throw Object.assign(new Error('no frames'), { code: 'not_a_record' });
    this.problem = null;
    this.recording = recording;
    this.seek(0);
  }

  /** Shows a moment at once. */
  seek(frame: number): void {
    const recording = this.recording;
    if (!recording) return;
    this.pause();
    this.frame = Math.max(0, Math.min(frame, recording.frames.length - 1));
    const past = recording.frames.slice(0, this.frame + 1);
    const table = this.session.table;
    table.welcome({
      t: 'welcome',
      n: this.frame,
      you: { seat: recording.view, role: 'spectator' },
      server: { version: '', now: Date.now() },
      parts: { ...gathered(past), table: tableOf(recording), ...UNASKED },
      log: past.flatMap(({ events }) => events),
    });
  }

  /** One frame on, with all that happens in it. */
  async step(): Promise<void> {
    const next = this.recording?.frames[this.frame + 1];
    if (!next) return this.pause();
    this.frame += 1;
    const parts = { ...next.parts, ...UNASKED };
    this.session.table.receive({ t: 'update', n: this.frame, events: next.events, parts });
    await this.session.table.settled;
  }

  async play(): Promise<void> {
    if (this.frame >= this.length - 1) this.seek(0);
    this.playing = true;
    const turn = ++this.#turn;
    while (turn === this.#turn && this.frame < this.length - 1) {
      await this.step();
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / this.speed));
    }
    if (turn === this.#turn) this.playing = false;
  }

  pause(): void {
    this.#turn += 1;
    this.playing = false;
  }

  /** To where the next or the last chapter begins. */
  skip(direction: 1 | -1): void {
    const frames = this.chapters.map(({ frame }) => frame);
    const next =
      direction > 0
        ? frames.find((frame) => frame > this.frame)
        : frames.findLast((frame) => frame < this.frame);
    this.seek(next ?? (direction > 0 ? this.length - 1 : 0));
  }
}

const UNASKED = { decision: null };

/** All parts as they are after these frames. */
export function gathered(frames: readonly Frame[]): Parts {
  const parts: Record<string, unknown> = {};
  let heap: HeapState[] = [];
  for (const frame of frames)
    for (const [name, value] of Object.entries(frame.parts)) {
      if (name === 'heap') heap = [...(value as readonly HeapState[])];
      else if (name === 'heap+')
        for (const [handle, state] of value as readonly [Cell, HeapState][]) heap[handle] = state;
      else parts[name] = value;
    }
  return { ...parts, heap };
}

function tableOf(recording: Recording): TablePart {
  const seats = recording.players.map((player): TableSeat => ({
    ...player,
    kind: player.bot ? 'bot' : 'human',
    here: true,
    away_since: null,
    sat_in: false,
    ready: false,
  }));
  const table: Partial<TablePart> = { code: '', host: null, seats, record: recording.id };
  return table as TablePart;
}
