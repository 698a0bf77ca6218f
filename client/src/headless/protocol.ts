/** The messages between page and server, version 1, and the parts a view is made of. */

export const PROTOCOL_VERSION = 1;

export type Seat = number;
/** column * 100 + row, by the printed numbers */
export type Cell = number;
/** 0 front, 1 right, 2 rear, 3 left */
export type Side = 0 | 1 | 2 | 3;
/** 0 smooth, 1 single, 2 double, 3 universal */
export type Connector = 0 | 1 | 2 | 3;
export type Connectors = readonly [Connector, Connector, Connector, Connector];

export const KINDS = [
  'structural',
  'starting_cabin',
  'cabin',
  'single_cannon',
  'double_cannon',
  'single_engine',
  'double_engine',
  'shield',
  'battery',
  'cargo',
  'special_cargo',
  'life_support_brown',
  'life_support_purple',
  'explosive',
  'fragile',
  'heavy',
  'radioactive',
  'single_artifact',
  'double_artifact',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Tile {
  readonly id: string;
  readonly kind: Kind;
  readonly connectors: Connectors;
  readonly capacity: number;
  readonly directions: readonly Side[];
  readonly colour: string;
  readonly turn: number;
}

export type Figure = 'human' | 'brown' | 'purple';
export const GOODS = ['red', 'yellow', 'green', 'blue'] as const;
export type Good = (typeof GOODS)[number];

export const FLAW_KINDS = [
  'mismatch',
  'connector_on_smooth',
  'engine_direction',
  'behind_exhaust',
  'before_barrel',
  'not_connected',
  'outside',
  'radioactive_joined',
  'artifact_in_zone',
] as const;
export type FlawKind = (typeof FLAW_KINDS)[number];

export interface Flaw {
  readonly kind: FlawKind;
  readonly cells: readonly Cell[];
}

/** Strengths are in half points. */
export interface Figures {
  readonly exposed: number;
  readonly engines: readonly [number, number];
  readonly cannons: readonly [number, number];
  readonly crew: number;
  readonly humans: number;
  readonly batteries: number;
  readonly flaws: readonly Flaw[];
}

export interface ShipPart {
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly crew: Readonly<Record<string, readonly Figure[]>>;
  readonly charge: Readonly<Record<string, number>>;
  readonly goods: Readonly<Record<string, readonly Good[]>>;
  readonly figures: Figures;
}

export interface BuilderPart {
  readonly hand: Tile | null;
  readonly hand_handle: number | null;
  readonly reserve: readonly Tile[];
  readonly movable: boolean;
  readonly last_cell: Cell | null;
  readonly looking: number | null;
  readonly finished: number | null;
  /** time ran out: all that is left is to claim a place */
  readonly stopped: boolean;
  readonly placed: number;
}

/** 0 face down, -1 gone, 2 face-down payload, or the tile itself */
export type HeapState = 0 | -1 | 2 | Tile;
export const FACE_DOWN = 0;
export const GONE = -1;
export const PAYLOAD_BACK = 2;

export interface Plan {
  readonly name: string;
  readonly columns: readonly number[];
  /** front first */
  readonly rows: readonly number[];
  readonly area: readonly Cell[];
  readonly start: Cell;
}

export interface Level {
  readonly name: string;
  readonly number: number;
  readonly blueprint: Plan;
  readonly loop: number;
  readonly start_spaces: readonly number[];
  readonly rewards: readonly number[];
  readonly best_looking: number;
  readonly loss_limit: number | null;
  readonly hourglass_spaces: number;
  readonly sand_seconds: number;
  readonly reserve: number;
  readonly aliens: boolean;
  readonly peeking: boolean;
  readonly giving_up: boolean;
  readonly start_choice: boolean;
  readonly secret_credits: boolean;
}

export interface Hourglass {
  readonly space: number;
  readonly spaces: number;
  readonly running: boolean;
  /** in milliseconds of the server's clock */
  readonly ends_at: number | null;
}

export interface Card {
  readonly id: string;
  readonly kind: string;
  readonly level: number;
  readonly [number: string]: unknown;
}

export type Answer = readonly (string | number)[];

export interface Decision {
  readonly kind: string;
  readonly topic: string;
  readonly seat: Seat;
  readonly number: number;
  /** omitted while building */
  readonly options?: readonly Answer[];
  readonly [field: string]: unknown;
}

export interface Handicap {
  readonly head_start: number;
  readonly extra_time: number;
}

export interface Setup {
  readonly edition: string;
  readonly seats: number;
  readonly flights: readonly string[];
  readonly format: 'flights' | 'trek' | 'missions';
  readonly building: 'real_time' | 'untimed' | 'turns';
  readonly sand_percent: number;
  readonly handicaps: readonly (readonly [Seat, Handicap])[];
  readonly prognostic: boolean;
  readonly teams: 'none' | 'swap' | 'advanced';
  readonly missions: readonly string[];
  readonly options: readonly string[];
}

export const COLOURS = ['blue', 'green', 'yellow', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

export const STRENGTHS = ['beginner', 'trucker', 'ace'] as const;
export interface BotChoice {
  readonly character: string;
  readonly strength: (typeof STRENGTHS)[number];
}

export interface TableSeat {
  readonly name: string;
  readonly colour: Colour;
  readonly shape: Shape;
  readonly kind: 'human' | 'bot' | 'open';
  readonly bot: BotChoice | null;
  readonly here: boolean;
  readonly away_since: number | null;
  /** a bot plays for somebody who is away */
  readonly sat_in: boolean;
  /** wants to go on to the next flight or game */
  readonly ready: boolean;
}

/** What a table agrees on besides the rules; 0 seconds mean: no such limit. */
export interface TableOptions {
  readonly decision_seconds: number;
  readonly fly_on_seconds: number;
  readonly grace_seconds: number;
  readonly between_seconds: number;
  readonly bot_sits_in: boolean;
  /** in percent of what is usual */
  readonly bot_pace: number;
  /** the least time between two tiles from the heap */
  readonly draw_ms: number;
  readonly watching: boolean;
}

export interface TablePart extends TableOptions {
  readonly code: string;
  readonly public: boolean;
  readonly host: Seat | null;
  readonly seats: readonly TableSeat[];
  readonly spectators: number;
  readonly paused: 'asked' | 'empty' | null;
  /** the name of the game's record and replay */
  readonly record: string | null;
}

export interface Waiting {
  readonly seat: Seat;
  readonly since_ms: number;
  readonly deadline_ms: number | null;
}

export interface Route {
  readonly length: number;
  readonly positions: Readonly<Record<string, number>>;
}

export interface BillLine {
  readonly item: string;
  readonly amount: number;
  readonly count: number;
}
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly total: number;
}

export interface Titles {
  readonly in_play: readonly string[];
  readonly holders: Readonly<Record<string, Seat>>;
  readonly gold: readonly string[];
}
export interface Mission {
  readonly name: string;
  readonly [field: string]: unknown;
}
export interface Outcome {
  readonly credits: Readonly<Record<string, number>>;
  readonly winners: readonly Seat[];
  readonly ranking: readonly (readonly Seat[])[];
}

export type Phase = 'lobby' | 'choosing' | 'building' | 'launch' | 'flight' | 'between' | 'over';

/** The parts that are replaced as a whole; ships, builders and the heap have stores of their own. */
export interface PlainParts {
  seat: Seat | null;
  phase: Phase;
  number: number;
  setup: Setup;
  level: Level;
  hourglass: Hourglass | null;
  piles: readonly number[];
  /** how many of the piles may be looked through */
  open_piles: number;
  route: Route;
  order: readonly Seat[];
  card: Card | null;
  cards_left: number;
  retired: Readonly<Record<string, string>>;
  bank: Readonly<Record<Good, number>>;
  credits: Readonly<Record<string, number | null>>;
  titles: Titles | null;
  mission: Mission | null;
  bills: readonly Readonly<Record<string, Bill>>[];
  outcome: Outcome | null;
  decision: Decision | null;
  waiting: readonly Waiting[];
  table: TablePart;
}

export type Parts = Readonly<Record<string, unknown>>;

/** Something that has happened; the fields are those of the event of that name. */
export interface GameEvent {
  readonly type: string;
  readonly topic: string;
  readonly [field: string]: unknown;
}

export type Role = 'player' | 'spectator' | 'host';

export interface Welcome {
  readonly t: 'welcome';
  readonly n: number;
  readonly parts: Parts;
  readonly you: { readonly seat: Seat | null; readonly role: Role };
  readonly server: { readonly version: string; readonly now: number };
}
export interface Update {
  readonly t: 'update';
  readonly n: number;
  readonly events: readonly GameEvent[];
  readonly parts: Parts;
}
export interface Refused {
  readonly t: 'refused';
  readonly id: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
export interface Accepted {
  readonly t: 'accepted';
  readonly id: number;
}
export interface Chat {
  readonly t: 'chat';
  readonly n: number;
  readonly from: Seat | null;
  readonly text?: string;
  readonly phrase?: string;
}
export interface Bye {
  readonly t: 'bye';
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
export interface Pong {
  readonly t: 'pong';
  readonly now: number;
}
export type ServerMessage = Welcome | Update | Refused | Accepted | Chat | Bye | Pong;

export type TableAction =
  | 'name'
  | 'colour'
  | 'bot'
  | 'remove_bot'
  | 'options'
  | 'start'
  | 'rematch'
  | 'next'
  | 'lobby'
  | 'leave'
  | 'kick'
  | 'pause';

export type Command =
  | { readonly t: 'answer'; readonly decision: number | null; readonly answer: Answer }
  | { readonly t: 'table'; readonly do: TableAction; readonly [field: string]: unknown };

export type ClientMessage =
  | {
      readonly t: 'hello';
      readonly v: number;
      readonly table: string;
      readonly token: string | null;
      readonly have: number | null;
    }
  | (Command & { readonly id: number })
  | { readonly t: 'chat'; readonly text: string }
  | { readonly t: 'phrase'; readonly phrase: string }
  | { readonly t: 'ping' };
