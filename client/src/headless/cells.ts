import type { Cell, Plan, Side } from './protocol';

export const columnOf = (cell: Cell): number => Math.floor(cell / 100);
export const rowOf = (cell: Cell): number => cell % 100;
export const cellAt = (column: number, row: number): Cell => column * 100 + row;
export const opposite = (side: Side): Side => ((side + 2) % 4) as Side;

export const SIDES: readonly Side[] = [0, 1, 2, 3];
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Where a cell lies in the printed grid, counted from the front left corner. */
export function placeOf(plan: Plan, cell: Cell): { x: number; y: number } {
  return { x: plan.columns.indexOf(columnOf(cell)), y: plan.rows.indexOf(rowOf(cell)) };
}

/** The cell beside another on the plan's grid, or null beyond its edge. */
export function neighbour(plan: Plan, cell: Cell, side: Side): Cell | null {
  const { x, y } = placeOf(plan, cell);
  const [dx, dy] = STEPS[side] ?? [0, 0];
  const column = plan.columns[x + dx];
  const row = plan.rows[y + dy];
  return column === undefined || row === undefined ? null : cellAt(column, row);
}

/** All cells of the grid, row by row from the front. */
export function gridOf(plan: Plan): Cell[] {
  return plan.rows.flatMap((row) => plan.columns.map((column) => cellAt(column, row)));
}
