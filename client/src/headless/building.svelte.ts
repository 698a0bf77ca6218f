/** The builder's own side of building: the tile in the hand, how it lies, where it is held. */

import type {
  Answer,
  Blueprint,
  Builder,
  Cell,
  Fit,
  FlawKind,
  GameEvent,
  Tile,
} from '../game.generated';
import * as answers from './actions';
import { seatOf, type EventType } from './events';
import { turned } from './fitting';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';
import { FACE_DOWN } from './table.svelte';

const FOR_ALL: ReadonlySet<EventType> = new Set([
  'HourglassStarted',
  'HourglassFlipped',
  'SandRanOut',
  'BuildingFinished',
  'TurnPassed',
  'WaitEnded',
] as const);

/** Whether somebody who listens should hear of it: everybody grabs at once, so only of their own acts
 * and of what concerns all. */
export const worthSaying = (event: GameEvent, seat: number | null): boolean =>
  FOR_ALL.has(event.type) || (seat !== null && seatOf(event) === seat);

export class Building {
  /** quarter turns given to the tile in the hand */
  turns = $state.raw(0);
  /** the cell under keyboard, pointer or drag */
  cursor = $state.raw<Cell | null>(null);
  /** a tile on its way, until the server has said yes or no */
  attempt = $state.raw<{ cell: Cell; tile: Tile } | null>(null);
  /** the handle being reached for: it is lifted at once, and drops back if somebody was faster */
  reaching = $state.raw<number | null>(null);
  /** who was faster, a moment ago */
  beaten = $state.raw<{ readonly by: number } | null>(null);

  readonly #session: Session;
  #placing: Promise<boolean> | null = null;
  #taking: Promise<boolean> | null = null;

  /** The tile in the hand as it is turned now. */
  readonly hand = $derived.by((): Tile | null => {
    const tile = this.#session.table.tile(this.mine?.hand ?? this.reaching);
    return tile && !this.attempt ? turned(tile, this.turns) : null;
  });
  /** Where it joins the ship as it is turned now, as the rules say. */
  readonly allFits = $derived.by((): ReadonlyMap<Cell, Fit> => {
    if (!this.hand) return NONE;
    const fits = this.#session.table.fits.filter((fit) => fit.turn === this.turns);
    return new Map(fits.map((fit) => [fit.cell, fit]));
  });

  constructor(session: Session) {
    this.#session = session;
    session.guide.turns = () => this.turns;
  }

  get mine(): Builder | undefined {
    const seat = this.#session.table.seat;
    return seat === null ? undefined : this.#session.table.builder(seat);
  }

  get reserved(): readonly (Tile | null)[] {
    return (this.mine?.reserve ?? []).map((handle) => this.#session.table.tile(handle));
  }

  get plan(): Blueprint | undefined {
    return this.#session.table.level?.blueprint;
  }

  get finished(): boolean {
    return this.mine?.place != null;
  }

  /** Why no tile is taken any more. */
  get over(): 'done' | 'stopped' | null {
    if (this.finished) return 'done';
    return this.mine?.stopped ? 'stopped' : null;
  }

  get canPickUp(): boolean {
    return this.mine?.can_pick_up ?? false;
  }

  /** Where the tile in the hand joins the ship, if the player wants to see it. */
  get fits(): ReadonlyMap<Cell, Fit> {
    return settings.wishes.showFits ? this.allFits : NONE;
  }

  /** What would be wrong with the tile in the hand at a cell; "apart" if it joins nothing. */
  problems(cell: Cell): readonly (FlawKind | 'apart')[] {
    const inside = this.plan?.area.includes(cell) && !this.#ship?.tiles.has(cell);
    // What may not be built at all fits nowhere: why, the rules say when it is tried.
    if (!this.hand || !inside || !this.#session.table.fits.length) return [];
    const fit = this.allFits.get(cell);
    return fit ? [...new Set(fit.flaws.map(({ kind }) => kind))] : ['apart'];
  }

  turn(quarters = 1): void {
    this.turns = (this.turns + quarters + 4) % 4;
  }

  /** Whether a tile is in the hand or on its way there. */
  get holding(): boolean {
    return this.mine?.hand != null || this.reaching !== null;
  }

  async take(handle: number): Promise<boolean> {
    // Whoever reaches for the next tile while one is on its way means after it.
    if (this.#placing) await this.#placing;
    if (this.finished || this.reaching !== null) return false;
    if (this.mine?.hand != null && !(await this.giveBack())) return false;
    this.beaten = null;
    this.reaching = handle;
    this.turns = 0;
    this.#taking = this.#reach(handle);
    const taken = await this.#taking;
    this.#taking = null;
    this.reaching = null;
    return taken;
  }

  /** Everybody's arm needs a moment between two tiles: whoever is too fast just takes that long. */
  async #reach(handle: number): Promise<boolean> {
    const reply = await this.#session.attempt(answers.take(handle));
    if (reply.ok) return true;
    const { code, params } = reply.refused;
    if (code === 'tile_taken') return this.#lose(Number(params['by']));
    if (code !== 'too_fast') {
      this.#session.notify(code, params);
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, Number(params['wait_ms'] ?? 0) + 10));
    return this.#session.answer(answers.take(handle));
  }

  /** Somebody was faster: said beside the hand, not on top of the heap. */
  #lose(by: number): false {
    const beaten = { by };
    this.beaten = beaten;
    setTimeout(() => this.beaten === beaten && (this.beaten = null), BEATEN_MS);
    return false;
  }

