/** A table in memory, to look at scenes and test them without a server. Not part of the built page. */

import { SIDES } from './cells';
import type { Dial, TransportEvents } from './connection.svelte';
import { DEMO_TILES } from './demo-tiles';
import { fitsOf, jointAt, mistakesAt, turned } from './fitting';
import type {
  Answer,
  BuilderPart,
  Card,
  Cell,
  ClientMessage,
  Decision,
  Figures,
  Flaw,
  GameEvent,
  HeapState,
  Level,
  Parts,
  Phase,
  Plan,
  Seat,
  Setup,
  ShipPart,
  TablePart,
  Tile,
} from './protocol';
import { GONE } from './protocol';

export type DemoScene = 'lobby' | 'building' | 'late' | 'repair' | 'pieces' | 'crew' | 'unknown';

const PLAN_ROWS = ['...#...', '..###..', '.#####.', '.#####.', '#######', '###.###'];
const COLUMNS = [4, 5, 6, 7, 8, 9, 10];
const ROWS = [4, 5, 6, 7, 8, 9];

export const DEMO_PLAN: Plan = {
  name: 'II',
  columns: COLUMNS,
  rows: ROWS,
  area: ROWS.flatMap((row, y) =>
    COLUMNS.filter((_, x) => PLAN_ROWS[y]?.[x] === '#').map((column) => column * 100 + row),
  ),
  start: 707,
};

const LEVEL: Level = {
  name: 'II',
  number: 2,
  blueprint: DEMO_PLAN,
  loop: 24,
  start_spaces: [6, 3, 1, 0],
  rewards: [8, 6, 4, 2],
  best_looking: 4,
  loss_limit: null,
  hourglass_spaces: 3,
  sand_seconds: 90,
  reserve: 2,
  aliens: true,
  peeking: true,
  giving_up: true,
  start_choice: true,
  secret_credits: false,
};

const SETUP: Setup = {
  edition: '2021',
  seats: 4,
  flights: ['II'],
  format: 'flights',
  building: 'real_time',
  sand_percent: 100,
  handicaps: [],
  prognostic: false,
  teams: 'none',
  missions: [],
  options: [],
};

const OPTIONS = {
  decision_seconds: 180,
  fly_on_seconds: 30,
  grace_seconds: 60,
  between_seconds: 300,
  bot_sits_in: true,
  bot_pace: 100,
  draw_ms: 700,
  watching: true,
  paused: null,
  pausing: null,
  resumed_by: null,
  record: null,
};

const NAMES = ['You', 'Rosa Rivet', 'Captain Duct Tape', 'Bo'] as const;
const COLOURS = ['blue', 'green', 'yellow', 'red'] as const;
const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const;

interface Yard {
  hand: number | null;
  reserve: number[];
  last: number | null;
  lastCell: Cell | null;
  looking: number | null;
  finished: number | null;
  ship: Map<Cell, Tile>;
}

/** Plays the part of the server for seat 0; the other seats build by themselves. */
export class DemoTable {
  readonly #tiles = DEMO_TILES.filter((tile) => tile.kind !== 'starting_cabin');
  readonly #heap: HeapState[] = this.#tiles.map(() => 0);
  readonly #yards: Yard[] = [];
  readonly #scene: DemoScene;
  readonly #random: () => number;
  #events: TransportEvents | null = null;
  #n = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #hourglass = { space: 1, spaces: 3, running: true, ends_at: 0 as number | null };

