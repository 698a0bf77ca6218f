/** Every key the page listens to, by where it works. */

export interface KeyUse {
  /** as printed on a keyboard, or a word for it: key-... */
  readonly keys: readonly string[];
  /** key of what it does */
  readonly does: string;
}
export interface KeyGroup {
  readonly name: string;
  readonly uses: readonly KeyUse[];
}

const ARROWS = ['←', '↑', '↓', '→'];
const use = (does: string, ...keys: readonly string[]): KeyUse => ({ keys, does });

export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    name: 'keys-everywhere',
    uses: [
      use('keys-this-sheet', '?'),
      use('keys-go-on', 'key-tab'),
      use('keys-press', 'key-enter'),
      use('keys-ship', ...ARROWS),
      use('keys-names', 'key-hover', 'key-tab'),
      use('keys-rule', 'I'),
      use('keys-close', 'key-escape'),
    ],
  },
  {
    name: 'keys-building',
    uses: [
      use('keys-draw', 'key-space'),
      use('keys-heap', ...ARROWS),
      use('keys-turn', 'R', 'key-wheel', 'key-right-click'),
      use('keys-turn-back', 'key-shift', 'R'),
      use('keys-place-best', 'B', 'key-double-click'),
      use('keys-fits', 'F'),
      use('keys-reserve', 'S'),
      use('keys-give-back', 'key-backspace'),
      use('keys-pick-up', 'U'),
      use('keys-last-event', 'L'),
      use('keys-read-ship', 'A'),
    ],
  },
  {
    name: 'keys-flight',
    uses: [
      use('keys-planet', '1', '2', '3', '4'),
      use('keys-confirm', 'C'),
      use('keys-skip', 'K'),
      use('keys-home', 'H'),
      use('keys-last-event', 'L'),
      use('keys-read-ship', 'S'),
    ],
  },
  {
    name: 'keys-replay',
    uses: [
      use('keys-play', 'key-space'),
      use('keys-step', '←', '→'),
      use('keys-chapter', 'key-page-up', 'key-page-down'),
    ],
  },
  {
    name: 'keys-practice',
    uses: [use('keys-practice-draw', 'D'), use('keys-practice-drop', 'key-backspace')],
  },
];

/** Whether a key press asks for the sheet, and not for a question mark in some text. */
export function asksForKeys(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target as Element | null)?.closest?.('input, textarea, select, dialog');
}
