/** Ships and tiles put into words, for labels and screen readers. */

import { columnOf, rowOf } from './cells';
import type { Cell, FlawKind, Tile } from '../game.generated';
import { listed } from './formats';
import { halfPoints, keyPart } from './sentences';
import type { Ship } from './table.svelte';
import { t } from './words.svelte';

const SIDE_NAMES = ['front', 'right', 'rear', 'left'] as const;
const CONNECTOR_NAMES = ['smooth', 'single', 'double', 'universal'] as const;

export function tileName(tile: Tile): string {
  const name = t(`component-${keyPart(tile.kind)}`);
  return tile.capacity ? t('tile-sized', { tile: name, capacity: tile.capacity }) : name;
}

/** The whole tile: what it is, where it looks, and its four sides. */
export function tileText(tile: Tile): string {
  const sides = tile.connectors.map((connector, side) =>
    t('tile-side', {
      side: t(`side-${SIDE_NAMES[side]}`),
      connector: t(`connector-${CONNECTOR_NAMES[connector]}`),
    }),
  );
  const looks = listed(tile.directions.map((side) => t(`side-to-${SIDE_NAMES[side]}`)));
  const name = looks ? t('tile-looking', { tile: tileName(tile), sides: looks }) : tileName(tile);
  return `${name}; ${sides.join(', ')}`;
}

export function cellText(cell: Cell): string {
  return t('cell-name', { column: columnOf(cell), row: rowOf(cell) });
}

/** A square of a ship with all that is on it. */
export function squareText(ship: Ship, cell: Cell): string {
  const tile = ship.tiles.get(cell);
  if (!tile) return t('square-empty', { cell: cellText(cell) });
  const aboard = [
    ...(ship.crew.get(cell) ?? []).map((figure) => t(`figure-${figure}`)),
    ...(ship.goods.get(cell) ?? []).map((good) => t(`good-${good}`)),
  ];
  const charge = ship.charge.get(cell);
  if (charge !== undefined) aboard.push(t('square-charge', { charge }));
  const text = t('square-tile', { cell: cellText(cell), tile: tileText(tile) });
  return aboard.length ? `${text}; ${listed(aboard)}` : text;
}

export function flawText(kind: FlawKind | 'apart'): string {
  return t(kind === 'apart' ? 'building-apart' : `flaw-${keyPart(kind)}`);
}

export function range([without, best]: readonly [number, number]): string {
  return without === best ? halfPoints(best) : `${halfPoints(without)}–${halfPoints(best)}`;
}
