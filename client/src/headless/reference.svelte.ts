/** The rules as a reference: topics in the player's language, loaded when they are first asked for. */

import type { Answers, Card, RuleFound, Tile } from '../game.generated';
import { call } from './api';
import type { Language } from './language';

export interface Passage {
  /** "2007", "2021", "ours", "uncertain", "example" or nothing */
  readonly mark: string;
  readonly lines: readonly string[];
  /** made from Markdown by the server; our texts hold no markup of their own */
  readonly html: string;
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
  /** Components and cards it is about, an example of each kind. */
  readonly tiles: readonly Tile[];
  readonly cards: readonly Card[];
  readonly passages: readonly Passage[];
}
export interface Found {
  readonly topic: Topic;
  readonly excerpt: string;
}

type Ask = (language: Language, asked: string) => Promise<readonly RuleFound[]>;
type Load = (language: Language) => Promise<readonly Topic[]>;

const fetchTopics: Load = async (language) => {
  const found = await call<readonly Topic[] | { topics: readonly Topic[] }>(
    `/api/rules/${language}`,
  );
  return 'topics' in found ? found.topics : found;
};

const askServer: Ask = async (language, asked) => {
  const path = `/api/rules/${language}/search?words=${encodeURIComponent(asked)}`;
  return (await call<Answers>(path)).found;
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

  /** The topics that answer a question, the best first, each with what it says. */
  async find(language: Language, asked: string, ask: Ask = askServer): Promise<readonly Found[]> {
    const found = await ask(language, asked);
    return found.flatMap(({ topic: name, excerpt }) => {
      const topic = this.topic(name);
      return topic ? [{ topic, excerpt }] : [];
    });
  }
}

/** The topic behind a kind of card. */
const ENEMIES = ['smugglers', 'slavers', 'pirates'];
export const topicOfCard = (kind: string): string => (ENEMIES.includes(kind) ? 'enemies' : kind);

export const reference = new Reference();
