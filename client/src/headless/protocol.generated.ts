/** The protocol's types, made from the server's. Run `python -m boltbucket.server.schema` anew. */

export const PROTOCOL_VERSION = 1;
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
export const GOODS = ['red', 'yellow', 'green', 'blue'] as const;
export type Good = (typeof GOODS)[number];
export const FIGURES = ['human', 'brown', 'purple'] as const;
export type Figure = (typeof FIGURES)[number];
export const COLOURS = ['blue', 'green', 'yellow', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;
export type Shape = (typeof SHAPES)[number];
export const STRENGTHS = ['beginner', 'trucker', 'ace'] as const;
export type Strength = (typeof STRENGTHS)[number];
export const PHASES = [
  'lobby',
  'choosing',
  'building',
  'launch',
  'flight',
  'between',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
export const ROLES = ['player', 'spectator', 'host'] as const;
export type Role = (typeof ROLES)[number];
export const TABLE_ACTIONS = [
  'name',
  'colour',
  'bot',
  'remove_bot',
  'options',
  'start',
  'rematch',
  'next',
  'lobby',
  'leave',
  'kick',
  'pause',
] as const;
export type TableAction = (typeof TABLE_ACTIONS)[number];
export const PHRASES = [
  'hello',
  'hurry',
  'nice_ship',
  'nice_try',
  'oh_no',
  'ouch',
  'thanks',
  'wait_please',
  'well_flown',
  'good_game',
] as const;
export type Phrase = (typeof PHRASES)[number];
export interface Handicap {
  readonly head_start: number;
  readonly extra_time: number;
}
export interface Setup {
  readonly edition: string;
  readonly seats: number;
  readonly flights: readonly string[];
  readonly format: 'flights' | 'missions' | 'trek';
  readonly building: 'real_time' | 'turns' | 'untimed';
  readonly sand_percent: number;
  readonly handicaps: readonly (readonly [number, Handicap])[];
  readonly prognostic: boolean;
  readonly teams: 'advanced' | 'none' | 'swap';
  readonly missions: readonly string[];
  readonly options: readonly string[];
}
/** Rows from the front. */
export interface Plan {
  readonly name: string;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly area: readonly number[];
  readonly start: number;
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
/** `ends_at` is in milliseconds of the server's clock; null while the table is paused. */
export interface Hourglass {
  readonly space: number;
  readonly spaces: number;
  readonly running: boolean;
  readonly ends_at: number | null;
}
export interface Route {
  readonly length: number;
  readonly positions: Readonly<Record<string, number>>;
  readonly away: readonly number[];
}
export interface Card {
  readonly id: string;
  readonly kind: string;
  readonly level: number;
  readonly [field: string]: unknown;
}
export interface Titles {
  readonly in_play: readonly string[];
  readonly holders: Readonly<Record<string, number>>;
  readonly gold: readonly string[];
}
export interface Mission {
  readonly name: string;
  readonly [field: string]: unknown;
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
export interface Outcome {
  readonly credits: Readonly<Record<string, number>>;
  readonly winners: readonly number[];
  readonly ranking: readonly (readonly number[])[];
}
/** The further fields are those of its kind; options are left out while building. */
export interface Decision {
  readonly kind: string;
  readonly topic: string;
  readonly seat: number;
  readonly number: number;
  readonly options?: readonly (readonly (string | number)[])[];
  readonly [field: string]: unknown;
}
export interface Waiting {
  readonly seat: number;
  readonly since_ms: number;
  readonly deadline_ms: number | null;
}
export interface BotChoice {
  readonly character: string;
  readonly strength: Strength;
}
export interface TableSeat {
  readonly name: string;
  readonly colour: Colour;
  readonly shape: Shape;
  readonly kind: 'bot' | 'human' | 'open';
  readonly bot: BotChoice | null;
  readonly here: boolean;
  readonly away_since: number | null;
  readonly sat_in: boolean;
  readonly ready: boolean;
}
/** Who has asked for a pause, and who agrees; it begins when all who are here do. */
export interface Pausing {
  readonly by: number;
  readonly agreed: readonly number[];
}
export interface TablePart {
  readonly code: string;
  readonly public: boolean;
  readonly host: number | null;
  readonly seats: readonly TableSeat[];
  readonly spectators: number;
  readonly paused: 'asked' | 'empty' | null;
  readonly pausing: Pausing | null;
  readonly resumed_by: number | null;
  readonly record: string | null;
  readonly decision_seconds: number;
  readonly fly_on_seconds: number;
  readonly grace_seconds: number;
  readonly between_seconds: number;
  readonly bot_sits_in: boolean;
  readonly bot_pace: number;
  readonly draw_ms: number;
  readonly watching: boolean;
}
/** The parts that are replaced as a whole. */
export interface PlainParts {
  readonly seat: number | null;
  readonly phase: Phase;
  readonly number: number;
  readonly setup: Setup;
  readonly level: Level;
  readonly hourglass: Hourglass | null;
  readonly piles: readonly number[];
  readonly open_piles: number;
  readonly route: Route;
  readonly order: readonly number[];
  readonly card: Card | null;
  readonly cards_left: number;
  readonly retired: Readonly<Record<string, string>>;
  readonly bank: Readonly<Record<Good, number>>;
  readonly credits: Readonly<Record<string, number | null>>;
  readonly titles: Titles | null;
  readonly mission: Mission | null;
  readonly bills: readonly Readonly<Record<string, Bill>>[];
  readonly outcome: Outcome | null;
  readonly decision: Decision | null;
  readonly waiting: readonly Waiting[];
  readonly table: TablePart;
}
export interface Tile {
  readonly id: string;
  readonly kind: Kind;
  readonly connectors: readonly [0 | 1 | 2 | 3, 0 | 1 | 2 | 3, 0 | 1 | 2 | 3, 0 | 1 | 2 | 3];
  readonly capacity: number;
  readonly directions: readonly (0 | 1 | 2 | 3)[];
  readonly colour: string;
  readonly turn: number;
}
export interface Flaw {
  readonly kind: FlawKind;
  readonly cells: readonly number[];
}
/** Strengths are in half points: without batteries, and with all that help. */
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
  readonly last_cell: number | null;
  readonly looking: number | null;
  readonly finished: number | null;
  readonly stopped: boolean;
  readonly placed: number;
}
export interface LostTile {
  readonly tile: Tile;
  readonly cause: 'destroyed' | 'fallen_off' | 'given_up' | 'removed';
}
/** The further fields are those of the event of that name. */
export interface GameEvent {
  readonly type: string;
  readonly topic: string;
  readonly [field: string]: unknown;
}
export interface You {
  readonly seat: number | null;
  readonly role: Role;
}
export interface About {
  readonly version: string;
  readonly now: number;
}
export interface Welcome {
  readonly t: 'welcome';
  readonly n: number;
  readonly parts: Parts;
  readonly you: You;
  readonly server: About;
  readonly log: readonly GameEvent[];
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
/** `from` is null once whoever said it has left; `name` stays. */
export interface Chat {
  readonly t: 'chat';
  readonly n: number;
  readonly from: number | null;
  readonly name: string;
  readonly text?: string;
  readonly phrase?: string;
}
export interface Seen {
  readonly t: 'view';
  readonly id: number;
  readonly decision: number | null;
  readonly view: unknown;
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
export interface Hello {
  readonly t: 'hello';
  readonly v: number;
  readonly table: string;
  readonly token?: string | null;
  readonly have?: number | null;
}
export interface Answering {
  readonly t: 'answer';
  readonly id: number;
  readonly answer: readonly (string | number)[];
  readonly decision?: number | null;
}
/** What a table agrees on besides the rules. 0 seconds mean: no such limit. */
export interface Options {
  readonly decision_seconds: number;
  readonly fly_on_seconds: number;
  readonly grace_seconds: number;
  readonly between_seconds: number;
  readonly bot_sits_in: boolean;
  readonly bot_pace: number;
  readonly draw_ms: number;
  readonly watching: boolean;
}
export interface TableCommand {
  readonly t: 'table';
  readonly id: number;
  readonly do: TableAction;
  readonly seat?: number | null;
  readonly name?: string | null;
  readonly colour?: Colour | null;
  readonly shape?: Shape | null;
  readonly bot?: BotChoice | null;
  readonly setup?: Setup | null;
  readonly options?: Options | null;
  readonly public?: boolean | null;
  readonly paused?: boolean | null;
}
export interface Chatting {
  readonly t: 'chat';
  readonly text: string;
}
export interface Phrasing {
  readonly t: 'phrase';
  readonly phrase: string;
}
/** For programs: the whole view, as bots get it. */
export interface Looking {
  readonly t: 'look';
  readonly id: number;
}
export interface Ping {
  readonly t: 'ping';
}
/** `bots` has an entry for every seat; the first seat is that of whoever opens the table. */
export interface NewTable {
  readonly setup: Setup;
  readonly name: string;
  readonly public?: boolean;
  readonly bots?: readonly (BotChoice | null)[];
  readonly options?: Options | null;
  readonly start?: boolean;
}
export interface Joining {
  readonly name: string;
}
export interface Opened {
  readonly code: string;
  readonly seat: number;
  readonly seat_token: string;
  readonly spectator_token: string;
  readonly link: string;
}
export interface SeatToken {
  readonly seat: number;
  readonly seat_token: string;
}
export interface OpenTable {
  readonly code: string;
  readonly host: string;
  readonly setup: Setup;
  readonly taken: number;
  readonly seats: number;
}
export interface OpenTables {
  readonly tables: readonly OpenTable[];
}
export interface KnownSeat {
  readonly name: string;
  readonly colour: Colour;
  readonly shape: Shape;
  readonly kind: string;
  readonly bot: BotChoice | null;
}
export interface KnownTable {
  readonly code: string;
  readonly public: boolean;
  readonly phase: Phase;
  readonly setup: Setup;
  readonly seats: readonly KnownSeat[];
  readonly open: number;
  readonly watching: boolean;
  readonly link: string;
}
export interface RecordedPlayer {
  readonly name: string;
  readonly colour: Colour;
  readonly shape: Shape;
  readonly bot: BotChoice | null;
}
export interface RecordedResult {
  readonly credits: Readonly<Record<string, number>>;
  readonly winners: readonly number[];
}
export interface RecordHead {
  readonly id: string;
  readonly setup: Setup;
  readonly players: readonly RecordedPlayer[];
  readonly began_ms: number;
  readonly ended_ms: number | null;
  readonly result: RecordedResult | null;
}
/** An update, with the seat and answer it follows from and the moment it was given. */
export interface ReplayFrame {
  readonly at: number;
  readonly seat: number | null;
  readonly answer: readonly (string | number)[] | null;
  readonly events: readonly GameEvent[];
  readonly parts: Parts;
}
/** The first frame has all parts, the others those that have changed. */
export interface Replay {
  readonly id: string;
  readonly view: number | null;
  readonly over: boolean;
  readonly began_ms: number;
  readonly players: readonly RecordedPlayer[];
  readonly frames: readonly ReplayFrame[];
}
export interface PlacedTile {
  readonly cell: number;
  readonly id: string;
  readonly turn?: number;
}
/** A ship: its notation, or the tiles on the plan of a level. */
export interface DrawnShip {
  readonly notation?: string | null;
  readonly edition?: string;
  readonly level?: string;
  readonly tiles?: readonly PlacedTile[];
}
export interface CheckedShip {
  readonly legal: boolean;
  readonly figures: Figures;
  readonly notation: string;
}
/** A ship without mistakes, on the plan of the level it is to fly. */
export interface PlannedShip {
  readonly edition: string;
  readonly level: string;
  readonly tiles: readonly PlacedTile[];
}
export interface Danger {
  readonly cell: number;
  readonly lost: number;
}
/** What a ship has to expect; amounts are for one flight on average. */
export interface ShipForecast {
  readonly flights: number;
  readonly profits: readonly number[];
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly loss_share: number;
  readonly arrived: number;
  readonly ends: Readonly<Record<string, number>>;
  readonly killers: Readonly<Record<string, number>>;
  readonly losses: Readonly<Record<string, number>>;
  readonly crew: Readonly<Record<string, number>>;
  readonly money: Readonly<Record<string, number>>;
  readonly dangers: readonly Danger[];
}
export interface EditionParts {
  readonly name: string;
  readonly tiles: readonly Tile[];
  readonly starting_cabins: readonly Tile[];
  readonly levels: readonly Level[];
}
/** Credits on levels I, II and III for each of what the item counts. */
export interface MissionLine {
  readonly item: string;
  readonly credits: readonly number[];
  readonly who: string;
  readonly most: boolean;
}
/** Lists of three are for levels I, II and III. */
export interface MissionCard {
  readonly title: string;
  readonly text: string;
  readonly own_design: boolean;
  readonly options: readonly string[];
  readonly flights: Readonly<Record<string, readonly string[]>>;
  readonly seats: readonly [number, number];
  readonly payload: readonly (readonly string[])[];
  readonly dealt: Readonly<Record<string, number>>;
  readonly most: Readonly<Record<string, number>>;
  readonly forbidden: readonly string[];
  readonly open: readonly number[];
  readonly hidden: readonly number[];
  readonly super_pile: boolean;
  readonly supercards: readonly string[];
  readonly without: readonly string[];
  readonly best_looking_times: number;
  readonly losses_paid_by: string;
  readonly stake: readonly number[];
  readonly lines: readonly MissionLine[];
}
/** Everything a new table can choose from. */
export interface Choices {
  readonly editions: Readonly<Record<string, readonly string[]>>;
  readonly characters: readonly string[];
  readonly strengths: readonly string[];
  readonly colours: readonly string[];
  readonly shapes: readonly string[];
  readonly phrases: readonly string[];
  readonly missions: Readonly<Record<string, MissionCard>>;
  readonly presets: Readonly<Record<string, Setup>>;
  readonly options: Options;
}
export interface ServerInfo {
  readonly version: string;
  readonly protocol: number;
  readonly links: readonly string[];
}
export interface Health {
  readonly status: string;
  readonly version: string;
  readonly tables: number;
}
/** What could not be done: a code with a sentence in every language, and its parameters. */
export interface Problem {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export interface OtherParts {
  readonly heap: readonly (-1 | 0 | 2 | Tile)[];
  readonly 'heap+': readonly (readonly [number, -1 | 0 | 2 | Tile])[];
  readonly [part: `ship:${number}`]: ShipPart;
  readonly [part: `builder:${number}`]: BuilderPart;
  readonly [part: `seen:${number}`]: readonly Card[];
  readonly [part: `lost:${number}`]: readonly LostTile[];
}
export type Parts = Partial<PlainParts & OtherParts>;
export type ServerMessage = Welcome | Update | Refused | Accepted | Chat | Seen | Bye | Pong;
export type ClientMessage = Hello | Answering | TableCommand | Chatting | Phrasing | Looking | Ping;
