/** The rules as a reference: topics in the player's language, loaded when they are first asked for. */

import { call } from './api';
import type { Language } from './language';

export interface Passage {
  /** "2007", "2021", "ours", "example" or nothing */
  readonly mark: string;
  readonly list: boolean;
  readonly lines: readonly string[];
  readonly ship?: string;
  readonly facts?: readonly string[];
}
export interface Topic {
  readonly name: string;
  readonly chapter: string;
  readonly title: string;
  readonly see: readonly string[];
  /** Kinds of card and component whose rule it is. */
  readonly about: readonly string[];
  readonly differs: boolean;
  readonly ours: boolean;
  readonly passages: readonly Passage[];
}

type Load = (language: Language) => Promise<readonly Topic[]>;

const fetchTopics: Load = async (language) => {
  const found = await call<readonly Topic[] | { topics: readonly Topic[] }>(
    `/api/rules/${language}`,
  );
  return 'topics' in found ? found.topics : found;
};

export class Reference {
  topics = $state.raw<readonly Topic[]>([]);
  failed = $state.raw(false);
  #language: Language | null = null;

  async open(language: Language, load: Load = fetchTopics): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    this.failed = false;
    try {
      this.topics = await load(language);
    } catch {
      this.#language = null;
      this.failed = true;
    }
  }

  /** The topic of that name, or the one that is about such a card or component. */
  topic(name: string): Topic | undefined {
    const found = this.topics.find((topic) => topic.name === name);
    return found ?? this.topics.find((topic) => topic.about.includes(name));
  }

  search(words: string): readonly Topic[] {
    return searched(this.topics, words);
  }
}

/** Small letters without accents, so that nobody has to type them. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');

/** The topics in which every word occurs, the best first. */
export function searched(topics: readonly Topic[], words: string): readonly Topic[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return topics;
  return topics
    .map((topic) => ({ topic, weight: weigh(topic, wanted) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ topic }) => topic);
}

/** Titles count more than text, beginnings of words more than their ends. */
function weigh(topic: Topic, wanted: readonly string[]): number {
  const title = plain(`${topic.title} ${topic.name}`);
  const text = plain(topic.passages.flatMap(({ lines }) => lines).join(' '));
  let weight = 0;
  for (const word of wanted) {
    const begins = title.split(/[^\p{Letter}\p{Number}]+/u).some((part) => part.startsWith(word));
    const found =
      (begins ? 20 : 0) + (title.includes(word) ? 5 : 0) + Math.min(9, text.split(word).length - 1);
    if (!found) return 0;
    weight += found;
  }
  return weight;
}

/** The topic behind a kind of card. */
const ENEMIES = ['smugglers', 'slavers', 'pirates'];
export const topicOfCard = (kind: string): string => (ENEMIES.includes(kind) ? 'enemies' : kind);

export const reference = new Reference();
