/** Where a line must not break, in languages that care. */

import type { Language } from './language';

/** Languages in which a word of one letter never ends a line. */
const BOUND: ReadonlySet<Language> = new Set(['cs', 'pl', 'sk']);
const SHORT_WORD = /(?<![\p{L}\p{N}<])(\p{L}) /gu;

/** The text, or its markup, with short words bound to those that follow. */
export const bound = (language: Language, text: string): string =>
  BOUND.has(language) ? text.replace(SHORT_WORD, '$1\u00a0') : text;
