/** A finished game, frame by frame: forwards as it was played, or at any moment at once. */

import type {
  GameEvent,
  Options,
  PastOdds,
  Replay as Recording,
  ReplayFrame as Frame,
  Room,
  RoomSeat,
  Seat,
  View,
} from '../game.generated';
import { ApiProblem, call, problemFrom } from './api';
import { only, type EventOf } from './events';
import type { OddsBySeat, Past, ShipBySeat } from './past';
import { patched } from './patch';
import { Session } from './session.svelte';
import { momentsOf } from './table.svelte';

export type { Frame, Recording };
export type LoadReplay = (id: string, view: Seat | null) => Promise<Recording>;

export const fetchReplay: LoadReplay = (id, view) =>
  call(`/api/replays/${encodeURIComponent(id)}${view === null ? '' : `?view=${view}`}`);

export type AskOdds = (id: string, flight: number, hit: number) => Promise<OddsBySeat | null>;

const fetchOdds: AskOdds = async (id, flight, hit) =>
  (await call<PastOdds>(`/api/replays/${encodeURIComponent(id)}/odds?flight=${flight}&hit=${hit}`))
    .odds;

const QUIET_MS = 260;
const CHAPTERS = ['FlightBegan', 'Launched', 'CardRevealed', 'FlightEnded'] as const;

export interface Chapter {
  readonly frame: number;
  readonly event: EventOf<(typeof CHAPTERS)[number]>;
}

export class Replay implements Past {
  recording = $state.raw<Recording | null>(null);
  frame = $state.raw(0);
  playing = $state.raw(false);
  /** how many times as fast */
  speed = $state.raw(1);
  problem = $state.raw<string | null>(null);
  readonly session = new Session('replay', null, () => ({ send() {}, close() {} }), this);
  readonly #load: LoadReplay;
  readonly #oddsOf: AskOdds;
  #turn = 0;

  constructor(load: LoadReplay = fetchReplay, oddsOf: AskOdds = fetchOdds) {
    this.#load = load;
    this.#oddsOf = oddsOf;
  }

  /** The beginning counts as a frame, in which nobody has done anything. */
  get length(): number {
    return this.recording ? this.recording.frames.length + 1 : 0;
  }

  get current(): Frame | undefined {
    return this.recording?.frames[this.frame - 1];
  }

  /** Where something begins: flights and cards. */
  readonly chapters = $derived.by((): Chapter[] =>
    this.#happened.flatMap((events, frame) =>
      only(events, ...CHAPTERS).map((event) => ({ frame, event })),
    ),
  );
  readonly #happened = $derived.by((): readonly (readonly GameEvent[])[] =>
    this.recording
      ? [this.recording.events, ...this.recording.frames.map(({ events }) => events)]
      : [],
  );

  async open(id: string, view: Seat | null = null): Promise<void> {
    try {
      this.read(await this.#load(id, view));
    } catch (problem) {
      this.problem = problemFrom(problem).code;
    }
  }

  /** Another pair of eyes, at the same moment. */
  async watch(view: Seat | null): Promise<void> {
    const at = this.frame;
    if (this.recording) await this.open(this.recording.id, view);
    this.seek(at);
  }

  read(recording: Recording): void {
    if (!Array.isArray(recording.frames) || !recording.view) throw new ApiProblem('not_a_record');
    this.problem = null;
    this.recording = recording;
    this.seek(0);
  }

  /** Shows a moment at once. */
  seek(frame: number): void {
    const recording = this.recording;
    if (!recording) return;
    this.pause();
    this.frame = Math.max(0, Math.min(frame, recording.frames.length));
    this.session.table.welcome({
      t: 'welcome',
      n: this.frame,
      you: { seat: recording.seat, role: 'spectator' },
      server: { version: '', now: Date.now() },
      view: viewAt(recording, this.frame),
      room: roomOf(recording),
      log: this.#happened.slice(0, this.frame + 1).flat(),
    });
  }

  /** One frame on, with all that happens in it. */
  async step(): Promise<void> {
    const next = this.recording?.frames[this.frame];
    if (!next) return this.pause();
    this.frame += 1;
    const { events, moments, view } = next;
    this.session.table.receive({ n: this.frame, events, moments, view, room: [] });
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

  // Looking back

  odds(flight: number, hit: number): Promise<OddsBySeat | null> {
    const id = this.recording?.id;
    return id === undefined ? Promise.resolve(null) : this.#oddsOf(id, flight, hit);
  }

  /** As the recording tells them. */
  launched(flight: number): Promise<ShipBySeat | null> {
    const recording = this.recording;
    const at = this.#happened.findIndex(
      (events, frame) =>
        events.some(({ type }) => type === 'Launched') &&
        recording !== null &&
        viewAt(recording, frame).table.match.number === flight,
    );
    return Promise.resolve(recording && at > 0 ? launchedIn(recording, at) : null);
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

/** Everything as it was after so many frames. */
export const viewAt = ({ view, frames }: Recording, count: number): View =>
  frames.slice(0, count).reduce((before, { view: changes }) => patched(before, changes), view);

/** The ships after the launch that is told in this frame. */
function launchedIn(recording: Recording, frame: number): ShipBySeat | null {
  const told = recording.frames[frame - 1];
  if (!told) return null;
  const [before, after] = [viewAt(recording, frame - 1), viewAt(recording, frame)];
  const number = told.events.findIndex(({ type }) => type === 'Launched');
  const moment = momentsOf(before, told.moments, after, told.events.length)(number);
  return moment?.table.ships ?? null;
}

/** Nobody has to wait for anybody any more. */
const UNHURRIED: Options = {
  decision_seconds: 0,
  fly_on_seconds: 0,
  grace_seconds: 0,
  between_seconds: 0,
  count_seconds: 0,
  bot_stands_in: false,
  bot_pace: 0,
  draw_ms: 0,
  watching: true,
};

/** The people as they sat there; no question of theirs can be answered any more. */
function roomOf(recording: Recording): Room {
  const seats = recording.players.map((player): RoomSeat => ({
    ...player,
    kind: player.bot ? 'bot' : 'human',
    here: true,
    away_since: null,
    bot_stands_in: false,
    ready: false,
  }));
  return {
    code: '',
    public: false,
    host: null,
    seats,
    spectators: 0,
    setup: recording.view.table.setup,
    options: UNHURRIED,
    paused: null,
    pausing: null,
    resumed_by: null,
    link_wish: null,
    record: recording.id,
    commitment: null,
    starts_ms: null,
    head_start_ends_ms: null,
    sand_ends_ms: null,
    waiting: [],
    seat: recording.seat,
    question: null,
    watch_token: null,
    knocks: [],
  };
}
