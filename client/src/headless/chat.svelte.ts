/** What is said at a table: whom one does not want to hear, and what one has not read yet. */

import { SvelteSet } from 'svelte/reactivity';
import type { Chat } from '../game.generated';
import { keyPart } from './sentences';
import type { Session } from './session.svelte';
import { t } from './words.svelte';

export const LONGEST_CHAT = 300;

/** What was said, in the reader's language where it can be. */
export function saidText({ notice, phrase, text }: Chat): string {
  if (notice) return t(`notice-${keyPart(notice.code)}`, notice.params);
  return phrase ? t(`phrase-${keyPart(phrase)}`) : (text ?? '');
}

export class Chatting {
  open = $state(false);
  readonly muted = new SvelteSet<number>();
  readonly #session: Session;
  #read = $state.raw(0);

  constructor(session: Session) {
    this.#session = session;
  }

  readonly messages = $derived.by(() =>
    this.#session.table.chat.filter(({ from }) => from === null || !this.muted.has(from)),
  );

  /** What others have said since the chat was last looked at. */
  readonly unread = $derived.by((): readonly Chat[] => {
    const { seat, cameAt } = this.#session.table;
    const read = Math.max(this.#read, cameAt ?? 0);
    return this.messages.filter(({ n, from }) => n > read && (from === null || from !== seat));
  });

  get maySpeak(): boolean {
    return this.#session.table.seat !== null;
  }

  read(): void {
    this.#read = this.#session.table.chat.at(-1)?.n ?? 0;
  }

  show(open: boolean): void {
    this.open = open;
    this.read();
  }

  mute(seat: number): void {
    if (!this.muted.delete(seat)) this.muted.add(seat);
  }

  /** Says it, unless there is nothing to say; tells whether it was sent. */
  say(text: string): boolean {
    const said = text.trim().slice(0, LONGEST_CHAT);
    if (!said || !this.maySpeak) return false;
    this.#session.connection.chat(said);
    return true;
  }

  phrase(phrase: string): void {
    this.#session.connection.phrase(phrase);
  }
}
