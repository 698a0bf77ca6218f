export const LANGUAGES = ['en', 'de', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the wished languages that the game speaks, or English. */
export function chooseLanguage(wished: readonly string[]): Language {
  for (const wish of wished) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language === base);
    if (found) return found;
  }
  return 'en';
}
