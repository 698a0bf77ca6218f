/** The practice yard: any tile, no clock, and somebody who says what is good and bad. */

import type { Brought } from './brought';
import type {
  Cell,
  CheckedShip,
  EditionParts,
  Fit,
  Fits,
  Kind,
  Level,
  Odds,
  Side,
  Tile,
  WeakSpot,
} from '../game.generated';
import { call, problemFrom, type ApiProblem } from './api';
import { AskedAce, type AskAce } from './asked-ace.svelte';
import { SIDES } from './cells';
import { turned } from './fitting';
import { Forecasting } from './forecasting.svelte';
import { writeShip } from './notation-written';
import { percent } from './formats';
import { countOf, oddsOf } from './odds';
import { halfPoints, square } from './sentences';
import { Ship } from './ship.svelte';

export interface Advice {
  readonly tone: 'good' | 'bad' | 'note';
  /** key of the sentence: advice-... */
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly cells: readonly Cell[];
}
export interface Yard {
  box(edition: string): Promise<EditionParts>;
  check(ship: object): Promise<CheckedShip>;
  /** where a tile fits a ship given as notation */
  fits(notation: string, tile: string): Promise<readonly Fit[]>;
  /** what small meteors from a side may do to it */
  meteors(notation: string, side: Side): Promise<Odds>;
}

const server: Yard = {
  box: (edition) => call(`/api/editions/${edition}`),
  check: (ship) => call('/api/ships/check', ship),
  fits: async (notation, tile) => (await call<Fits>('/api/ships/fits', { notation, tile })).fits,
  meteors: (notation, side) =>
    oddsOf(notation, { meteor: true, hit: { heavy: false, side, fixed_die: null } }),
};

const CHECK_MS = 180;
/** How many tiles a ship has at least before its flights are worth forecasting. */
const WORTH_FLYING = 6;