  constructor(scene: DemoScene, random: () => number = seeded(7)) {
    this.#scene = scene;
    this.#random = random;
    this.#hourglass.ends_at = Date.now() + 68_000;
    for (const seat of [0, 1, 2, 3]) this.#yards.push(this.#openYard(seat));
    const rounds = scene === 'building' ? [7, 9, 5, 8] : [22, 16, 18, 20];
    if (scene !== 'lobby') rounds.forEach((count, seat) => this.#buildBlindly(seat, count));
    for (let handle = 0; handle < 22; handle += 1) this.#turnUp(handle * 6);
  }

  dial: Dial = (events) => {
    this.#events = events;
    queueMicrotask(() => events.opened());
    return {
      send: (message) => queueMicrotask(() => this.#hear(message)),
      close: () => clearInterval(this.#timer),
    };
  };

  /** Lets another seat do something; called by a timer on the page. */
  botActs(): void {
    const seat = 1 + Math.floor(this.#random() * 3);
    const yard = this.#yards[seat];
    if (!yard || yard.finished !== null) return;
    if (yard.hand === null) return this.#do(seat, ['take', this.#anyHandle()]);
    const tile = this.#tiles[yard.hand];
    const spot = tile && this.#soundSpot(yard, tile);
    this.#do(seat, spot ? ['place', spot[0], spot[1]] : ['return']);
  }

  #openYard(seat: Seat): Yard {
    const cabin = DEMO_TILES.filter((tile) => tile.kind === 'starting_cabin').find(
      (tile) => tile.colour === COLOURS[seat],
    );
    return {
      hand: null,
      reserve: [],
      last: null,
      lastCell: null,
      looking: null,
      finished: null,
      ship: new Map(cabin ? [[DEMO_PLAN.start, cabin]] : []),
    };
  }

  #buildBlindly(seat: Seat, count: number): void {
    const yard = this.#yards[seat];
    for (let tries = 0; yard && tries < count; tries += 1) {
      const handle = this.#anyHandle();
      const tile = this.#tiles[handle];
      const sloppy = this.#scene === 'repair' && seat === 0 && tries % 5 === 4;
      const spot = tile && (sloppy ? this.#anySpot(yard, tile) : this.#soundSpot(yard, tile));
      if (!tile || !spot) continue;
      yard.ship.set(spot[0], turned(tile, spot[1]));
      this.#heap[handle] = -1;
    }
  }

  #turnUp(handle: number): void {
    const tile = this.#tiles[handle];
    if (tile && this.#heap[handle] === 0) this.#heap[handle] = tile;
  }

  #anyHandle(): number {
    const free = this.#heap.flatMap((state, handle) => (state === -1 ? [] : [handle]));
    return free[Math.floor(this.#random() * free.length)] ?? 0;
  }

  #soundSpot(yard: Yard, tile: Tile): readonly [Cell, number] | undefined {
    return this.#spots(yard, tile, 'sound')[0];
  }

  #anySpot(yard: Yard, tile: Tile): readonly [Cell, number] | undefined {
    return this.#spots(yard, tile, 'flawed')[0];
  }

  #spots(yard: Yard, tile: Tile, wanted: 'sound' | 'flawed'): (readonly [Cell, number])[] {
    return [0, 1, 2, 3].flatMap((turn) =>
      [...fitsOf(DEMO_PLAN, yard.ship, turned(tile, turn))]
        .filter(([, fit]) => fit === wanted)
        .map(([cell]) => [cell, turn] as const),
    );
  }

  #hear(message: ClientMessage): void {
    if (message.t === 'hello') return this.#greet();
    if (message.t === 'ping') return this.#events?.received({ t: 'pong', now: Date.now() });
    if (message.t === 'chat')
      return this.#events?.received({
        t: 'chat',
        n: ++this.#n,
        from: 0,
        name: NAMES[0],
        text: message.text,
      });
    if (message.t === 'table') return this.#events?.received({ t: 'accepted', id: message.id });
    if (message.t !== 'answer') return;
    const problem = this.#refusal(message.answer);
    if (problem)
      return this.#events?.received({
        t: 'refused',
        id: message.id,
        code: problem,
        params: params(message.answer),
      });
    this.#do(0, message.answer);
    this.#events?.received({ t: 'accepted', id: message.id });
  }

  #greet(): void {
    const phases: Partial<Record<DemoScene, Phase>> = {
      lobby: 'lobby',
      building: 'building',
      late: 'building',
    };
    this.#events?.received({
      t: 'welcome',
      n: this.#n,
      you: { seat: 0, role: 'host' },
      server: { version: 'demo', now: Date.now() },
      log: [],
      parts: {
        phase: phases[this.#scene] ?? 'launch',
        number: 0,
        setup: SETUP,
        level: LEVEL,
        table: this.#table(),
        heap: this.#heap,
        hourglass: this.#hourglass,
        piles: [3, 3, 3, 3],
        open_piles: 3,
        waiting: [{ seat: 2, since_ms: Date.now() - 12_000, deadline_ms: null }],
        decision: this.#decision(),
        ...this.#seatParts([0, 1, 2, 3]),
      },
    });
  }

  #table(): TablePart {
    const seats = NAMES.map((name, seat) => ({
      name,
      colour: COLOURS[seat] ?? 'blue',
      shape: SHAPES[seat] ?? 'circle',
      kind:
        seat === 3 && this.#scene === 'lobby'
          ? ('open' as const)
          : seat === 0 || seat === 3
            ? ('human' as const)
            : ('bot' as const),
      bot:
        seat === 1
          ? { character: 'careful', strength: 'trucker' as const }
          : seat === 2
            ? { character: 'hauler', strength: 'beginner' as const }
            : null,
      here: true,
      away_since: null,
      sat_in: false,
      ready: false,
    }));
    return { ...OPTIONS, code: 'DEMO42', public: false, host: 0, seats, spectators: 1 };
  }

  #decision(): Decision {
    const base = { seat: 0, number: 1 };
    const cells = [...(this.#yards[0]?.ship.keys() ?? [])];
    if (this.#scene === 'repair') {
      const flaws = this.#flaws(0);
      const faulty = [...new Set(flaws.flatMap((flaw) => flaw.cells))];
      const options = faulty.map((cell) => ['remove', cell] as const);
      return { ...base, kind: 'repair', topic: 'mistakes', flaws, options };
    }
    if (this.#scene === 'pieces') {
      const pieces = [cells.filter((cell) => cell < 800), cells.filter((cell) => cell >= 800)];
      const options = pieces.map((piece) => ['piece', piece[0] ?? 0] as const);
      return { ...base, kind: 'pick_piece', topic: 'losing_components', pieces, options };
    }
    if (this.#scene === 'crew') {
      const cabins = cells.filter((cell) => this.#yards[0]?.ship.get(cell)?.kind === 'cabin');
      const options: Answer[] = cabins.flatMap((cell) => [
        ['alien', cell, 'brown'],
        ['alien', cell, 'purple'],
      ]);
      return { ...base, kind: 'board_alien', topic: 'crew', options: [...options, ['done']] };
    }
    if (this.#scene === 'unknown')
      return {
        ...base,
        kind: 'never_heard_of',
        topic: 'rules',
        options: [['wobble', 3], ['done']],
      };
    return { ...base, kind: 'build', topic: 'building' };
  }

  #refusal([verb, first]: Answer): string | null {
    const yard = this.#yards[0];
    if (!yard) return 'not_asked';
    if (verb === 'take' && this.#heap[Number(first)] === -1) return 'tile_taken';
    if (verb === 'place' && !fitsOf(DEMO_PLAN, yard.ship, this.#held(yard, 0)).size)
      return 'not_joined';
    if (verb === 'reserve' && yard.reserve.length >= 2) return 'reserve_full';
    if (verb === 'flip' && this.#hourglass.running) return 'sand_running';
    return null;
  }

  #held(yard: Yard, turn: number): Tile {
    const tile = this.#tiles[yard.hand ?? 0];
    if (!tile) throw new Error('no such tile');
    return turned(tile, turn);
  }

  #do(seat: Seat, answer: Answer): void {
    const yard = this.#yards[seat];
    if (!yard) return;
    const events = this.#act(seat, yard, answer);
    const handles = events.flatMap((event) =>
      typeof event['handle'] === 'number' ? [event['handle']] : [],
    );
    const seen: Record<string, unknown> =
      answer[0] === 'look' ? { [`seen:${answer[1]}`]: DEMO_CARDS } : {};
    const parts: Parts = {
      ...this.#seatParts([seat]),
      ...(seen as Parts),
      hourglass: this.#hourglass,
      'heap+': handles.map((handle) => [handle, this.#heap[handle] ?? GONE] as const),
    };
    this.#events?.received({ t: 'update', n: ++this.#n, events, parts });
  }

  #act(seat: Seat, yard: Yard, [verb, first, second]: Answer): GameEvent[] {
    const told = (type: string, fields: object = {}): GameEvent[] => [
      { type, topic: 'building', seat, ...fields },
    ];
    switch (verb) {
      case 'take': {
        const handle = Number(first);
        const face_down = this.#heap[handle] === 0;
        Object.assign(yard, { hand: handle, last: handle, lastCell: null });
        this.#heap[handle] = -1;
        return told('TileTaken', { handle, tile: this.#tiles[handle], face_down });
      }
      case 'place': {
        const tile = this.#held(yard, Number(second));
        yard.ship.set(Number(first), tile);
        Object.assign(yard, { hand: null, lastCell: Number(first) });
        return told('TilePlaced', { cell: first, tile });
      }
      case 'return': {
        const handle = yard.hand ?? 0;
        this.#heap[handle] = this.#held(yard, 0);
        Object.assign(yard, { hand: null, last: null });
        return told('TileReturned', { handle, tile: this.#heap[handle] });
      }
      case 'pick_up': {
        if (yard.lastCell !== null) yard.ship.delete(yard.lastCell);
        yard.reserve = yard.reserve.filter((handle) => handle !== yard.last);
        Object.assign(yard, { hand: yard.last, lastCell: null });
        return told('TilePickedUp', { tile: this.#held(yard, 0), cell: null });
      }
      case 'reserve':
        if (yard.hand !== null) yard.reserve.push(yard.hand);
        yard.hand = null;
        return told('TileReserved');
      case 'fetch':
        yard.hand = yard.reserve.splice(Number(first), 1)[0] ?? null;
        yard.last = yard.hand;
        return told('ReservedTileFetched');
      case 'look':
        yard.looking = Number(first);
        return told('PileLookedAt', { pile: first, cards: [] });
      case 'put_back':
        yard.looking = null;
        return told('PilePutBack');
      case 'finish':
        yard.finished = Number(first);
        return told('BuildingFinished', { place: first, in_time: true });
      default:
        return [];
    }
  }

  #seatParts(seats: readonly Seat[]): Parts {
    const parts: Record<string, unknown> = {};
    for (const seat of seats) {
      parts[`ship:${seat}`] = this.#shipPart(seat);
      parts[`builder:${seat}`] = this.#builderPart(seat);
    }
    return parts as Parts;
  }

  #shipPart(seat: Seat): ShipPart {
    const ship = this.#yards[seat]?.ship ?? new Map<Cell, Tile>();
    return {
      tiles: Object.fromEntries(ship),
      crew: {},
      charge: {},
      goods: {},
      figures: this.#figures(seat),
    };
  }

  #figures(seat: Seat): Figures {
    const ship = this.#yards[seat]?.ship ?? new Map<Cell, Tile>();
    const tiles = [...ship];
    const count = (...kinds: string[]) =>
      tiles.filter(([, tile]) => kinds.includes(tile.kind)).length;
    const open = tiles.flatMap(([cell, tile]) =>
      SIDES.filter((side) => jointAt(DEMO_PLAN, ship, tile, cell, side) === 'open'),
    );
    return {
      exposed: open.length,
      engines: [
        2 * count('single_engine'),
        2 * count('single_engine') + 4 * count('double_engine'),
      ],
      cannons: [
        2 * count('single_cannon'),
        2 * count('single_cannon') + 4 * count('double_cannon'),
      ],
      crew: 2 * count('cabin', 'starting_cabin'),
      humans: 2 * count('cabin', 'starting_cabin'),
      batteries: tiles.reduce(
        (sum, [, tile]) => sum + (tile.kind === 'battery' ? tile.capacity : 0),
        0,
      ),
      flaws: this.#flaws(seat),
    };
  }

  #flaws(seat: Seat): Flaw[] {
    const ship = this.#yards[seat]?.ship ?? new Map<Cell, Tile>();
    return [...ship].flatMap(([cell, tile]) =>
      mistakesAt(DEMO_PLAN, ship, tile, cell).map((kind) => ({ kind, cells: [cell] })),
    );
  }

  #builderPart(seat: Seat): BuilderPart {
    const yard = this.#yards[seat] ?? this.#openYard(seat);
    const tile = (handle: number | null) =>
      handle === null ? null : (this.#tiles[handle] ?? null);
    return {
      hand: tile(yard.hand),
      hand_handle: yard.hand,
      reserve: yard.reserve.flatMap((handle) => tile(handle) ?? []),
      movable: yard.hand === null && yard.last !== null,
      last_cell: yard.lastCell,
      looking: yard.looking,
      finished: yard.finished,
      stopped: false,
      placed: yard.ship.size - 1,
    };
  }
}

const DEMO_CARDS: readonly Card[] = [
  {
    id: 'd1',
    kind: 'planets',
    level: 2,
    days: 3,
    planets: [['red', 'yellow'], ['green', 'green', 'blue'], ['blue']],
  },
  { id: 'd2', kind: 'pirates', level: 2, strength: 6, credits: 7, days: 2 },
  { id: 'd3', kind: 'open_space', level: 1 },
];

function params([, first]: Answer): Record<string, string | number> {
  return { cell: Number(first ?? 0), by: 1, limit: 2, space: 1 };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
