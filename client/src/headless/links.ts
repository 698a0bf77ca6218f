/** Links and codes people paste, and links they are given. */

/** The path of a table: from its link, with or without a token, or from its code. */
export function tablePath(pasted: string): string | null {
  const text = pasted.trim();
  const path = /\/t\/[^/?#\s]+(#\S+)?/.exec(text)?.[0];
  if (path) return path;
  return /^[\w-]{3,12}$/.test(text) ? `/t/${text.toUpperCase()}` : null;
}

/** The path of a replay: from its link or from the name of the record. */
export function replayPath(pasted: string): string | null {
  const text = pasted.trim();
  const name = /\/replay\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  return /^[\w-]{3,64}$/.test(name) ? `/replay/${name}` : null;
}

/** The address others can use: not one that means this very machine, if there is another. */
export function sharedOrigin(own: string, links: readonly string[]): string {
  return isLocal(own) ? (links.find((link) => !isLocal(link)) ?? own) : own;
}

/** Whether an address means the very machine it is used on. */
export const isLocal = (origin: string) => /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin);
