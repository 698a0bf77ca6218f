/**
 * Keys on the screen: some browsers make the page smaller for them, others lay them over it. Where
 * they lie over it, the page is told how much of it is left, as `--seen` and `--keys`.
 */

interface SeenPart {
  readonly height: number;
  readonly offsetTop: number;
  readonly scale: number;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}
interface Screen {
  readonly innerHeight: number;
  readonly visualViewport: SeenPart | null;
}
interface Style {
  setProperty(name: string, value: string): void;
  removeProperty(name: string): void;
}

/** A scroll bar takes less, keys take more. */
const LEAST_PX = 60;
const TOLD = ['resize', 'scroll'] as const;

/** Until the function that is returned is called. */
export function minded(screen: Screen, style: Style): () => void {
  const seen = screen.visualViewport;
  if (!seen) return () => undefined;

  const mind = () => {
    // Whoever has drawn the page nearer sees less of it on purpose.
    const covered = seen.scale > 1.01 ? 0 : screen.innerHeight - seen.height;
    if (covered < LEAST_PX) return forget(style);
    style.setProperty('--seen', `${Math.round(seen.height)}px`);
    style.setProperty('--keys', `${Math.max(0, Math.round(covered - seen.offsetTop))}px`);
  };
  for (const type of TOLD) seen.addEventListener(type, mind);
  return () => {
    for (const type of TOLD) seen.removeEventListener(type, mind);
    forget(style);
  };
}

function forget(style: Style): void {
  style.removeProperty('--seen');
  style.removeProperty('--keys');
}
