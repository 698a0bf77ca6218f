/** The shape of the room there is for something: how it is laid out follows from it. */

/** As a phone is held upright or sideways, a tablet upright, or a window small or large. */
export type Shape = 'upright' | 'low' | 'tablet' | 'middling' | 'wide';

// In letters, so that large ones count like a small screen.
const NARROW = 30;
const PHONE = 47.5;
const LOW = 35;
const MIDDLING = 73.75;

/** All in the same unit; `letter` is the size of the page's letters. */
export function shapeOf(width: number, height: number, letter: number): Shape {
  const [across, down] = [width / letter, height / letter];
  if (across <= NARROW) return 'upright';
  if (down >= across) return across <= PHONE ? 'upright' : 'tablet';
  if (down < LOW || across <= PHONE) return 'low';
  return across <= MIDDLING ? 'middling' : 'wide';
}
