/** What a lesson can depend on: facts of the rules' view, and nothing reckoned here. */

import type { Table } from './table.svelte';

const HALVES = 2;

/** Every fact by name; data files name them. */
export interface Facts {
  readonly phase: string;
  readonly level: string;
  /** the kind of the own question, of the card on the table, of the card that has just been judged */
  readonly asked: string;
  readonly card: string;
  readonly over: string;
  readonly in_mission: boolean;
  /** whether there is a tile in the hand, and of which kind */
  readonly holding: boolean;
  readonly hand: string;

  /** whether the flight is arranged; how many of its tiles are still to come */
  readonly arranged: boolean;
  readonly left: number;
  readonly learning: boolean;
  readonly trek: boolean;
  readonly giving_up: boolean;
  readonly aliens: boolean;
  readonly free_repairs: boolean;
  readonly rebuilding: boolean;
  readonly start_choice: boolean;
  readonly loss_limit: boolean;
  readonly hourglass: boolean;
  readonly sand_runs: boolean;
  readonly last_run: boolean;
  readonly can_turn: boolean;
  readonly reserve: number;
  readonly piles: number;

  /** the own place at building: whether one still builds, and what has been done */
  readonly building: boolean;
  readonly placed: number;
  readonly can_pick_up: boolean;
  /** whether the tile in the hand joins the ship anywhere, and anywhere without a mistake */
  readonly joins: boolean;
  readonly fits: boolean;
  readonly tiles: number;
  readonly flaws: number;
  readonly engines: number;
  readonly cannons: number;
  readonly crew: number;
  readonly batteries: number;
  readonly exposed: number;

  readonly retired: boolean;
  readonly flying: number;
  readonly log: number;
}
export type Fact = keyof Facts;

export function factsOf(table: Table, over = ''): Facts {
  return {
    phase: table.phase ?? '',
    level: table.level?.name ?? '',
    asked: table.decision?.kind ?? '',
    card: table.card?.kind ?? '',
    over,
    in_mission: table.mission !== null,
    trek: table.setup?.format === 'trek',
    arranged: Boolean(table.setup?.lesson),
    left: table.lessonLeft,
    log: table.log.length,
    ...termsOf(table),
    ...yardOf(table),
    ...shipOf(table),
    ...flightOf(table),
  };
}

function termsOf({ level, terms, hourglass, seat }: Table) {
  return {
    learning: level?.learning_cards_only ?? false,
    giving_up: level?.giving_up ?? false,
    aliens: level?.aliens ?? false,
    free_repairs: level?.free_repairs ?? false,
    rebuilding: level?.rebuilding ?? false,
    start_choice: terms?.start_choice ?? false,
    loss_limit: level?.loss_limit != null,
    hourglass: hourglass !== null,
    sand_runs: hourglass?.running ?? false,
    last_run: hourglass?.on_last ?? false,
    can_turn: hourglass?.can_turn ?? false,
    reserve: terms?.reserve[seat ?? -1] ?? 0,
    piles: terms?.open_piles ?? 0,
  };
}

function yardOf(table: Table) {
  const builder = table.builder(table.seat ?? -1);
  return {
    building: table.phase === 'building' && !!builder && builder.place === null && !builder.stopped,
    placed: builder?.placed ?? 0,
    can_pick_up: builder?.can_pick_up ?? false,
    holding: builder?.hand != null,
    hand: table.tile(builder?.hand)?.kind ?? '',
    joins: table.fits.length > 0,
    fits: table.fits.some(({ flaws }) => !flaws.length),
  };
}

function shipOf(table: Table) {
  const ship = table.ship(table.seat ?? -1);
  const figures = ship?.figures;
  return {
    tiles: ship?.tiles.size ?? 0,
    flaws: figures?.flaws.length ?? 0,
    engines: (figures?.engines[1] ?? 0) / HALVES,
    cannons: (figures?.cannons[1] ?? 0) / HALVES,
    crew: figures?.crew ?? 0,
    batteries: figures?.batteries ?? 0,
    exposed: figures?.exposed ?? 0,
  };
}

function flightOf(table: Table) {
  const { seat, retired, order } = table;
  return { retired: seat !== null && seat in retired, flying: order.length };
}
