/**
 * Three sentences about a flight that are true. Which words are chosen follows from the match and
 * the number of the flight: every page tells the same, and nothing is told twice in a match.
 */

import type { GameEvent } from '../../game.generated';
import { FACTS, KINDS, type Fact, type Kind } from './facts';
import { Flight } from './flight';

export interface Tale extends Fact {
  readonly kind: Kind;
  /** key of the sentence: tale-... */
  readonly key: string;
}
/** Which flight of how many, counted from 0, and of which match. */
export interface Chapter {
  readonly match: string;
  readonly number: number;
  readonly flights: number;
}

const TALES = 3;
export const VARIANTS = ['one', 'two', 'three'] as const;

export function talesOf(log: readonly GameEvent[], chapter: Chapter): Tale[] {
  const flight = new Flight(log);
  const found = kindsFor(chapter)
    .flatMap((kind) =>
      FACTS[kind](flight).map((fact) => ({ ...fact, kind, key: keyOf(kind, chapter) })),
    )
    .sort((one, other) => other.weight - one.weight);
  return chosen(found);
}

/** Each about somebody else, as far as there is somebody else; one of a kind. */
function chosen(found: readonly Tale[]): Tale[] {
  const told: Tale[] = [];
  const fresh = (tale: Tale) => told.every(({ kind }) => kind !== tale.kind);
  const other = (tale: Tale) => tale.seat === null || told.every(({ seat }) => seat !== tale.seat);
  for (const tale of found) if (told.length < TALES && fresh(tale) && other(tale)) told.push(tale);
  for (const tale of found) if (told.length < TALES && fresh(tale)) told.push(tale);
  return told;
}

/** A match of more flights than there are words of a kind shares the kinds out among its parts. */
function kindsFor({ number, flights }: Chapter): readonly Kind[] {
  const parts = Math.ceil(flights / VARIANTS.length);
  const part = Math.floor(number / VARIANTS.length);
  return KINDS.filter((_, index) => index % parts === part % parts);
}

/** Another one in every flight; where a match begins is by chance. */
function keyOf(kind: Kind, { match, number }: Chapter): string {
  const first = [...`${match} ${kind}`].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return `tale-${kind}.${VARIANTS[(first + number) % VARIANTS.length]}`;
}
