/** The languages the game speaks: every folder of words is one, English first. */

const FOLDERS = import.meta.glob('../../../src/boltbucket/words/*/things.ftl', { query: '?raw' });
const FOUND = Object.keys(FOLDERS).map((path) => path.split('/').at(-2) ?? '');

export type Language = string;
export const LANGUAGES: readonly Language[] = ['en', ...FOUND.filter((found) => found !== 'en')];

/** What a language calls itself. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The first of the wished languages that the game speaks, or English. */
export function chooseLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}