export class Practice {
  box = $state.raw<EditionParts | null>(null);
  level = $state.raw<Level | null>(null);
  hand = $state.raw<Tile | null>(null);
  checked = $state.raw<CheckedShip | null>(null);
  problem = $state.raw<ApiProblem | null>(null);
  readonly ship = new Ship();
  readonly forecasting = new Forecasting();
  readonly ace: AskedAce;
  #fits = $state.raw<readonly Fit[]>([]);
  /** in per cent, what small meteors from each side would take off */
  #risks = $state.raw<readonly Risk[]>([]);
  readonly #yard: Yard;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  constructor(yard: Yard = server, ask?: AskAce) {
    this.#yard = yard;
    this.ace = new AskedAce(ask);
  }

  async open(edition: string): Promise<void> {
    try {
      this.box = await this.#yard.box(edition);
      const wanted = this.level?.name;
      const levels = this.box.levels;
      this.begin(levels.find(({ name }) => name === wanted) ?? levels[1] ?? levels[0] ?? null);
    } catch (thrown) {
      this.problem = problemFrom(thrown);
    }
  }

  /** An empty plan with a starting cabin in each of its parts. */
  begin(level: Level | null): void {
    this.level = level;
    this.hand = null;
    for (const map of [this.ship.tiles, this.ship.crew, this.ship.charge]) map.clear();
    const cabin = this.box?.starting_cabins[0];
    if (level && cabin) {
      const { start, more_starts } = level.blueprint;
      for (const [part, cell] of [start, ...more_starts].entries())
        this.ship.tiles.set(cell, part ? { ...cabin, id: `${cabin.id}-${part + 1}` } : cabin);
    }
    this.#changed();
  }

  /** A ship from elsewhere, to be built on. */
  async bring({ edition, level, tiles }: Brought): Promise<void> {
    await this.open(edition);
    this.begin(this.box?.levels.find(({ name }) => name === level) ?? this.level);
    for (const [cell, tile] of Object.entries(tiles)) this.ship.tiles.set(Number(cell), tile);
    this.#changed();
  }

  /** Tiles that are not in the ship or the hand. */
  readonly shelf = $derived.by((): readonly Tile[] => {
    const used = new Set([...this.ship.tiles.values(), this.hand].map((tile) => tile?.id));
    return (this.box?.tiles ?? []).filter((tile) => !used.has(tile.id));
  });

  /** Where the tile in the hand joins the ship as it is turned now, as the rules say. */
  readonly fits = $derived.by((): ReadonlyMap<Cell, Fit> => {
    const turn = this.hand?.turn;
    return new Map(this.#fits.filter((fit) => fit.turn === turn).map((fit) => [fit.cell, fit]));
  });

  take(tile: Tile): void {
    this.ace.forget();
    this.hand = turned(tile, 4 - tile.turn);
    void this.#tryOut(tile);
  }

  /** What an ace would do with the ship and what is in the hand. */
  async askAce(): Promise<void> {
    const [level, box] = [this.level, this.box];
    if (level && box)
      await this.ace.ask({
        edition: box.name,
        level: level.name,
        tiles: this.#placed,
        hand: this.hand?.id ?? null,
      });
  }

  /** The tile the ace speaks of, turned as it would build it in. */
  readonly advised = $derived.by((): Tile | null => {
    const { tile: id, turn } = this.ace.advice ?? {};
    const tile = this.hand?.id === id ? this.hand : this.shelf.find((each) => each.id === id);
    if (!tile) return null;
    return turned(tile, (turn ?? 0) - tile.turn);
  });

  /** Where the ace would build it in. */
  readonly advisedCell = $derived.by((): Cell | null => {
    const advice = this.ace.advice;
    return advice && ['place', 'take'].includes(advice.verb) ? advice.cell : null;
  });

  get canFollow(): boolean {
    return this.ace.advice !== null && this.ace.advice.verb !== 'finish';
  }

  /** Does what the ace would do. */
  follow(): void {
    const [tile, cell] = [this.advised, this.advisedCell];
    if (!this.canFollow) return;
    if (!tile || cell === null) return this.drop();
    this.hand = tile;
    this.tap(cell);
  }

  async #tryOut({ id }: Tile): Promise<void> {
    this.#fits = [];
    const fits = await this.#yard.fits(this.#notation, id).catch(() => []);
    if (this.hand?.id === id) this.#fits = fits;
  }

  get #notation(): string {
    if (!this.level || !this.box) return '';
    return writeShip(this.box.name, this.level.blueprint, this.ship.aboard);
  }

  draw(random: () => number = Math.random): void {
    const tile = this.shelf[Math.floor(random() * this.shelf.length)];
    if (tile) this.take(tile);
  }

  turn(quarters = 1): void {
    if (this.hand) this.hand = turned(this.hand, quarters);
  }

  /** Puts the tile in the hand down, or picks one up. */
  tap(cell: Cell): void {
    const lying = this.ship.tiles.get(cell);
    if (this.hand && !lying) {
      if (!this.level?.blueprint.area.includes(cell)) return;
      this.ship.tiles.set(cell, this.hand);
      this.hand = null;
      return this.#changed();
    }
    if (!lying || this.hand || lying.kind === 'starting_cabin') return;
    this.ship.tiles.delete(cell);
    this.hand = lying;
    void this.#tryOut(lying);
    this.#changed();
  }

  drop(): void {
    this.ace.forget();
    this.hand = null;
  }

  get #placed() {
    return [...this.ship.tiles].map(([cell, { id, turn }]) => ({ cell, id, turn }));
  }

  #changed(): void {
    this.ace.forget();
    loadUp(this.ship);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), CHECK_MS);
  }

  async check(): Promise<void> {
    const level = this.level;
    if (!level || !this.box) return;
    const number = ++this.#number;
    const tiles = this.#placed;
    try {
      const planned = { edition: this.box.name, level: level.name, tiles };
      const checked = await this.#yard.check(planned);
      if (number !== this.#number) return;
      this.forecasting.plan(checked.legal && tiles.length >= WORTH_FLYING ? planned : null);
      this.checked = checked;
      this.problem = null;
      this.ship.figures = checked.figures;
      await this.#weigh(number);
    } catch (thrown) {
      this.problem = problemFrom(thrown);
    }
  }

  async #weigh(number: number): Promise<void> {
    const notation = this.#notation;
    const odds = await Promise.all(SIDES.map((side) => this.#yard.meteors(notation, side)));
    if (number === this.#number) this.#risks = SIDES.map((side) => riskOf(side, odds[side]));
  }

  readonly advice = $derived.by((): readonly Advice[] =>
    this.level && this.checked
      ? advise(this.level, this.ship, this.#risks, this.checked.weak_spots)
      : [],
  );
}

/** What small meteors from a side would do: the share of rolls, and whether a shield helps. */
export interface Risk {
  readonly side: Side;
  readonly lost: number;
  readonly shielded: boolean;
}

function riskOf(side: Side, odds: Odds | undefined): Risk {
  const shielded = odds?.lines.every(({ outlook }) => outlook.reason !== 'no_shield') ?? false;
  return { side, lost: odds ? countOf(odds, 'lost') / odds.rolls : 0, shielded };
}

/** Crew and batteries as they would be at the start. */
function loadUp(ship: Ship): void {
  ship.crew.clear();
  ship.charge.clear();
  for (const [cell, tile] of ship.tiles) {
    if (tile.kind === 'cabin' || tile.kind === 'starting_cabin')
      ship.crew.set(cell, ['human', 'human']);
    if (tile.kind === 'battery') ship.charge.set(cell, tile.capacity);
  }
}

/** Strengths of enemies that are usual on a level, in half points. */
const ENEMIES: Readonly<Record<number, number>> = { 1: 10, 2: 14, 3: 20 };
const SIDE_NAMES = ['front', 'right', 'rear', 'left'] as const;
export function advise(
  level: Level,
  ship: Ship,
  risks: readonly Risk[],
  weak: readonly WeakSpot[],
): Advice[] {
  const { figures } = ship;
  const cells = (...kinds: readonly Kind[]) =>
    [...ship.tiles].filter(([, tile]) => kinds.includes(tile.kind)).map(([cell]) => cell);
  const say = (
    tone: Advice['tone'],
    key: string,
    params: Advice['params'] = {},
    about: readonly Cell[] = [],
  ): Advice => ({ tone, key: `advice-${key}`, params, cells: about });
  return [
    ...flaws(),
    ...engines(),
    ...cannons(),
    ...batteries(),
    ...shields(),
    ...looks(),
    ...crew(),
    ...holds(),
    ...weakSpots(),
  ];

  function flaws(): Advice[] {
    const at = [...new Set(figures.flaws.flatMap((flaw) => flaw.cells))];
    return figures.flaws.length
      ? [say('bad', 'flaws', { count: figures.flaws.length }, at)]
      : ship.tiles.size > 4
        ? [say('good', 'no-flaws')]
        : [];
  }
  function engines(): Advice[] {
    const [without, best] = figures.engines;
    const at = cells('single_engine', 'double_engine');
    if (best === 0) return [say('bad', 'no-engines')];
    if (without === 0) return [say('bad', 'only-double-engines', {}, at)];
    return best >= 4 * level.number + 4
      ? [say('good', 'engines', { strength: halfPoints(best) }, at)]
      : [];
  }
  function cannons(): Advice[] {
    const best = figures.cannons[1];
    const enemy = ENEMIES[level.number] ?? 10;
    const at = cells('single_cannon', 'double_cannon');
    const params = { strength: halfPoints(best), enemy: halfPoints(enemy) };
    if (best === 0) return [say('bad', 'no-cannons', params)];
    return [
      say(best > enemy ? 'good' : 'note', best > enemy ? 'cannons' : 'few-cannons', params, at),
    ];
  }
  function batteries(): Advice[] {
    const hungry = cells('double_engine', 'double_cannon', 'shield');
    if (hungry.length && figures.batteries === 0) return [say('bad', 'no-batteries', {}, hungry)];
    if (figures.batteries < hungry.length)
      return [
        say(
          'note',
          'few-batteries',
          { batteries: figures.batteries, count: hungry.length },
          hungry,
        ),
      ];
    return figures.batteries > 4 * hungry.length + 4
      ? [say('note', 'idle-batteries', { batteries: figures.batteries }, cells('battery'))]
      : [];
  }
  function shields(): Advice[] {
    const open = risks.filter(({ shielded }) => !shielded);
    if (!open.length && figures.batteries && cells('shield').length)
      return [say('good', 'shields', {}, cells('shield'))];
    const worst = [...open].sort((one, other) => other.lost - one.lost)[0];
    if (!worst?.lost) return [];
    const side = SIDE_NAMES[worst.side];
    return [
      say(worst.lost > 0.25 ? 'bad' : 'note', 'unshielded', { side, risk: percent(worst.lost) }),
    ];
  }
  function looks(): Advice[] {
    if (ship.tiles.size < 6) return [];
    const { exposed } = figures;
    if (exposed <= 3) return [say('good', 'tidy', { exposed })];
    return exposed >= 8
      ? [say('bad', 'ragged', { exposed })]
      : [say('note', 'exposed', { exposed })];
  }
  function crew(): Advice[] {
    const cabins = cells('cabin');
    if (ship.tiles.size < 8) return [];
    return cabins.length < 2
      ? [say('bad', 'few-cabins', { crew: figures.crew })]
      : [say('good', 'crew', { crew: figures.crew }, cabins)];
  }
  function holds(): Advice[] {
    const at = cells('cargo', 'special_cargo');
    const room = at.reduce((sum, cell) => sum + (ship.tiles.get(cell)?.capacity ?? 0), 0);
    if (ship.tiles.size < 8) return [];
    if (!room) return [say('note', 'no-holds')];
    const red = cells('special_cargo').length;
    return [say(room >= 4 ? 'good' : 'note', red ? 'holds' : 'no-red-holds', { room }, at)];
  }
  function weakSpots(): Advice[] {
    return weak
      .filter(({ falls }) => falls.length >= 3)
      .slice(0, 2)
      .map(({ cell, falls }) =>
        say('bad', 'weak-spot', { cell: square(cell), count: falls.length }, [cell, ...falls]),
      );
  }
}
