/** Lessons as data: a file in `lessons/` says when each of its steps shows and what it points at. */

import type { Fact, Facts } from './lesson-facts';

type Plain = string | number | boolean;
/** One value, one of several, or a number between two. */
export type Wanted = Plain | readonly Plain[] | { readonly least?: number; readonly most?: number };
export type Condition = Readonly<Partial<Record<Fact, Wanted>>>;

export interface Step {
  /** key of the words: lesson-... with a .text */
  readonly id: string;
  readonly when: Condition;
  /** what on the page it is about; see `scenes/guide/places.ts` */
  readonly at?: string;
  /** the film waits until it has been read */
  readonly stops?: boolean;
  /** it goes by itself when it is done, and comes again when it is time */
  readonly stays?: boolean;
  /** it has been heeded when it is no longer true: nobody has to say so */
  readonly passes?: boolean;
  /** the topic of the rules that has more about it */
  readonly rule?: string;
}
export interface Lesson {
  /** whose turn it is to speak where several could: the lowest */
  readonly order: number;
  /** on which flights it is given */
  readonly given: Condition;
  readonly steps: readonly Step[];
}

const FILES = import.meta.glob<Lesson>('../lessons/*.json', { eager: true, import: 'default' });

/** All lessons, the one that speaks first in front. */
export const LESSONS: readonly Lesson[] = Object.values(FILES).sort(
  (one, other) => one.order - other.order,
);

/** Every step of every lesson, with the conditions of its lesson. */
export const STEPS: readonly Step[] = LESSONS.flatMap(({ given, steps }) =>
  steps.map((step) => ({ ...step, when: { ...given, ...step.when } })),
);

export function holds(condition: Condition, facts: Facts): boolean {
  return Object.entries(condition).every(([fact, wanted]) => isWanted(facts[fact as Fact], wanted));
}

function isWanted(found: Plain, wanted: Wanted): boolean {
  if (isOneOf(wanted)) return wanted.includes(found);
  if (typeof wanted !== 'object') return found === wanted;
  const { least = -Infinity, most = Infinity } = wanted;
  return typeof found === 'number' && found >= least && found <= most;
}

const isOneOf = (wanted: Wanted): wanted is readonly Plain[] => Array.isArray(wanted);
