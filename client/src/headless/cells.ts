import type { Cell, Blueprint, Side } from '../game.generated';

export const columnOf = (cell: Cell): number => Math.floor(cell / 100);
export const rowOf = (cell: Cell): number => cell % 100;
export const cellAt = (column: number, row: number): Cell => column * 100 + row;
export const SIDES: readonly Side[] = [0, 1, 2, 3];
/** The side a side comes to lie on after quarter turns clockwise. */
export const turnedSide = (side: Side, quarters: number): Side =>
  SIDES[(((side + quarters) % 4) + 4) % 4] ?? side;
export const opposite = (side: Side): Side => turnedSide(side, 2);
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Where a cell lies in the printed grid, counted from the front left corner. */
export function placeOf(plan: Blueprint, cell: Cell): { x: number; y: number } {
  return { x: plan.columns.indexOf(columnOf(cell)), y: plan.rows.indexOf(rowOf(cell)) };
}

/** The cell beside another on the plan's grid, or null beyond its edge. */
export function neighbour(plan: Blueprint, cell: Cell, side: Side): Cell | null {
  const { x, y } = placeOf(plan, cell);
  const [dx, dy] = STEPS[side] ?? [0, 0];
  const column = plan.columns[x + dx];
  const row = plan.rows[y + dy];
  return column === undefined || row === undefined ? null : cellAt(column, row);
}

/** All cells of the grid, row by row from the front. */
export function gridOf(plan: Blueprint): Cell[] {
  return plan.rows.flatMap((row) => plan.columns.map((column) => cellAt(column, row)));
}

/** The first square of a line with something on it, for whatever flies in from that side. */
export function firstInLine(
  plan: Blueprint,
  lying: { has(cell: Cell): boolean },
  side: Side,
  line: number,
): Cell | null {
  const along = side % 2 === 0;
  const cells = along
    ? plan.rows.map((row) => cellAt(line, row))
    : plan.columns.map((column) => cellAt(column, line));
  if (side === 1 || side === 2) cells.reverse();
  return cells.find((cell) => lying.has(cell)) ?? null;
}

/** So wide is what is left beside a plan for a line that misses it, in squares. */
const BESIDE = 0.34;

/** Where a line runs across a plan and how wide it is drawn, in squares from the front left corner;
 * what misses the plan passes close by. */
export function laneOf(
  plan: Blueprint,
  line: number,
  column: boolean,
): { readonly at: number; readonly wide: number } {
  const numbers = column ? plan.columns : plan.rows;
  const at = numbers.indexOf(line);
  if (at >= 0) return { at, wide: 1 };
  const [first = 0] = numbers;
  const ahead = line < first === first <= (numbers.at(-1) ?? first);
  return { at: ahead ? -BESIDE : numbers.length, wide: BESIDE };
}
