/** Every visible word: Fluent messages in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import needed from '../words-needed.ftl?raw';
import type { Language } from './language';

export type Arguments = Record<string, FluentVariable>;
export type LoadCatalogue = (language: Language) => Promise<string>;

// One lazily loaded piece per language; the catalogues are shared with server and command line.
const CATALOGUES = import.meta.glob<string>('../../../src/boltbucket/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

const loadBundled: LoadCatalogue = async (language) => {
  const found = Object.entries(CATALOGUES).find(([path]) => path.endsWith(`/${language}.ftl`));
  return found ? found[1]() : '';
};

export class Words {
  language = $state.raw<Language>('en');
  #bundle = $state.raw<FluentBundle>(bundleOf('en', ''));

  async speak(language: Language, load: LoadCatalogue = loadBundled): Promise<void> {
    this.#bundle = bundleOf(language, await load(language));
    this.language = language;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message in the chosen language; its key where it is missing, so that it shows. */
  say(key: string, args?: Arguments): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.#bundle.formatPattern(pattern, args ?? null, []);
  }
}

function bundleOf(language: Language, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(needed));
  bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  return bundle;
}

export const words = new Words();
export const t = (key: string, args?: Arguments): string => words.say(key, args);
