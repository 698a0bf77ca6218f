/** Ships written down as text, for whoever works something out about them (docs/notation.md). */

import type { Blueprint, Cell, Figure, Good, Kind, Quirks, Side, Tile } from '../game.generated';
import { cellAt } from './cells';
import type { Aboard } from './ship.svelte';

const LETTERS: Readonly<Record<Kind, string>> = {
  structural: 't',
  starting_cabin: '@',
  cabin: 'c',
  single_cannon: 'g',
  double_cannon: 'gg',
  single_engine: 'e',
  double_engine: 'ee',
  shield: 's',
  battery: 'b',
  cargo: 'h',
  special_cargo: 'r',
  life_support_brown: 'lb',
  life_support_purple: 'lp',
  explosive: 'x',
  fragile: 'f',
  heavy: 'm',
  radioactive: 'n',
  single_artifact: 'a',
  double_artifact: 'aa',
  sentry: 'y',
  arms_locker: 'w',
};
const ARROWS: Readonly<Record<Side, string>> = { 0: '^', 1: '>', 2: 'v', 3: '<' };
const CREW: Readonly<Record<Figure, string>> = { human: 'h', brown: 'b', purple: 'p' };
const GOODS: Readonly<Record<Good, string>> = { red: 'R', yellow: 'Y', green: 'G', blue: 'B' };
/** Which of them say where they look; a double artifact looks everywhere. */
const LOOKING: readonly Kind[] = [
  'single_cannon',
  'double_cannon',
  'single_engine',
  'double_engine',
  'shield',
  'single_artifact',
];

/** A tile as it lies, described. */
export function writeTile({ kind, colour, capacity, directions, connectors }: Tile): string {
  const size = capacity || '';
  const arrows = LOOKING.includes(kind) ? directions.map((side) => ARROWS[side]).join('') : '';
  const name = kind === 'starting_cabin' ? `@${colour}` : LETTERS[kind];
  return `${name}${size}${arrows}-${connectors.join('')}`;
}

export function writeShip(
  edition: string,
  plan: Blueprint,
  ship: Aboard,
  quirks: Quirks | null = null,
): string {
  const word = (cell: Cell) => {
    const tile = ship.tiles[cell];
    if (!tile) return plan.area.includes(cell) ? '.' : '-';
    const inside = contents(ship, cell);
    return inside ? `${writeTile(tile)}+${inside}` : writeTile(tile);
  };
  const rows = plan.rows.map((row) =>
    [row, ...plan.columns.map((column) => word(cellAt(column, row)))].join(' '),
  );
  return [
    `ship ${edition} ${plan.name}`,
    ...(quirks ? writeQuirks(quirks) : []),
    plan.columns.join(' '),
    ...rows,
  ].join('\n');
}

function contents(ship: Aboard, cell: Cell): string {
  const crew = (ship.crew[cell] ?? []).map((figure) => CREW[figure]).join('');
  const goods = (ship.goods[cell] ?? []).map((good) => GOODS[good]).join('');
  return `${crew}${goods}${ship.charge[cell] || ''}`;
}

function writeQuirks(quirks: Quirks): string[] {
  const sides = quirks.shieldless_sides.map((side) => ARROWS[side]).join('');
  const found: readonly (readonly [string, string | number | null])[] = [
    ['alien-bonus', quirks.alien_bonus === 2 ? null : quirks.alien_bonus],
    ['containers-used', quirks.containers_used],
    ['batteries-short', quirks.batteries_short || null],
    ['shieldless-sides', sides || null],
    ['half-forward-cannon-rows', quirks.half_forward_cannon_rows.join('-') || null],
    ['idle-engine-rows', quirks.idle_engine_rows.join('-') || null],
    ['heavy-mass', quirks.heavy_mass],
    ['explosive-contents', quirks.explosive_contents ? 1 : null],
    ['meteors-inverted', quirks.meteors_inverted ? 1 : null],
    ['joint-drag', quirks.joint_drag ? 1 : null],
    ['turned', quirks.turned ? 1 : null],
  ];
  return found.flatMap(([name, value]) => (value === null ? [] : [`quirk ${name} ${value}`]));
}
