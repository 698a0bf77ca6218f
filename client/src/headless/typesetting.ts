/** Where a line must not break and where a word may, in languages that care. */

import type { Language } from './language';

/** Languages in which a word of one letter never ends a line. */
const BOUND: ReadonlySet<Language> = new Set(['cs', 'pl', 'sk']);
const SHORT_WORD = /(?<![\p{L}\p{N}<])(\p{L}) /gu;

/** The text, or its markup, with short words bound to those that follow. */
export const bound = (language: Language, text: string): string =>
  BOUND.has(language) ? text.replace(SHORT_WORD, '$1\u00a0') : text;

/** Loaded by who speaks German only. */
let withSeams = (text: string): string => text;

/** What has to be there before a language can be set. */
export async function learnToSet(language: Language): Promise<void> {
  if (language === 'de') ({ withSeams } = await import('./seams'));
}

/** The text as it is set on the page. */
export const typeset = (language: Language, text: string): string =>
  language === 'de' ? withSeams(text) : bound(language, text);
