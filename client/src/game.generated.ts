/** All types of the game and of the protocol, made from the classes of rules and server.
 * Run `python -m boltbucket.server.wire.typescript` anew. */

export const PROTOCOL_VERSION = 2;
export const COLOURS = ['blue', 'green', 'yellow', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;
export type Shape = (typeof SHAPES)[number];
export const PHASES = ['choosing', 'building', 'launch', 'flight', 'between', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const ROLES = ['player', 'spectator', 'host'] as const;
export type Role = (typeof ROLES)[number];
export const CHAIR_KINDS = ['human', 'bot', 'open'] as const;
export type ChairKind = (typeof CHAIR_KINDS)[number];
export const PAUSES = ['asked', 'empty'] as const;
export type Pause = (typeof PAUSES)[number];
export const TABLE_ACTIONS = [
  'name',
  'colour',
  'bot',
  'remove_bot',
  'options',
  'ready',
  'start',
  'rematch',
  'lobby',
  'leave',
  'kick',
  'pause',
  'agree_link',
  'new_watch_link',
  'let_in',
  'turn_down',
  'make_host',
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
export const PRICES: Readonly<Record<Good, number>> = { red: 4, yellow: 3, green: 2, blue: 1 };
export const MOST_FLIGHTS = 20;
export const MOST_HANDICAP = 3600;
export const MOST_ROADS = 3;
export const LEAST_SAND_PERCENT = 10;
export const MOST_SAND_PERCENT = 1000;
export const TREK_FLIGHTS: readonly string[] = ['I', 'II', 'III'];
/** The levels of the editions in the order in which they are learned. */
export const LADDERS: Readonly<Record<string, readonly string[]>> = {
  2007: ['first', 'I', 'II', 'III', 'IIIa', 'IV'],
  2021: ['L', 'I', 'II', 'III', 'IV'],
};
/** Those of them that have no hourglass. */
export const UNTIMED_LEVELS: Readonly<Record<string, readonly string[]>> = {
  2007: ['first'],
  2021: ['L'],
};
/** The partner of each seat, by the numbers of seats that can play in teams. */
export const PARTNERS: Readonly<Record<number, readonly number[]>> = { 4: [2, 3, 0, 1] };
/** A player by place at the table, counted from 0. */
export type Seat = number;
/** A square by its printed numbers: column * 100 + row. */
export type Cell = number;
/** A verb with its objects, such as ['battery', 708]. */
export type Answer = readonly (string | number)[];
/** Where something has changed: the way from the view or the room down to it. */
export type Path = readonly (string | number)[];
/** What is there now; nothing where it is gone. An empty path leads to the whole. */
export type Change = readonly [path: Path, value: unknown] | readonly [path: Path];
export const FIGURES = ['human', 'brown', 'purple'] as const;
export type Figure = (typeof FIGURES)[number];
export interface AlienBoarded {
  readonly type: 'AlienBoarded';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly figure: Figure;
}
export interface BatteriesLoaded {
  readonly type: 'BatteriesLoaded';
  readonly topic: string;
  readonly seat: number;
  readonly batteries: number;
}
export interface BatteryLost {
  readonly type: 'BatteryLost';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
}
export interface BatterySpent {
  readonly type: 'BatterySpent';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly purpose: string;
}
/** A line of the bill: what for, how much, and the number it was worked out from. */
export interface BillPresented {
  readonly type: 'BillPresented';
  readonly topic: string;
  readonly seat: number;
  readonly item: string;
  readonly amount: number;
  readonly count: number;
}
/** There is nothing at the spot that was rolled. */
export interface BoltHeld {
  readonly type: 'BoltHeld';
  readonly topic: string;
  readonly seat: number;
  readonly column: number;
  readonly row: number;
}
export interface BuildingFinished {
  readonly type: 'BuildingFinished';
  readonly topic: string;
  readonly seat: number;
  readonly place: number;
  readonly in_time: boolean;
}
/** Time was up before the seat had finished. */
export interface BuildingStopped {
  readonly type: 'BuildingStopped';
  readonly topic: string;
  readonly seat: number;
}
/** Whoever gives up the crew gets the credits and loses the days; two can, if five play. */
export interface AbandonedShip {
  readonly kind: 'abandoned_ship';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly days: number;
  readonly crew: number;
  readonly credits: number;
}
export const GOODS = ['red', 'yellow', 'green', 'blue'] as const;
export type Good = (typeof GOODS)[number];
/**
 * Whoever has the crew, and keeps it, may load the goods and loses the days; two can, if five play.
 */
export interface AbandonedStation {
  readonly kind: 'abandoned_station';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly days: number;
  readonly crew: number;
  readonly goods: readonly Good[];
}
/** In order, each needs the engine strength of the hole, or gives up two components a point. */
export interface BlackHole {
  readonly kind: 'black_hole';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
  readonly strengths: readonly number[];
  readonly levels: readonly number[];
}
export const YARDSTICKS = ['crew', 'engines', 'cannons'] as const;
export type Yardstick = (typeof YARDSTICKS)[number];
/** Flight days lost. */
export interface DaysPenalty {
  readonly days: number;
}
/** Crew lost, of the owner's choice. */
export interface CrewPenalty {
  readonly crew: number;
}
/** Goods lost, the most valuable first. */
export interface GoodsPenalty {
  readonly goods: number;
}
export type Side = 0 | 1 | 2 | 3;
/** One meteor or shot. `fixed_die` is the number one of its two dice always shows. */
export interface Hit {
  readonly heavy: boolean;
  readonly side: Side;
  readonly fixed_die: number | null;
}
/** Cannon fire, shot by shot, rolled by the ship it is aimed at, or the first of several. */
export interface ShotsPenalty {
  readonly shots: readonly Hit[];
}
/** Whoever has the least by the yardstick pays the penalty. */
export interface CombatLine {
  readonly yardstick: Yardstick;
  readonly penalty: DaysPenalty | CrewPenalty | GoodsPenalty | ShotsPenalty;
}
/** Lines are resolved from top to bottom. */
export interface CombatZone {
  readonly kind: 'combat_zone';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly lines: readonly CombatLine[];
}
/** Every occupied cabin with another on its eight neighbour squares loses one figure. */
export interface Contagion {
  readonly kind: 'contagion';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
}
/**
 * Everyone loses battery tokens; for each that is missing, a component beside a battery component
 * falls off.
 */
export interface Discharge {
  readonly kind: 'discharge';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
  readonly batteries: readonly number[];
  readonly levels: readonly number[];
}
/** Everyone loses days for each exposed connector, the rearmost first. */
export interface DustStorm {
  readonly kind: 'dust_storm';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
  readonly days: readonly number[];
  readonly levels: readonly number[];
}
/** Crew, goods, flight days and shots. */
export interface Toll {
  readonly crew: number;
  readonly goods: number;
  readonly days: number;
  readonly shots: readonly Hit[];
}
/** The strength of one level, and what those pay who do not match it. */
export interface FleetLine {
  readonly strength: number;
  readonly toll: Toll;
}
/** Cannons that look to a pictured side count in full, others half. */
export interface EnemyFleet {
  readonly kind: 'enemy_fleet';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
  readonly faction: string;
  readonly full: readonly Side[];
  readonly lines: readonly FleetLine[];
  readonly levels: readonly (readonly FleetLine[])[];
}
/** Every occupied cabin joined to an occupied cabin loses one figure. */
export interface Epidemic {
  readonly kind: 'epidemic';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
}
/** Every cabin on the eight neighbour squares of batteries loses one figure. */
export interface LeakingCells {
  readonly kind: 'leaking_cells';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
}
/** Large meteors, row by row down to the level of the flight; the leader rolls. */
export interface MeteorAlert {
  readonly kind: 'meteor_alert';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
  readonly rows: readonly (readonly Hit[])[];
  readonly levels: readonly (readonly Hit[])[];
}
/** Small meteors into every row and column of the sides, one by one along the arrow. */
export interface MeteorShower {
  readonly kind: 'meteor_shower';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
  readonly sides: readonly Side[];
  readonly clockwise: boolean;
  readonly hits: readonly Hit[];
}
/** The meteors come one after the other, in printed order; the leader rolls. */
export interface MeteorSwarm {
  readonly kind: 'meteor_swarm';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly meteors: readonly Hit[];
}
/** Everyone lets components with exposed connectors fall off, one at a time. */
export interface NanobotDust {
  readonly kind: 'nanobot_dust';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
  readonly components: readonly number[];
  readonly levels: readonly number[];
}
/** Everyone moves ahead by their engine strength. */
export interface OpenSpace {
  readonly kind: 'open_space';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
}
/** They fire at everyone they defeat and are beaten for credits. */
export interface Pirates {
  readonly kind: 'pirates';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly days: number;
  readonly strength: number;
  readonly shots: readonly Hit[];
  readonly credits: number;
}
/** Every occupied cabin joined to an occupied cabin loses all its crew. */
export interface Plague {
  readonly kind: 'plague';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
}
/**
 * Each planet takes one ship, the last printed one two of five; whoever lands loads its goods and
 * loses the days.
 */
export interface Planets {
  readonly kind: 'planets';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly days: number;
  readonly planets: readonly (readonly Good[])[];
}
export const CONTRABANDS = ['batteries', 'crew', 'goods'] as const;
export type Contraband = (typeof CONTRABANDS)[number];
/** The leader rolls for the side, the card says the row or column; ship after ship is raided. */
export interface RobopoliceRaid {
  readonly kind: 'robopolice_raid';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
  readonly contraband: Contraband;
  readonly sides: readonly Side[];
  readonly dice: readonly number[];
  readonly clockwise: boolean;
  readonly units: number;
}
/** The ship with the fewest crew may lose a component anywhere. */
export interface Sabotage {
  readonly kind: 'sabotage';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
}
/** They take crew and are beaten for credits. */
export interface Slavers {
  readonly kind: 'slavers';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly days: number;
  readonly strength: number;
  readonly crew_lost: number;
  readonly credits: number;
}
/** They take goods and are beaten for goods. */
export interface Smugglers {
  readonly kind: 'smugglers';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly days: number;
  readonly strength: number;
  readonly goods_lost: number;
  readonly goods: readonly Good[];
}
/** Everyone loses a day for each exposed connector, the rearmost first. */
export interface Stardust {
  readonly kind: 'stardust';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
}
/** One yardstick less another; whoever has the lowest result pays the lines of the level. */
export interface Column {
  readonly more: Yardstick;
  readonly less: Yardstick;
  readonly lines: readonly Toll[];
}
/** The left column first, then the right one. */
export interface TacticalZone {
  readonly kind: 'tactical_zone';
  readonly id: string;
  readonly level: number;
  readonly learning: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
  readonly columns: readonly Column[];
  readonly second_pays_from: number;
  readonly levels: readonly (readonly Toll[])[];
}
export type Card =
  | AbandonedShip
  | AbandonedStation
  | BlackHole
  | CombatZone
  | Contagion
  | Discharge
  | DustStorm
  | EnemyFleet
  | Epidemic
  | LeakingCells
  | MeteorAlert
  | MeteorShower
  | MeteorSwarm
  | NanobotDust
  | OpenSpace
  | Pirates
  | Plague
  | Planets
  | RobopoliceRaid
  | Sabotage
  | Slavers
  | Smugglers
  | Stardust
  | TacticalZone;
export interface CardRevealed {
  readonly type: 'CardRevealed';
  readonly topic: string;
  readonly card: Card;
}
/** For this card it is as though the ship were not in the flight. */
export interface CardSatOut {
  readonly type: 'CardSatOut';
  readonly topic: string;
  readonly seat: number;
  readonly card: Card;
}
export interface CardSkipped {
  readonly type: 'CardSkipped';
  readonly topic: string;
  readonly card: Card;
}
export interface ChargePlanted {
  readonly type: 'ChargePlanted';
  readonly topic: string;
  readonly seat: number;
  readonly unit: number;
  readonly cell: number;
}
export interface ChargesExploded {
  readonly type: 'ChargesExploded';
  readonly topic: string;
  readonly seat: number;
  readonly cells: readonly number[];
}
/** Nothing will work in this column. */
export interface ColumnDied {
  readonly type: 'ColumnDied';
  readonly topic: string;
  readonly column: number;
}
export interface Confiscated {
  readonly type: 'Confiscated';
  readonly topic: string;
  readonly seat: number;
  readonly unit: number;
  readonly cell: number;
  readonly batteries: number;
  readonly crew: readonly Figure[];
  readonly goods: readonly Good[];
}
export interface ContestScored {
  readonly type: 'ContestScored';
  readonly topic: string;
  readonly scores: readonly (readonly [number, number])[];
  readonly winners: readonly number[];
}
export interface ConvoyMoved {
  readonly type: 'ConvoyMoved';
  readonly topic: string;
  readonly spaces: readonly number[];
}
/** One of two escorted rockets is lost. reason: "hit" or "lapped". */
export interface ConvoyShrank {
  readonly type: 'ConvoyShrank';
  readonly topic: string;
  readonly reason: string;
}
/** Credits change hands; a payment is negative. */
export interface CreditsGained {
  readonly type: 'CreditsGained';
  readonly topic: string;
  readonly seat: number;
  readonly amount: number;
  readonly reason: string;
}
export interface CrewBoarded {
  readonly type: 'CrewBoarded';
  readonly topic: string;
  readonly seat: number;
  readonly humans: number;
}
export interface CrewLost {
  readonly type: 'CrewLost';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly figure: Figure;
  readonly reason: string;
}
export interface DiceRolled {
  readonly type: 'DiceRolled';
  readonly topic: string;
  readonly seat: number;
  readonly dice: readonly [number, number];
}
export interface DirectionVoted {
  readonly type: 'DirectionVoted';
  readonly topic: string;
  readonly seat: number;
  readonly side: Side;
}
/** A block of goods goes to the union. */
export interface DuesPaid {
  readonly type: 'DuesPaid';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly good: Good;
}
/** An enemy is so much stronger, and so strong now. */
export interface EnemyGrew {
  readonly type: 'EnemyGrew';
  readonly topic: string;
  readonly enemy: string;
  readonly more: number;
  readonly strength: number;
}
/** result: "won", "tied" or "lost", seen from the seat. */
export interface EnemyMet {
  readonly type: 'EnemyMet';
  readonly topic: string;
  readonly seat: number;
  readonly enemy: string;
  readonly strength: number;
  readonly against: number;
  readonly result: string;
}
export interface EscortCovered {
  readonly type: 'EscortCovered';
  readonly topic: string;
  readonly seat: number;
}
/** reason: "hit" or "lapped". */
export interface EscortLost {
  readonly type: 'EscortLost';
  readonly topic: string;
  readonly reason: string;
}
export interface EscortMoved {
  readonly type: 'EscortMoved';
  readonly topic: string;
  readonly position: number;
}
/** How far a ship must have moved to suffer. */
export interface FatigueRolled {
  readonly type: 'FatigueRolled';
  readonly topic: string;
  readonly seat: number;
  readonly die: number;
}
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
/** A mistake and the squares taking part: of an engine or cannon first, then what blocks it. */
export interface Flaw {
  readonly kind: FlawKind;
  readonly cells: readonly number[];
}
export interface FlawsFound {
  readonly type: 'FlawsFound';
  readonly topic: string;
  readonly seat: number;
  readonly flaws: readonly Flaw[];
}
/** matched: how many lines of the fleet were matched; suffers: how many are to be paid for. */
export interface FleetMet {
  readonly type: 'FleetMet';
  readonly topic: string;
  readonly seat: number;
  readonly faction: string;
  readonly strength: number;
  readonly against: number;
  readonly matched: number;
  readonly suffers: number;
}
export interface FlightBegan {
  readonly type: 'FlightBegan';
  readonly topic: string;
  readonly number: number;
  readonly level: string;
}
export interface FlightEnded {
  readonly type: 'FlightEnded';
  readonly topic: string;
  readonly order: readonly number[];
}
/** A seat has said whether it flies again. */
export interface FlightWished {
  readonly type: 'FlightWished';
  readonly topic: string;
  readonly seat: number;
  readonly again: boolean;
}
/** reason: "chosen", "no_humans", "no_engines", "lapped" or a mission's own. */
export interface GaveUp {
  readonly type: 'GaveUp';
  readonly topic: string;
  readonly seat: number;
  readonly reason: string;
}
export interface GoodLoaded {
  readonly type: 'GoodLoaded';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly good: Good;
}
export interface GoodLost {
  readonly type: 'GoodLost';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly good: Good;
}
export interface GoodUnloaded {
  readonly type: 'GoodUnloaded';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly good: Good;
}
/** Blocks that went back to the bank. */
export interface GoodsLeft {
  readonly type: 'GoodsLeft';
  readonly topic: string;
  readonly seat: number;
  readonly goods: readonly Good[];
}
/** The bank has no such blocks left. */
export interface GoodsMissing {
  readonly type: 'GoodsMissing';
  readonly topic: string;
  readonly seat: number;
  readonly goods: readonly Good[];
}
/** A meteor or shot comes: which line it flies along. */
export interface HitApproached {
  readonly type: 'HitApproached';
  readonly topic: string;
  readonly meteor: boolean;
  readonly heavy: boolean;
  readonly side: Side;
  readonly line: number;
  readonly seats: readonly number[];
  readonly fixed_die: number | null;
  readonly rolled: boolean;
}
/** A smooth side or plating stopped it: the reason says which. */
export interface HitBounced {
  readonly type: 'HitBounced';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly reason:
    | 'nothing_there'
    | 'plated'
    | 'smooth'
    | 'shield'
    | 'no_shield'
    | 'cannon'
    | 'no_cannon'
    | 'no_battery'
    | 'heavy_shot';
}
/** What has destroyed a component flies on and hits this one too. */
export interface HitFlewOn {
  readonly type: 'HitFlewOn';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
}
export interface HitMissed {
  readonly type: 'HitMissed';
  readonly topic: string;
  readonly seat: number;
  readonly line: number;
}
/** It would have met nobody in this line, so it is rolled for again. */
export interface HitRolledAgain {
  readonly type: 'HitRolledAgain';
  readonly topic: string;
  readonly line: number;
}
export interface HitShielded {
  readonly type: 'HitShielded';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
}
export interface HoleEscaped {
  readonly type: 'HoleEscaped';
  readonly topic: string;
  readonly seat: number;
  readonly strength: number;
  readonly against: number;
  readonly components: number;
}
export interface HourglassFlipped {
  readonly type: 'HourglassFlipped';
  readonly topic: string;
  readonly seat: number;
  readonly space: number;
  readonly last: boolean;
}
export interface HourglassStarted {
  readonly type: 'HourglassStarted';
  readonly topic: string;
  readonly spaces: number;
}
/** So many components of this ship fly at those behind it. */
export interface JunkDrifted {
  readonly type: 'JunkDrifted';
  readonly topic: string;
  readonly seat: number;
  readonly pieces: number;
}
/** The dice of a plan that does not add them up: one, or one after the other. */
export interface LaneRolled {
  readonly type: 'LaneRolled';
  readonly topic: string;
  readonly seat: number;
  readonly pips: readonly number[];
  readonly line: number;
}
export interface Launched {
  readonly type: 'Launched';
  readonly topic: string;
  readonly positions: readonly (readonly [number, number])[];
  readonly cards: number;
}
/** Where it was rolled, and whose cabin there is destroyed. */
export interface MadnessStruck {
  readonly type: 'MadnessStruck';
  readonly topic: string;
  readonly column: number;
  readonly row: number;
  readonly seats: readonly number[];
}
export interface MatchEnded {
  readonly type: 'MatchEnded';
  readonly topic: string;
  readonly credits: readonly (readonly [number, number])[];
  readonly winners: readonly number[];
}
export interface MeteorShot {
  readonly type: 'MeteorShot';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
}
/** how: "agreed", "chance", or "set_up" where it was fixed before the match. */
export interface MissionChosen {
  readonly type: 'MissionChosen';
  readonly topic: string;
  readonly mission: string;
  readonly how: string;
  readonly own_design: boolean;
}
/** Nobody wanted it. */
export interface MissionDropped {
  readonly type: 'MissionDropped';
  readonly topic: string;
  readonly mission: string;
}
/** A seat has said which of the missions it would like to fly, or would not. */
export interface MissionWished {
  readonly type: 'MissionWished';
  readonly topic: string;
  readonly seat: number;
  readonly mission: string;
  readonly unwanted: boolean;
}
export interface MissionsDrawn {
  readonly type: 'MissionsDrawn';
  readonly topic: string;
  readonly missions: readonly string[];
}
/** With five players: who comes next to last, and pays a little less. */
export interface NextWeakestFound {
  readonly type: 'NextWeakestFound';
  readonly topic: string;
  readonly seat: number;
  readonly yardstick: string;
  readonly values: readonly (readonly [number, number])[];
}
export interface OfferDeclined {
  readonly type: 'OfferDeclined';
  readonly topic: string;
  readonly seat: number;
  readonly offer: string;
}
export interface OfferTaken {
  readonly type: 'OfferTaken';
  readonly topic: string;
  readonly seat: number;
  readonly offer: string;
}
export interface OrdersDrawn {
  readonly type: 'OrdersDrawn';
  readonly topic: string;
  readonly orders: readonly string[];
}
/** Which of the drawn orders the ship keeps as it launches. */
export interface OrdersKept {
  readonly type: 'OrdersKept';
  readonly topic: string;
  readonly seat: number;
  readonly orders: readonly string[];
}
/** One part of the ship is gone, the rest flies on. */
export interface PartSwallowed {
  readonly type: 'PartSwallowed';
  readonly topic: string;
  readonly seat: number;
  readonly strength: number;
  readonly against: number;
}
export interface PieceKept {
  readonly type: 'PieceKept';
  readonly topic: string;
  readonly seat: number;
  readonly cells: readonly number[];
}
export interface PileLookedAt {
  readonly type: 'PileLookedAt';
  readonly topic: string;
  readonly seat: number;
  readonly pile: number;
  readonly cards: readonly Card[];
}
export interface PilePutBack {
  readonly type: 'PilePutBack';
  readonly topic: string;
  readonly seat: number;
  readonly pile: number;
}
/** Somebody else's place became free, so this seat moves up. */
export interface PlaceChanged {
  readonly type: 'PlaceChanged';
  readonly topic: string;
  readonly seat: number;
  readonly place: number;
}
/** A ship with mistakes is built on, and will start behind the others. */
export interface PlaceGivenBack {
  readonly type: 'PlaceGivenBack';
  readonly topic: string;
  readonly seat: number;
  readonly place: number;
}
/** A ship that had to be repaired starts behind the others, from this place. */
export interface PlaceLost {
  readonly type: 'PlaceLost';
  readonly topic: string;
  readonly seat: number;
  readonly place: number;
}
export interface PlacesSwapped {
  readonly type: 'PlacesSwapped';
  readonly topic: string;
  readonly first: number;
  readonly second: number;
}
export interface PlanetReached {
  readonly type: 'PlanetReached';
  readonly topic: string;
  readonly seat: number;
  readonly planet: number;
}
/** The die has shown from which side they come; the line is printed. */
export interface RaidApproached {
  readonly type: 'RaidApproached';
  readonly topic: string;
  readonly seat: number;
  readonly die: number;
  readonly side: Side;
  readonly line: number;
}
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
  'sentry',
  'arms_locker',
] as const;
export type Kind = (typeof KINDS)[number];
export type Connector = 0 | 1 | 2 | 3;
/**
 * A component as it lies: turned tiles keep their id and say how far they are turned. `connectors`
 * are those of the front, right, rear and left side as placed. `directions` are the sides a barrel,
 * an exhaust or a shield looks to, or along which an artifact's zone runs. `capacity` counts
 * batteries, containers or, for heavy payload, mass.
 */
export interface Tile {
  readonly id: string;
  readonly kind: Kind;
  readonly connectors: readonly [Connector, Connector, Connector, Connector];
  readonly capacity: number;
  readonly directions: readonly Side[];
  readonly colour: string;
  readonly turn: number;
}
export interface ReserveForfeited {
  readonly type: 'ReserveForfeited';
  readonly topic: string;
  readonly seat: number;
  readonly tiles: readonly Tile[];
}
export interface ReservedTileFetched {
  readonly type: 'ReservedTileFetched';
  readonly topic: string;
  readonly seat: number;
  readonly tile: Tile;
}
/** This card is in force from now on. */
export interface RoadSurprised {
  readonly type: 'RoadSurprised';
  readonly topic: string;
  readonly road: string;
}
/** These cards of Rough Roads are in force on this flight. */
export interface RoadsLaid {
  readonly type: 'RoadsLaid';
  readonly topic: string;
  readonly roads: readonly string[];
}
export interface RocketMoved {
  readonly type: 'RocketMoved';
  readonly topic: string;
  readonly seat: number;
  readonly days: number;
  readonly position: number;
}
export interface SabotageMissed {
  readonly type: 'SabotageMissed';
  readonly topic: string;
  readonly seat: number;
  readonly column: number;
  readonly row: number;
}
export interface SandRanOut {
  readonly type: 'SandRanOut';
  readonly topic: string;
  readonly space: number;
}
/** All have agreed on another ship for this mission. */
export interface ShipChosen {
  readonly type: 'ShipChosen';
  readonly topic: string;
  readonly plan: string;
}
export interface ShipSwallowed {
  readonly type: 'ShipSwallowed';
  readonly topic: string;
  readonly seat: number;
  readonly strength: number;
  readonly against: number;
}
/** A seat has said which ship it would like to fly the mission with. */
export interface ShipWished {
  readonly type: 'ShipWished';
  readonly topic: string;
  readonly seat: number;
  readonly plan: string;
}
/** Whether they fly backwards now. */
export interface ShipsTurned {
  readonly type: 'ShipsTurned';
  readonly topic: string;
  readonly backwards: boolean;
}
/** Strengths are in half points; crew too, so that all yardsticks compare alike. */
export interface StrengthDeclared {
  readonly type: 'StrengthDeclared';
  readonly topic: string;
  readonly seat: number;
  readonly yardstick: string;
  readonly strength: number;
  readonly against: number | null;
}
/** Everybody's value in half points, and who does not suffer. */
export interface StrongestSpared {
  readonly type: 'StrongestSpared';
  readonly topic: string;
  readonly seat: number;
  readonly yardstick: string;
  readonly values: readonly (readonly [number, number])[];
}
export const CAUSES = ['destroyed', 'fallen_off', 'given_up', 'removed'] as const;
export type Cause = (typeof CAUSES)[number];
export interface TileLost {
  readonly type: 'TileLost';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly tile: Tile;
  readonly cause: Cause;
}
/** The last tile is in the hand again; no cell if it lay in the reserve. */
export interface TilePickedUp {
  readonly type: 'TilePickedUp';
  readonly topic: string;
  readonly seat: number;
  readonly tile: Tile;
  readonly cell: number | null;
}
export interface TilePlaced {
  readonly type: 'TilePlaced';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly tile: Tile;
}
export interface TileReserved {
  readonly type: 'TileReserved';
  readonly topic: string;
  readonly seat: number;
  readonly tile: Tile;
}
export interface TileReturned {
  readonly type: 'TileReturned';
  readonly topic: string;
  readonly seat: number;
  readonly handle: number;
  readonly tile: Tile;
}
export interface TileTaken {
  readonly type: 'TileTaken';
  readonly topic: string;
  readonly seat: number;
  readonly handle: number;
  readonly tile: Tile;
  readonly face_down: boolean;
}
/** A component came off at no cost while a mistake was repaired. */
export interface TileTakenOff {
  readonly type: 'TileTakenOff';
  readonly topic: string;
  readonly seat: number;
  readonly cell: number;
  readonly tile: Tile;
  readonly cause: Cause;
}
export interface TitleDefended {
  readonly type: 'TitleDefended';
  readonly topic: string;
  readonly seat: number;
  readonly title: string;
  readonly credits: number;
}
export interface TitleGiven {
  readonly type: 'TitleGiven';
  readonly topic: string;
  readonly seat: number;
  readonly receiver: number;
  readonly title: string;
}
export interface TitleScored {
  readonly type: 'TitleScored';
  readonly topic: string;
  readonly title: string;
  readonly scores: readonly (readonly [number, number])[];
}
export interface TitleWon {
  readonly type: 'TitleWon';
  readonly topic: string;
  readonly seat: number;
  readonly title: string;
  readonly reason: 'score' | 'tie' | 'lot';
}
export interface TitlesDrawn {
  readonly type: 'TitlesDrawn';
  readonly topic: string;
  readonly titles: readonly string[];
}
/** A trucker has died, and nobody takes over: the seat sits out the rest of the match. */
export interface TruckerMissed {
  readonly type: 'TruckerMissed';
  readonly topic: string;
  readonly seat: number;
}
/** A trucker has died; a new one takes over with this many credits. */
export interface TruckerReplaced {
  readonly type: 'TruckerReplaced';
  readonly topic: string;
  readonly seat: number;
  readonly purse: number;
}
/** Where players build in turn: whose turn it is now. */
export interface TurnPassed {
  readonly type: 'TurnPassed';
  readonly topic: string;
  readonly seat: number;
}
export const GUARDS = ['sentry', 'arms_locker', 'armed_crew', 'purple_alien'] as const;
export type Guard = (typeof GUARDS)[number];
/** A line has no component, or one that is defended. */
export interface UnitBackedOff {
  readonly type: 'UnitBackedOff';
  readonly topic: string;
  readonly seat: number;
  readonly unit: number;
  readonly side: Side;
  readonly line: number;
  readonly cell: number | null;
  readonly guard: Guard | null;
}
export interface UnitDefeated {
  readonly type: 'UnitDefeated';
  readonly topic: string;
  readonly seat: number;
  readonly unit: number;
  readonly cell: number;
  readonly guard: Guard;
}
export interface UnitEntered {
  readonly type: 'UnitEntered';
  readonly topic: string;
  readonly seat: number;
  readonly unit: number;
  readonly cell: number;
  readonly clockwise: boolean;
}
/** Every line was tried. */
export interface UnitGaveUp {
  readonly type: 'UnitGaveUp';
  readonly topic: string;
  readonly seat: number;
  readonly unit: number;
}
/** The circuit is closed: it leaves where it came in. */
export interface UnitLeft {
  readonly type: 'UnitLeft';
  readonly topic: string;
  readonly seat: number;
  readonly unit: number;
  readonly cell: number;
}
/** From joint to joint, up to where something happens. */
export interface UnitMoved {
  readonly type: 'UnitMoved';
  readonly topic: string;
  readonly seat: number;
  readonly unit: number;
  readonly path: readonly number[];
}
/** The head start of others is over for this seat. */
export interface WaitEnded {
  readonly type: 'WaitEnded';
  readonly topic: string;
  readonly seat: number;
}
/** One line of a contest: everybody's value in half points, and who pays. */
export interface WeakestFound {
  readonly type: 'WeakestFound';
  readonly topic: string;
  readonly seat: number;
  readonly yardstick: string;
  readonly values: readonly (readonly [number, number])[];
}
export type GameEvent =
  | AlienBoarded
  | BatteriesLoaded
  | BatteryLost
  | BatterySpent
  | BillPresented
  | BoltHeld
  | BuildingFinished
  | BuildingStopped
  | CardRevealed
  | CardSatOut
  | CardSkipped
  | ChargePlanted
  | ChargesExploded
  | ColumnDied
  | Confiscated
  | ContestScored
  | ConvoyMoved
  | ConvoyShrank
  | CreditsGained
  | CrewBoarded
  | CrewLost
  | DiceRolled
  | DirectionVoted
  | DuesPaid
  | EnemyGrew
  | EnemyMet
  | EscortCovered
  | EscortLost
  | EscortMoved
  | FatigueRolled
  | FlawsFound
  | FleetMet
  | FlightBegan
  | FlightEnded
  | FlightWished
  | GaveUp
  | GoodLoaded
  | GoodLost
  | GoodUnloaded
  | GoodsLeft
  | GoodsMissing
  | HitApproached
  | HitBounced
  | HitFlewOn
  | HitMissed
  | HitRolledAgain
  | HitShielded
  | HoleEscaped
  | HourglassFlipped
  | HourglassStarted
  | JunkDrifted
  | LaneRolled
  | Launched
  | MadnessStruck
  | MatchEnded
  | MeteorShot
  | MissionChosen
  | MissionDropped
  | MissionWished
  | MissionsDrawn
  | NextWeakestFound
  | OfferDeclined
  | OfferTaken
  | OrdersDrawn
  | OrdersKept
  | PartSwallowed
  | PieceKept
  | PileLookedAt
  | PilePutBack
  | PlaceChanged
  | PlaceGivenBack
  | PlaceLost
  | PlacesSwapped
  | PlanetReached
  | RaidApproached
  | ReserveForfeited
  | ReservedTileFetched
  | RoadSurprised
  | RoadsLaid
  | RocketMoved
  | SabotageMissed
  | SandRanOut
  | ShipChosen
  | ShipSwallowed
  | ShipWished
  | ShipsTurned
  | StrengthDeclared
  | StrongestSpared
  | TileLost
  | TilePickedUp
  | TilePlaced
  | TileReserved
  | TileReturned
  | TileTaken
  | TileTakenOff
  | TitleDefended
  | TitleGiven
  | TitleScored
  | TitleWon
  | TitlesDrawn
  | TruckerMissed
  | TruckerReplaced
  | TurnPassed
  | UnitBackedOff
  | UnitDefeated
  | UnitEntered
  | UnitGaveUp
  | UnitLeft
  | UnitMoved
  | WaitEnded
  | WeakestFound;
/** Take an offer or leave it: ("yes",) or ("no",). */
export interface Accept {
  readonly kind: 'accept';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly offer: string;
  readonly days: number;
  readonly crew: number;
  readonly credits: number;
  readonly goods: readonly Good[];
}
/** Let an alien move in: ("alien", cell, figure), or ("done",) for humans in the rest. */
export interface BoardAlien {
  readonly kind: 'board_alien';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
}
/**
 * What to do at the yard. ("take", handle), ("place", cell, quarter turns), ("pick_up",) the last
 * tile again, ("return",), ("reserve",), ("fetch", slot of the reserve), ("look", pile),
 * ("put_back",) the pile, ("flip",) the hourglass, ("finish", start place); on the first flight of
 * 2007 also ("take_off", cell) for a tile that makes a mistake. There are many options: they are
 * listed only when somebody asks for them.
 */
export interface Build {
  readonly kind: 'build';
  readonly topic: string;
  readonly seat: number;
}
/**
 * What the owner of the clock may say: ("sand",) when a run of the hourglass is over, ("go", seat)
 * when a seat has waited for the head start of others, ("time_up", seat) when the extra time of a
 * seat is over.
 */
export interface Clock {
  readonly kind: 'clock';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
}
/** Spend a battery to stop a hit, ("battery", cell), or ("pass",) and lose the tile. */
export interface Defend {
  readonly kind: 'defend';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly means: string;
  readonly target: number;
  readonly heavy: boolean;
  readonly side: Side;
}
/** Choose a component that comes off: ("discard", cell), or ("pass",) where that is offered. */
export interface Discard {
  readonly kind: 'discard';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly purpose: string;
  readonly amount: number;
}
/**
 * Pull away from a black hole: ("power", cell) an engine, or ("discard", cell) a component. It is
 * over as soon as the strength that is left and the components given up are enough.
 */
export interface Escape {
  readonly kind: 'escape';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly strength: number;
  readonly against: number;
  readonly owed: number;
  readonly powered: readonly number[];
  readonly gains: readonly (readonly [number, number])[];
}
/** The flight is paid: ("fly_again",) or ("stop",). */
export interface FlyAgain {
  readonly kind: 'fly_again';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly flights_left: number;
}
/** Between two cards: ("fly_on",) or ("give_up",). */
export interface FlyOn {
  readonly kind: 'fly_on';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly cards_left: number;
  readonly goods: number;
  readonly goods_given_up: number;
}
/** Choose a planet: ("planet", number from 0), or ("pass",). */
export interface Land {
  readonly kind: 'land';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly days: number;
  readonly planets: readonly (readonly Good[])[];
}
/**
 * Load, take out again, finish: ("load", good, cell), ("unload", good, cell), ("done",). What is
 * beside the ship when the seat is done goes to the bank.
 */
export interface LoadGoods {
  readonly kind: 'load_goods';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly beside: readonly Good[];
  readonly worth: number;
}
/** Pay for the crew: ("unload", good, cell) a block, ("credits",) the rest, or ("give_up",). */
export interface PayUnion {
  readonly kind: 'pay_union';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly amount: number;
}
/** Choose one of several named things: ("pick", name). Titles, missions and the like. */
export interface Pick {
  readonly kind: 'pick';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly what: string;
  readonly params: readonly (readonly [string, string | number])[];
}
/** Take one battery token: ("battery", cell). */
export interface PickBattery {
  readonly kind: 'pick_battery';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly purpose: string;
}
/** Give up one crew member: ("crew", cell). */
export interface PickCrew {
  readonly kind: 'pick_crew';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly amount: number;
}
/** Give up one block of the most valuable colour: ("good", cell). */
export interface PickGood {
  readonly kind: 'pick_good';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly good: Good;
  readonly amount: number;
}
/** The ship has broken: ("piece", first cell of the piece that flies on). */
export interface PickPiece {
  readonly kind: 'pick_piece';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly pieces: readonly (readonly number[])[];
}
/**
 * Power a double component for this declaration: ("power", cell), or ("done",). Where joints leak,
 * components may be dropped as well: ("discard", cell).
 */
export interface PowerUp {
  readonly kind: 'power_up';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly purpose: string;
  readonly yardstick: string;
  readonly strength: number;
  readonly against: number | null;
  readonly powered: readonly number[];
  readonly gains: readonly (readonly [number, number])[];
}
/** Remove a tile of a ship that has mistakes: ("remove", cell). */
export interface Repair {
  readonly kind: 'repair';
  readonly topic: string;
  readonly seat: number;
  readonly options: readonly Answer[];
  readonly flaws: readonly Flaw[];
}
export type Decision =
  | Accept
  | BoardAlien
  | Build
  | Clock
  | Defend
  | Discard
  | Escape
  | FlyAgain
  | FlyOn
  | Land
  | LoadGoods
  | PayUnion
  | Pick
  | PickBattery
  | PickCrew
  | PickGood
  | PickPiece
  | PowerUp
  | Repair;
/**
 * Before an abandoned ship or station all vote for a direction; a large meteor comes from there.
 */
export interface AbandonedDebris {
  readonly type: 'AbandonedDebris';
  readonly card: string;
}
/** Up to three rolls for a meteor or shot, as long as it hits nobody and costs no battery. */
export interface BadLuck {
  readonly type: 'BadLuck';
  readonly card: string;
}
/** The leader throws two dice once for the card; the lower one is added to its strength. */
export interface BigBaddies {
  readonly type: 'BigBaddies';
  readonly card: string;
}
/** What may differ from flight to flight; the defaults are the rules of the base game. */
export interface FlightVariant {
  readonly type: 'FlightVariant';
}
/**
 * A variant and others on top of it, each asked in turn. It is made whenever it is needed and never
 * lies on the table: whoever changes its own terms changes them there.
 */
export interface Composed {
  readonly type: 'Composed';
  readonly base: FlightVariant;
  readonly others: readonly Variant[];
}
/** After each card the leader rolls coordinates once for all. */
export interface CosmicPsychosis {
  readonly type: 'CosmicPsychosis';
  readonly card: string;
}
/**
 * Before building a column is rolled until it crosses the plan. No crew, batteries, goods, life
 * support, engines, cannons or shields there; joints hold as always.
 */
export interface DeadZone {
  readonly type: 'DeadZone';
  readonly column: number;
  readonly card: string;
}
/**
 * A point of engine strength for every joint of a universal connector with another kind. When
 * engine strength is declared, components joined that way may be dropped.
 */
export interface DefectiveConnectors {
  readonly type: 'DefectiveConnectors';
  readonly card: string;
}
/** Three orders for everybody; each one a ship keeps at launch pays its finisher. */
export interface DirectivesVariant {
  readonly type: 'DirectivesVariant';
  readonly name: string;
  readonly options: readonly string[];
  readonly dealt: readonly (readonly Tile[])[];
  readonly crews: readonly (readonly [number, readonly [number, number]])[];
  readonly captured: readonly number[];
  readonly orders: readonly string[];
  readonly kept: readonly (readonly [number, number])[];
}
/** Cards that look for the weakest find the escorted ship, unless somebody covers it. */
export interface EscortVariant {
  readonly type: 'EscortVariant';
  readonly name: string;
  readonly options: readonly string[];
  readonly dealt: readonly (readonly Tile[])[];
  readonly crews: readonly (readonly [number, readonly [number, number]])[];
  readonly captured: readonly number[];
  readonly escort: number | null;
  readonly follower: number | null;
}
/** A destroyed component with goods or batteries takes the eight squares around it along. */
export interface ExplosiveStuff {
  readonly type: 'ExplosiveStuff';
  readonly card: string;
}
/**
 * Engines may be built to look ahead as well, and then do nothing. After every Open Space and every
 * Planets all ships are turned by half a turn: fronts, rears and the numbers of lines.
 */
export interface GravitationalAnomaly {
  readonly type: 'GravitationalAnomaly';
  readonly card: string;
}
/** A human for every block depicted beyond the number of aliens aboard, taken or not. */
export interface InfectedGoods {
  readonly type: 'InfectedGoods';
  readonly card: string;
}
/** Nothing is different but the order in which things turn up. */
export interface LessonVariant {
  readonly type: 'LessonVariant';
  readonly lesson: string;
}
/**
 * After a card that moved rockets a die is thrown; every ship that moved at least so far rolls for
 * a component that falls off.
 */
export interface MetalFatigue {
  readonly type: 'MetalFatigue';
  readonly stood: readonly (readonly [number, number])[];
  readonly card: string;
}
/** The rules of large and small meteors change places; shots stay what they are. */
export interface MeteoricInversion {
  readonly type: 'MeteoricInversion';
  readonly card: string;
}
/**
 * What every mission can do by its data alone. A mission with procedures of its own is a subclass;
 * its fields are public, like everything a variant holds.
 */
export interface MissionVariant {
  readonly type: 'MissionVariant';
  readonly name: string;
  readonly options: readonly string[];
  readonly dealt: readonly (readonly Tile[])[];
  readonly crews: readonly (readonly [number, readonly [number, number]])[];
  readonly captured: readonly number[];
}
/** After building a freshly drawn card takes its place, never a construction card. */
export interface NastySurprise {
  readonly type: 'NastySurprise';
  readonly card: string;
}
/**
 * All decide, then one shot from the front hits everybody who lands; a single ship gets a heavy
 * one. The foremost rolls.
 */
export interface ParanoidLocals {
  readonly type: 'ParanoidLocals';
  readonly card: string;
}
/**
 * When all crew is given up, the cabins it came from are removed, with whoever still lives there.
 * Lost cabins cost nothing.
 */
export interface PersonalizedCabins {
  readonly type: 'PersonalizedCabins';
  readonly card: string;
}
/** Meteors and shots alike, once for each of them. */
export interface PiercingProjectiles {
  readonly type: 'PiercingProjectiles';
  readonly card: string;
}
/**
 * Combat Zone and Sabotage spare one ship only; Epidemic takes the cabins, Stardust the components
 * with open connectors.
 */
export interface RemorselessFate {
  readonly type: 'RemorselessFate';
  readonly card: string;
}
/** What a card changes is said by overriding; what it remembers during the flight are fields. */
export interface Road {
  readonly type: 'Road';
  readonly card: string;
}
/**
 * After each card, ship by ship from the leader on, every component that has fallen off is a large
 * meteor from the front for all ships behind.
 */
export interface SpaceJunk {
  readonly type: 'SpaceJunk';
  readonly counted: readonly (readonly [number, number])[];
  readonly card: string;
}
/** A flight of the Trek: titles take the place of the best-looking ship. */
export interface TrekVariant {
  readonly type: 'TrekVariant';
}
/** A credit or a block of goods for every member of the crew. Batteries are no goods. */
export interface UnionShip {
  readonly type: 'UnionShip';
  readonly met: boolean;
  readonly card: string;
}
export type Variant =
  | AbandonedDebris
  | BadLuck
  | BigBaddies
  | Composed
  | CosmicPsychosis
  | DeadZone
  | DefectiveConnectors
  | DirectivesVariant
  | EscortVariant
  | ExplosiveStuff
  | FlightVariant
  | GravitationalAnomaly
  | InfectedGoods
  | LessonVariant
  | MetalFatigue
  | MeteoricInversion
  | MissionVariant
  | NastySurprise
  | ParanoidLocals
  | PersonalizedCabins
  | PiercingProjectiles
  | RemorselessFate
  | Road
  | SpaceJunk
  | TrekVariant
  | UnionShip;
/** The missions that were drawn so far. */
export interface MissionsSeen {
  readonly type: 'MissionsSeen';
  readonly missions: readonly string[];
}
/** The cards that have been discarded so far. */
export interface RoadsSeen {
  readonly type: 'RoadsSeen';
  readonly cards: readonly string[];
}
/** The titles of one Trek: which are in play, who holds them, which have turned to gold. */
export interface Titles {
  readonly type: 'Titles';
  readonly in_play: readonly string[];
  readonly holders: Readonly<Record<string, number>>;
  readonly gold: readonly string[];
}
export type Memory = MissionsSeen | RoadsSeen | Titles;
export const FORMATS = ['flights', 'trek', 'missions'] as const;
export type Format = (typeof FORMATS)[number];
export const BUILDINGS = ['real_time', 'untimed', 'turns'] as const;
export type Building = (typeof BUILDINGS)[number];
/** Help for one seat, in seconds; the owner of the clock measures them. */
export interface Handicap {
  readonly head_start: number;
  readonly extra_time: number;
}
export const TEAMS = ['none', 'swap', 'advanced'] as const;
export type Teams = (typeof TEAMS)[number];
/** Everything agreed on. `flights` names levels of the edition, in order. */
export interface Setup {
  readonly edition: string;
  readonly seats: number;
  readonly flights: readonly string[];
  readonly format: Format;
  readonly building: Building;
  readonly sand_percent: number;
  readonly handicaps: readonly (readonly [number, Handicap])[];
  readonly prognostic: boolean;
  readonly teams: Teams;
  readonly missions: readonly string[];
  readonly options: readonly string[];
  readonly rough_roads: number;
  readonly roads: readonly string[];
  readonly other_ships: boolean;
  readonly lesson: string;
}
export const DICES = ['sum', 'one', 'blocks'] as const;
export type Dice = (typeof DICES)[number];
/**
 * A ship plan. Rows are listed from the front; on some plans their numbers fall. Every square has a
 * bit: row by row from the front, with a guard column behind each row, so that stepping sideways
 * off the plan never lands on the next row.
 */
export interface Blueprint {
  readonly name: string;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly area: readonly number[];
  readonly start: number;
  readonly reserve_printed: boolean;
  readonly more_starts: readonly number[];
  readonly dice: Dice;
  readonly dead_column: number | null;
  readonly engines_both_ways: boolean;
}
/** One kind of flight: its boards, its deck, its money and which rules apply. */
export interface Level {
  readonly name: string;
  readonly number: number;
  readonly blueprint: Blueprint;
  readonly loop: number;
  readonly start_spaces: readonly number[];
  readonly rewards: readonly number[];
  readonly best_looking: number;
  readonly loss_limit: number | null;
  readonly pile: Readonly<Record<number, number>>;
  readonly piles: number;
  readonly hourglass_spaces: number;
  readonly sand_seconds: number;
  readonly reserve: number;
  readonly aliens: boolean;
  readonly peeking: boolean;
  readonly giving_up: boolean;
  readonly free_repairs: boolean;
  readonly rebuilding: boolean;
  readonly faulty_last: boolean;
  readonly looking_settles: boolean;
  readonly reserve_binds: boolean;
  readonly hasty: boolean;
  readonly start_choice: boolean;
  readonly learning_cards_only: boolean;
  readonly credits_below_zero: boolean;
  readonly secret_credits: boolean;
  readonly uncertain: readonly string[];
  readonly own_design: boolean;
}
/** What for, how many credits, and the number they were worked out from. */
export interface BillLine {
  readonly item: string;
  readonly amount: number;
  readonly count: number;
}
/** All that one seat earned and paid at the end of a flight. */
export interface Bill {
  readonly seat: number;
  readonly lines: readonly BillLine[];
  readonly total: number;
}
/** One flight or several, as far as they have been flown. */
export interface Match {
  readonly number: number;
  readonly used: readonly string[];
  readonly turned_up: readonly string[];
  readonly bills: readonly Readonly<Record<number, Bill>>[];
  readonly starting_credits: number;
  readonly memories: readonly Memory[];
  readonly sitting_out: readonly number[];
  readonly rules: number;
}
/** Departures from the usual ship; the defaults change nothing. */
export interface Quirks {
  readonly alien_bonus: number;
  readonly containers_used: number | null;
  readonly batteries_short: number;
  readonly shieldless_sides: readonly Side[];
  readonly half_forward_cannon_rows: readonly number[];
  readonly idle_engine_rows: readonly number[];
  readonly heavy_mass: number | null;
  readonly explosive_contents: boolean;
  readonly meteors_inverted: boolean;
  readonly joint_drag: boolean;
  readonly turned: boolean;
}
/**
 * A ship as a value: every change returns a new ship and shares the rest. `Ship(blueprint, tiles)`
 * is an empty one; its parts are listed in `ShipParts`. Questions and changes stand in one file a
 * room: building, crew, power, hits, intruders, cargo. Lists of cells are in reading order: row by
 * row from the front. Strengths are in half points.
 */
export interface Ship {
  readonly blueprint: Blueprint;
  readonly tiles: Readonly<Record<number, Tile>>;
  readonly crew: Readonly<Record<number, readonly Figure[]>>;
  readonly charge: Readonly<Record<number, number>>;
  readonly goods: Readonly<Record<number, readonly Good[]>>;
  readonly quirks: Quirks;
}
/** A component that will have to be paid for. */
export interface LostTile {
  readonly tile: Tile;
  readonly cause: Cause;
}
/**
 * Where the rockets stand. Positions count spaces from a fixed one and go on past a lap. Who is
 * away keeps its space, but for now it is as though that ship were not in the flight.
 */
export interface Route {
  readonly length: number;
  readonly positions: Readonly<Record<number, number>>;
  readonly away: readonly number[];
  readonly order: readonly number[];
}
/** What the level, the set-up and a mission say about building. */
export interface Terms {
  readonly reserve: readonly number[];
  readonly open_piles: number;
  readonly start_choice: boolean;
  readonly extra_time: readonly number[];
  readonly looking_settles: boolean;
  readonly reserve_binds: boolean;
}
/** All tiles that can be built with, whoever has them now. */
export interface Heap {
  readonly tiles: readonly (Tile | 'payload' | null)[];
  readonly where: readonly number[];
}
/** One seat while ships are built. The tile picked up last may still be changed. */
export interface Builder {
  readonly hand: number | null;
  readonly last: number | null;
  readonly last_cell: number | null;
  readonly bound: boolean;
  readonly reserve: readonly number[];
  readonly pile: number | null;
  readonly seen: readonly number[];
  readonly placed: number;
  readonly place: number | null;
  readonly stopped: boolean;
  readonly can_pick_up: boolean;
}
/** The hourglass on its spaces. The sand itself runs outside the rules. */
export interface Hourglass {
  readonly spaces: number;
  readonly space: number;
  readonly running: boolean;
  readonly can_turn: boolean;
  readonly last_is_next: boolean;
  readonly on_last: boolean;
}
/** The heap, the builders and the hourglass. */
export interface Yard {
  readonly terms: Terms;
  readonly heap: Heap;
  readonly builders: readonly Builder[];
  readonly hourglass: Hourglass | null;
  readonly waiting: readonly number[];
  readonly turn: number | null;
  readonly turn_used: boolean;
  readonly offered_places: readonly number[];
}
/** What lies on the table: of the match, of the flight, and while ships are built. */
export interface Table {
  readonly setup: Setup;
  readonly edition: string;
  readonly level: Level;
  readonly variant: Variant;
  readonly match: Match;
  readonly credits: Readonly<Record<number, number>>;
  readonly bank: Readonly<Record<Good, number>>;
  readonly ships: Readonly<Record<number, Ship>>;
  readonly lost: Readonly<Record<number, readonly LostTile[]>>;
  readonly route: Route;
  readonly retired: Readonly<Record<number, string>>;
  readonly doomed: Readonly<Record<number, string>>;
  readonly piles: readonly (readonly (Card | null)[])[];
  readonly seen: Readonly<Record<number, readonly number[]>>;
  readonly deck: readonly (Card | null)[];
  readonly card: Card | null;
  readonly revealed: readonly string[];
  readonly yard: Yard | null;
  readonly roads: readonly Variant[];
}
/** How a match ended. */
export interface Outcome {
  readonly credits: Readonly<Record<number, number>>;
  readonly winners: readonly number[];
  readonly ranking: readonly (readonly number[])[];
  readonly bills: readonly Readonly<Record<number, Bill>>[];
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
/** A square and quarter turns with which the tile joins the ship, and its mistakes there. */
export interface Fit {
  readonly cell: number;
  readonly turn: number;
  readonly flaws: readonly Flaw[];
}
/** What of an offer would find room, nothing thrown out, and what it sells for. */
export interface Haul {
  readonly goods: readonly Good[];
  readonly worth: number;
}
/** What is lost for certain, and how many shots are fired at the ship. */
export interface Stakes {
  readonly crew: number;
  readonly goods: number;
  readonly batteries: number;
  readonly days: number;
  readonly shots: number;
  readonly out: boolean;
}
/** A game seen from a seat; None is a spectator. */
export interface View {
  readonly seat: number | null;
  readonly table: Table;
  readonly decision: Decision | null;
  readonly waiting: readonly number[];
  readonly outcome: Outcome | null;
  readonly figures: Readonly<Record<number, Figures>>;
  readonly fits: readonly Fit[];
  readonly hauls: readonly Haul[];
  readonly lesson_left: number;
  readonly load_plan: readonly Answer[];
  readonly phase: Phase;
  readonly removable: readonly number[];
  readonly stakes: Stakes | null;
}
/** What follows for certain. */
export interface Prospect {
  readonly events: readonly GameEvent[];
  readonly stop: 'asked' | 'others' | 'luck' | 'over';
  readonly decision: Decision | null;
  readonly ship: Ship | null;
  readonly position: number | null;
  readonly place: number | null;
  readonly best_fit: Fit | null;
  readonly figures: Figures | null;
}
/** What a hit in a certain line does to a ship, and what decides over it. */
export interface Outlook {
  readonly fate: 'missed' | 'bounced' | 'shot' | 'parried' | 'lost';
  readonly reason:
    | 'nothing_there'
    | 'plated'
    | 'smooth'
    | 'shield'
    | 'no_shield'
    | 'cannon'
    | 'no_cannon'
    | 'no_battery'
    | 'heavy_shot';
  readonly cell: number | null;
  readonly cannon: number | null;
}
/** One line, in how many of all rolls it comes up, and what becomes of the ship then. */
export interface LineOdds {
  readonly line: number;
  readonly ways: number;
  readonly outlook: Outlook;
}
export interface Odds {
  readonly rolls: number;
  readonly lines: readonly LineOdds[];
}
export const STRENGTHS = ['beginner', 'trucker', 'captain', 'ace'] as const;
export type Strength = (typeof STRENGTHS)[number];
export interface BotChoice {
  readonly character: string;
  readonly strength: Strength;
}
/** A chair, and who sits on it. */
export interface RoomSeat {
  readonly name: string;
  readonly colour: Colour;
  readonly shape: Shape;
  readonly kind: ChairKind;
  readonly bot: BotChoice | null;
  readonly here: boolean;
  readonly away_since: number | null;
  readonly bot_stands_in: boolean;
  readonly ready: boolean;
}
/** What a table agrees on besides the rules. 0 seconds mean: no such limit. */
export interface Options {
  readonly decision_seconds: number;
  readonly fly_on_seconds: number;
  readonly grace_seconds: number;
  readonly between_seconds: number;
  readonly count_seconds: number;
  readonly bot_stands_in: boolean;
  readonly bot_pace: number;
  readonly draw_ms: number | null;
  readonly watching: boolean;
}
/** Who has asked for a pause, and who agrees; it begins when all who are here do. */
export interface Pausing {
  readonly by: number;
  readonly agreed: readonly number[];
}
/** The host wants a new link for a seat while a flight is on: who of the others agrees. */
export interface LinkWish {
  readonly seat: number;
  readonly agreed: readonly number[];
}
/** Somebody who is asked something: since when, and until when others wait for the answer. */
export interface Waiting {
  readonly seat: number;
  readonly since_ms: number;
  readonly deadline_ms: number | null;
}
/** Somebody at the door who asks for the seat of a bot; the host lets them in, or not. */
export interface Knock {
  readonly number: number;
  readonly name: string;
  readonly seat: number;
}
/** People, agreements and clocks of a table. */
export interface Room {
  readonly code: string;
  readonly public: boolean;
  readonly host: number | null;
  readonly seats: readonly RoomSeat[];
  readonly spectators: number;
  readonly setup: Setup;
  readonly options: Options;
  readonly paused: Pause | null;
  readonly pausing: Pausing | null;
  readonly resumed_by: number | null;
  readonly link_wish: LinkWish | null;
  readonly record: string | null;
  readonly commitment: string | null;
  readonly starts_ms: number | null;
  readonly head_start_ends_ms: number | null;
  readonly sand_ends_ms: number | null;
  readonly waiting: readonly Waiting[];
  readonly seat: number | null;
  readonly question: number | null;
  readonly watch_token: string | null;
  readonly knocks: readonly Knock[];
}
export interface You {
  readonly seat: number | null;
  readonly role: Role;
}
export interface About {
  readonly version: string;
  readonly now: number;
}
/** All there is to be seen; the view is null while no game is played. */
export interface Welcome {
  readonly t: 'welcome';
  readonly n: number;
  readonly view: View | null;
  readonly room: Room;
  readonly you: You;
  readonly server: About;
  readonly log: readonly GameEvent[];
}
/** What has happened, and what has changed by it. */
export interface Update {
  readonly t: 'update';
  readonly n: number;
  readonly events: readonly GameEvent[];
  readonly moments: readonly (readonly [number, readonly Change[]])[];
  readonly view: readonly Change[];
  readonly room: readonly Change[];
}
export interface Refused {
  readonly t: 'refused';
  readonly id: number;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export interface Accepted {
  readonly t: 'accepted';
  readonly id: number;
}
export interface Considered {
  readonly t: 'considered';
  readonly id: number;
  readonly prospect: Prospect;
}
export interface OddsTold {
  readonly t: 'odds';
  readonly id: number;
  readonly odds: Readonly<Record<number, Odds>>;
}
export interface LaunchTold {
  readonly t: 'launched';
  readonly id: number;
  readonly ships: Readonly<Record<number, Ship>>;
}
/** The view as Boltbucket's own programs read it: see `rules.codec.unpack`. */
export interface Seen {
  readonly t: 'view';
  readonly id: number;
  readonly decision: number | null;
  readonly view: unknown;
}
/** What the table itself tells everybody: a code with a sentence in every language. */
export interface Notice {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}
/** `from` is null once whoever said it has left; `name` stays. A notice is said by nobody. */
export interface Chat {
  readonly t: 'chat';
  readonly n: number;
  readonly from: number | null;
  readonly name: string;
  readonly text?: string;
  readonly phrase?: string;
  readonly notice?: Notice;
}
export interface Bye {
  readonly t: 'bye';
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
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
  readonly answer: Answer;
  readonly decision?: number | null;
}
/** What would follow from these answers, one after the other? */
export interface Considering {
  readonly t: 'consider';
  readonly id: number;
  readonly answers: readonly Answer[];
}
/** How likely was it? The flight and its hit are counted from 0. */
export interface AskingOdds {
  readonly t: 'odds';
  readonly id: number;
  readonly flight: number;
  readonly hit: number;
}
/** What did the ships look like when they left the ground? */
export interface AskingLaunch {
  readonly t: 'launched';
  readonly id: number;
  readonly flight: number;
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
  readonly ready?: boolean | null;
  readonly paused?: boolean | null;
  readonly knock?: number | null;
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
  readonly kind: ChairKind;
  readonly bot: BotChoice | null;
}
export interface KnownTable {
  readonly code: string;
  readonly public: boolean;
  readonly phase: Phase | 'lobby';
  readonly setup: Setup;
  readonly seats: readonly KnownSeat[];
  readonly open: number;
  readonly watching: boolean;
  readonly here: number;
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
  readonly commitment: string | null;
}
/** The seat and answer it follows from, the moment it was given, and what it changed. */
export interface ReplayFrame {
  readonly at: number;
  readonly seat: number;
  readonly answer: Answer;
  readonly events: readonly GameEvent[];
  readonly moments: readonly (readonly [number, readonly Change[]])[];
  readonly view: readonly Change[];
}
/** A game from its beginning, as seen from a seat or by a spectator. */
export interface Replay {
  readonly id: string;
  readonly seat: number | null;
  readonly over: boolean;
  readonly began_ms: number;
  readonly players: readonly RecordedPlayer[];
  readonly events: readonly GameEvent[];
  readonly view: View;
  readonly frames: readonly ReplayFrame[];
}
/** How likely a hit of a game was, of every ship it came to. */
export interface PastOdds {
  readonly odds: Readonly<Record<number, Odds>>;
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
/** A component, and all that would fall off without it. */
export interface WeakSpot {
  readonly cell: number;
  readonly falls: readonly number[];
}
/** A ship as it is drawn; tiles alone are looked at as they would launch. */
export interface CheckedShip {
  readonly legal: boolean;
  readonly figures: Figures;
  readonly notation: string;
  readonly weak_spots: readonly WeakSpot[];
}
/** A decision for which another answer would have been better. */
export interface CoachedMoment {
  readonly flight: number;
  readonly card: string | null;
  readonly decision: Decision;
  readonly given: Answer;
  readonly better: Answer;
  readonly credits: number;
  readonly odds: number;
  readonly picture: string;
}
/** The moments of a game that cost a seat most, the worst first. */
export interface Coaching {
  readonly moments: readonly CoachedMoment[];
}
/** A ship without mistakes that is still built on, and the tile in the hand of its builder. */
export interface AskedAce {
  readonly edition: string;
  readonly level: string;
  readonly tiles: readonly PlacedTile[];
  readonly hand?: string | null;
}
export interface AceReason {
  readonly part: string;
  readonly credits: number;
}
/** What an ace would do with a ship: with the tile in its hand, or with any tile of the box. */
export interface AceAdvice {
  readonly verb: 'place' | 'return' | 'take' | 'finish';
  readonly tile: string | null;
  readonly cell: number | null;
  readonly turn: number | null;
  readonly credits: number;
  readonly reasons: readonly AceReason[];
}
/** A ship, and a component that may be built on. */
export interface TriedTile {
  readonly notation: string;
  readonly tile: string;
}
export interface Fits {
  readonly fits: readonly Fit[];
}
/** A ship, and a meteor or shot that may hit it. */
export interface TriedHit {
  readonly notation: string;
  readonly hit: Hit;
  readonly meteor?: boolean;
}
export interface HitOdds {
  readonly odds: Odds;
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
/** A topic of the rules that answers, and what it says. */
export interface RuleFound {
  readonly topic: string;
  readonly excerpt: string;
}
export interface Answers {
  readonly found: readonly RuleFound[];
}
export interface EditionParts {
  readonly name: string;
  readonly tiles: readonly Tile[];
  readonly starting_cabins: readonly Tile[];
  readonly levels: readonly Level[];
}
/** Credits on levels I to IV for each of what the item counts. */
export interface MissionLine {
  readonly item: string;
  readonly credits: readonly number[];
  readonly who: string;
  readonly most: boolean;
}
/** Lists of four are for levels I to IV. */
export interface MissionCard {
  readonly title: string;
  readonly text: string;
  readonly own_design: boolean;
  readonly options: readonly string[];
  readonly flights: Readonly<Record<string, readonly string[]>>;
  readonly not_recommended: Readonly<Record<string, readonly string[]>>;
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
/** A card of Rough Roads. */
export interface RoadCard {
  readonly construction: boolean;
  readonly not_with: readonly string[];
}
/** A game to choose by name. */
export interface Preset {
  readonly setup: Setup;
  readonly company: 'friends' | 'bots';
}
/** Everything a new table can choose from. */
export interface Choices {
  readonly editions: Readonly<Record<string, readonly string[]>>;
  readonly characters: readonly string[];
  readonly strengths: readonly string[];
  readonly most_seats: number;
  readonly colours: readonly string[];
  readonly shapes: readonly string[];
  readonly phrases: readonly string[];
  readonly missions: Readonly<Record<string, MissionCard>>;
  readonly roads: Readonly<Record<string, RoadCard>>;
  readonly presets: Readonly<Record<string, Preset>>;
  readonly lessons: Readonly<Record<string, Setup>>;
  readonly options: Options;
}
export interface ServerInfo {
  readonly version: string;
  readonly protocol: number;
  readonly links: readonly string[];
}
/** Of a server, or of all that share a store. */
export interface Health {
  readonly status: string;
  readonly version: string;
  readonly tables: number;
  readonly servers?: number;
  readonly bus?: boolean;
}
/** What could not be done: a code with a sentence in every language, and its parameters. */
export interface Problem {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}
/** Somebody who asks for the seat of a bot. */
export interface Knocker {
  readonly name: string;
  readonly seat: number;
}
export interface Knocked {
  readonly token: string;
}
export interface KnockState {
  readonly state: 'waiting' | 'seated' | 'turned_down' | 'gone';
  readonly seat: number | null;
}
export interface WatchToken {
  readonly spectator_token: string;
}
export interface KeptPlayer {
  readonly name: string;
  readonly bot?: BotChoice | null;
}
/** A finished flight as whoever flew it keeps it. */
export interface KeptFlight {
  readonly v: 1;
  readonly id: string;
  readonly ended_ms: number;
  readonly edition: string;
  readonly format: string;
  readonly level: string;
  readonly flights: number;
  readonly mission: string | null;
  readonly seat: number;
  readonly players: readonly KeptPlayer[];
  readonly place: number;
  readonly credits: number;
  readonly purse: number;
  readonly arrived: boolean;
  readonly lost: number;
  readonly titles: readonly string[];
  readonly won: boolean | null;
  readonly built: string;
  readonly landed: string;
}
/** The newest first; `gone` names those that were deleted. */
export interface KeptFlights {
  readonly flights: readonly KeptFlight[];
  readonly gone: readonly string[];
}
/** Flights to keep, and names of those to delete. */
export interface Keeping {
  readonly flights?: readonly KeptFlight[];
  readonly gone?: readonly string[];
}
export interface ProfileOpened {
  readonly secret: string;
}
export type ServerMessage =
  | Welcome
  | Update
  | Refused
  | Accepted
  | Considered
  | OddsTold
  | LaunchTold
  | Seen
  | Chat
  | Bye
  | Pong;
export type ClientMessage =
  | Hello
  | Answering
  | Considering
  | AskingOdds
  | AskingLaunch
  | TableCommand
  | Chatting
  | Phrasing
  | Looking
  | Ping;
