/** Ships drawn as text, read for pictures of the rules (see docs/notation.md). */

import type { Blueprint, Cell, Figure, Good, Kind, Side, Tile } from '../game.generated';
import type { Aboard } from './ship.svelte';
import { connectorsOf, openBut } from './tiles';

export interface Drawn {
  readonly plan: Blueprint;
  readonly ship: Aboard;
}

const KINDS: Readonly<Record<string, Kind>> = {
  t: 'structural',
  '@': 'starting_cabin',
  c: 'cabin',
  g: 'single_cannon',
  gg: 'double_cannon',
  e: 'single_engine',
  ee: 'double_engine',
  s: 'shield',
  b: 'battery',
  h: 'cargo',
  r: 'special_cargo',
  lb: 'life_support_brown',
  lp: 'life_support_purple',
  x: 'explosive',
  f: 'fragile',
  m: 'heavy',
  n: 'radioactive',
  a: 'single_artifact',
  aa: 'double_artifact',
  y: 'sentry',
  w: 'arms_locker',
};
const SIDES: Readonly<Record<string, Side>> = { '^': 0, '>': 1, v: 2, '<': 3 };
const USUAL: Partial<Record<Kind, readonly Side[]>> = {
  single_cannon: [0],
  double_cannon: [0],
  single_engine: [2],
  double_engine: [2],
  shield: [0, 1],
  single_artifact: [0, 2],
};
const CREW: Readonly<Record<string, Figure>> = { h: 'human', b: 'brown', p: 'purple' };
const GOODS: Readonly<Record<string, Good>> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };
const WORD =
  /^(@(?:[a-z]+)?|gg|ee|aa|lb|lp|[tcgesbhrxfmnayw])(\d*)([\^><v]*)(?:-([0-3]{4}))?(?:[\^><v])?(?:\+(.+))?$/;
const START = 7;

/** Reads a drawing; squares that are not understood stay empty. */
export function readDrawing(text: string): Drawn {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/;.*/, '').trim())
    .filter((line) => line && !line.startsWith('ship '));
  const rows = lines.map((line) => line.split(/\s+/));
  const numbered = /^\d+$/.test(rows[0]?.[0] ?? '') && rows[0]?.every((word) => /^\d+$/.test(word));
  const { plan, words } = numbered ? printed(rows) : sketched(rows);
  const ship: Ship = { tiles: {}, crew: {}, charge: {}, goods: {} };
  words.forEach((row, y) =>
    row.forEach((word, x) => {
      const cell = (plan.columns[x] ?? 0) * 100 + (plan.rows[y] ?? 0);
      lay(ship, cell, word);
    }),
  );
  return { plan, ship };
}

interface Ship {
  tiles: Record<Cell, Tile>;
  crew: Record<Cell, Figure[]>;
  charge: Record<Cell, number>;
  goods: Record<Cell, Good[]>;
}

function printed(rows: readonly (readonly string[])[]): { plan: Blueprint; words: string[][] } {
  const columns = (rows[0] ?? []).map(Number);
  const words = rows.slice(1).map((row) => row.slice(1));
  return {
    plan: planOf(
      columns,
      rows.slice(1).map((row) => Number(row[0])),
      words,
    ),
    words,
  };
}

/** A sketch has no numbers: its starting cabin lies on 7/7, or it begins there. */
function sketched(rows: readonly (readonly string[])[]): { plan: Blueprint; words: string[][] } {
  const y = Math.max(
    0,
    rows.findIndex((row) => row.some((word) => word.startsWith('@'))),
  );
  const x = Math.max(
    0,
    (rows[y] ?? []).findIndex((word) => word.startsWith('@')),
  );
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => START - x + at);
  const words = rows.map((row) => [...row]);
  return {
    plan: planOf(
      columns,
      rows.map((_, at) => START - y + at),
      words,
    ),
    words,
  };
}

const PLAIN = {
  reserve_printed: false,
  more_starts: [],
  dice: 'sum',
  dead_column: null,
  engines_both_ways: false,
} as const;

function planOf(
  columns: number[],
  rows: number[],
  words: readonly (readonly string[])[],
): Blueprint {
  const area = rows.flatMap((row, y) =>
    columns.filter((_, x) => (words[y]?.[x] ?? '-') !== '-').map((column) => column * 100 + row),
  );
  return { name: '', columns, rows, area, start: START * 101, ...PLAIN };
}

function lay(ship: Ship, cell: number, word: string): void {
  const found = WORD.exec(word);
  if (!found) return;
  const [, letters = '', size = '', arrows = '', digits, contents = ''] = found;
  const kind = KINDS[letters.startsWith('@') ? '@' : letters];
  if (!kind) return;
  const directions = arrows
    ? [...new Set([...arrows].map((arrow) => SIDES[arrow] ?? 0))].sort()
    : (USUAL[kind] ?? []);
  ship.tiles[cell] = {
    id: `drawn-${word}-${cell}`,
    kind,
    connectors: digits
      ? connectorsOf(digits)
      : openBut(/cannon|engine/.test(kind) ? directions : []),
    capacity: Number(size || 0),
    directions,
    colour: letters.startsWith('@') ? letters.slice(1) || 'red' : '',
    turn: 0,
  };
  if (kind === 'battery') ship.charge[cell] = Number(contents || 0);
  else if (kind === 'cabin' || kind === 'starting_cabin')
    ship.crew[cell] = [...contents].flatMap((letter) => CREW[letter] ?? []);
  else ship.goods[cell] = [...contents].flatMap((letter) => GOODS[letter] ?? []);
}