  /** Takes any face-down tile. */
  takeAny(): Promise<boolean> {
    const down = [...this.#session.table.where].filter(([, where]) => where === FACE_DOWN);
    const pick = down[Math.floor(Math.random() * down.length)];
    return pick ? this.take(pick[0]) : Promise.resolve(false);
  }

  /** Whether a tap takes the tile there off again: mistakes of a first flight cost nothing. */
  canTakeOff(cell: Cell): boolean {
    return this.#session.table.removable.includes(cell);
  }

  /** A tap on a cell: put the tile there, pick the last one up again, or take a mistake off. */
  async tap(cell: Cell): Promise<boolean> {
    if (this.hand) return this.place(cell);
    if (this.canPickUp && this.mine?.last_cell === cell) return this.pickUp();
    if (this.canTakeOff(cell)) return this.#session.answer(answers.takeOff(cell));
    return false;
  }

  async place(cell: Cell): Promise<boolean> {
    const tile = this.hand;
    if (!tile || this.#ship?.tiles.has(cell)) return false;
    this.attempt = { cell, tile };
    this.#placing = this.#put(cell, tile);
    const placed = await this.#placing;
    this.#placing = null;
    this.attempt = null;
    if (placed) this.turns = 0;
    return placed;
  }

  /** A tile that is still on its way into the hand goes on from there. */
  async #put(cell: Cell, tile: Tile): Promise<boolean> {
    if (this.#taking && !(await this.#taking)) return false;
    return this.#session.answer(answers.place(cell, tile.turn));
  }

  /** Asks beforehand where the tile serves the ship best: it may be put there in a moment. */
  foresee(): void {
    if (this.mine?.hand != null) void this.#session.bestFit.find();
  }

  /** Puts the tile where it serves the ship best, as the rules say. */
  async placeBest(): Promise<boolean> {
    const asked = this.#session.bestFit.find();
    if (this.#taking && !(await this.#taking)) return false;
    const best = await asked;
    if (!best || this.mine?.hand == null) return false;
    this.turns = best.turn;
    return this.place(best.cell);
  }

  /** The last tile comes back into the hand as it lay. */
  async pickUp(): Promise<boolean> {
    const cell = this.mine?.last_cell;
    const lay = cell == null ? 0 : (this.#ship?.tiles.get(cell)?.turn ?? 0);
    const picked = await this.#session.answer(answers.pickUp());
    if (picked) this.turns = lay;
    return picked;
  }

  giveBack(): Promise<boolean> {
    this.turns = 0;
    return this.#afterTaking(answers.giveBack());
  }

  reserve(): Promise<boolean> {
    return this.#afterTaking(answers.reserve());
  }

  async #afterTaking(answer: Answer): Promise<boolean> {
    if (this.#taking && !(await this.#taking)) return false;
    return this.#session.answer(answer);
  }

  fetch(index: number): Promise<boolean> {
    this.turns = 0;
    return this.#session.answer(answers.fetchReserved(index));
  }

  look(pile: number): Promise<boolean> {
    return this.#session.answer(answers.look(pile));
  }

  putBack(): Promise<boolean> {
    return this.#session.answer(answers.putBack());
  }

  flip(): Promise<boolean> {
    return this.#session.answer(answers.flip());
  }

  /** Claims a start place; 1 is in front. */
  finish(startPlace: number): Promise<boolean> {
    return this.#session.answer(answers.finish(startPlace));
  }

  get #ship() {
    const seat = this.#session.table.seat;
    return seat === null ? undefined : this.#session.table.ship(seat);
  }
}

const BEATEN_MS = 4000;
const NONE: ReadonlyMap<Cell, Fit> = new Map();

/** Where a heap tile lies, from 0 to 1 in both directions, and how askew: the same for everyone. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
}

/** A scatter: every handle has a place of its own on a loose grid, shaken a little. */
export function scatter(count: number, columns: number): Spot[] {
  const rows = Math.ceil(count / columns);
  const order = shuffled(count);
  return Array.from({ length: count }, (_, handle) => {
    const slot = order[handle] ?? 0;
    const shake = (salt: number) => noise(handle * 7 + salt) - 0.5;
    const x = ((slot % columns) + 0.5 + 0.4 * shake(1)) / columns;
    const y = (Math.floor(slot / columns) + 0.5 + 0.4 * shake(2)) / rows;
    return { x, y, tilt: shake(3) * 50 };
  });
}

function shuffled(count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  return order.sort((one, other) => noise(one + 1000) - noise(other + 1000));
}

/** A number from 0 to 1 that only depends on n. */
function noise(n: number): number {
  let h = Math.imul(n + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}
