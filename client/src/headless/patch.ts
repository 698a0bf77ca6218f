/** Values and what has changed in them since: what stays the same is shared, never copied. */

import type { Change } from '../game.generated';

type Box = Record<string | number, unknown>;

/** The value after these changes; the old one stays as it was. */
export function patched<T>(value: T, changes: readonly Change[]): T {
  if (!changes.length) return value;
  const root: Box = { value };
  const own = new Set<unknown>([root]);
  for (const change of changes) apply(root, own, change);
  return root['value'] as T;
}

function apply(root: Box, own: Set<unknown>, change: Change): void {
  const path = ['value', ...change[0]];
  let at = root;
  for (const step of path.slice(0, -1)) at = opened(at, step, own);
  const last = path.at(-1) ?? 'value';
  if (change.length === 1) Reflect.deleteProperty(at, last);
  else at[last] = change[1];
}

/** What lies there, as a copy that belongs to the new value. */
function opened(box: Box, step: string | number, own: Set<unknown>): Box {
  const found = box[step];
  if (own.has(found)) return found as Box;
  const copy = Array.isArray(found) ? [...found] : { ...(found as object) };
  own.add(copy);
  box[step] = copy;
  return copy as unknown as Box;
}
