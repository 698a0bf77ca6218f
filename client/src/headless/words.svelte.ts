/** Every visible word: Fluent messages in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './language';
import { learnToSet, typeset } from './typesetting';

export type Arguments = Record<string, FluentVariable>;
export type LoadCatalogue = (language: Language) => Promise<string>;

// Loaded for the chosen language only; the catalogues are shared with server and command line.
const CATALOGUES = import.meta.glob<string>(
  [
    '../../../src/boltbucket/words/*/*.ftl',
    // What commands say and print.
    '!../../../src/boltbucket/words/*/cli.ftl',
    '!../../../src/boltbucket/words/*/output.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** What every scene but the start page speaks of. */
export const GAME_WORDS = ['decisions', 'events', 'missions', 'roads', 'rules'] as const;
/** Areas that are learned when they are needed, not before. */
const LATER = [...GAME_WORDS, 'show', 'remarks', 'tales', 'lessons', 'faults', 'ace'] as const;
export type Later = (typeof LATER)[number];
const isLater = (path: string, area: Later) => path.endsWith(`/${area}.ftl`);

const loadBundled = async (language: Language, learned: readonly Later[] = []): Promise<string> => {
  const areas = Object.entries(CATALOGUES).filter(
    ([path]) =>
      path.includes(`/${language}/`) &&
      LATER.every((area) => learned.includes(area) || !isLater(path, area)),
  );
  return (await Promise.all(areas.map(([, load]) => load()))).join('\n');
};

export class Words {
  language = $state.raw<Language>('en');
  #bundle = $state.raw<FluentBundle>(bundleOf('en', []));

  // None of these is a rune: whoever asks for words does not depend on what is spoken.
  #learned: readonly Later[] = [];
  #wanted: Language = 'en';
  #asked = 0;
  /** Up to here everything that was asked for has come, or will not come. */
  #settled = 0;
  /** Until what is on its way has come. */
  #coming: Promise<void> = Promise.resolve();

  /** More areas of words, from now on in whatever language is spoken. */
  learn(...areas: readonly Later[]): Promise<void> {
    const fresh = areas.filter((area) => !this.#learned.includes(area));
    if (!fresh.length) return this.#settling();
    this.#learned = [...this.#learned, ...fresh];
    return this.speak(this.#wanted).catch((error: unknown) => {
      this.#learned = this.#learned.filter((area) => !fresh.includes(area));
      throw error;
    });
  }

  /** A part of the page, once the words it speaks are there. */
  async beside<Part>(part: Promise<Part>, ...areas: readonly Later[]): Promise<Part> {
    const [loaded] = await Promise.all([part, this.learn(...areas)]);
    return loaded;
  }

  speak(
    language: Language,
    load: LoadCatalogue = (spoken) => loadBundled(spoken, this.#learned),
  ): Promise<void> {
    this.#wanted = language;
    this.#asked += 1;
    this.#coming = this.#bring(this.#asked, language, load);
    return this.#settling();
  }

  async #bring(asked: number, language: Language, load: LoadCatalogue): Promise<void> {
    try {
      const spoken: Language[] = language === 'en' ? ['en'] : ['en', language];
      const [catalogues] = await Promise.all([Promise.all(spoken.map(load)), learnToSet(language)]);
      // Whatever was asked for later knows all this and more.
      if (asked !== this.#asked) return;
      this.#bundle = bundleOf(language, catalogues);
      this.language = language;
    } finally {
      if (asked === this.#asked) this.#settled = asked;
    }
  }

  /** Not before the last has come: it brings along what was asked for earlier. */
  async #settling(): Promise<void> {
    const awaited = this.#coming;
    await awaited;
    if (awaited !== this.#coming) await this.#settling();
  }

  has(key: string): boolean {
    return this.#pattern(key) != null;
  }

  /**
   * The message of a key, or of an attribute as in `card-planets.rule`; nothing as long as it may
   * still come, and the key if it is missing.
   */
  say(key: string, args?: Arguments): string {
    const pattern = this.#pattern(key);
    if (pattern != null) return this.#bundle.formatPattern(pattern, args ?? null, []);
    return this.#settled === this.#asked ? key : '';
  }

  /** A word as a sentence needs it; the bare word where it has no such form. */
  form(key: string, form: string): string {
    return this.say(this.has(`${key}.${form}`) ? `${key}.${form}` : key);
  }

  #pattern(key: string) {
    const [name = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }
}

/** Later catalogues win: what a language lacks is said in English. */
function bundleOf(language: Language, catalogues: string[]): FluentBundle {
  const transform = (text: string) => typeset(language, text);
  const bundle = new FluentBundle(language, { useIsolating: false, transform });
  for (const text of catalogues) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

export const words = new Words();
export const t = (key: string, args?: Arguments): string => words.say(key, args);
