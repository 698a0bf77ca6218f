/** A game against bots: what there is to fly, who may come along, and what suits the last results. */

import {
  LADDERS,
  STRENGTHS,
  type BotChoice,
  type KeptFlight,
  type Setup,
  type Strength,
} from '../game.generated';
import { isLesson, lessonFor, missionsFor, type Choices } from './setup';

/** Something to fly, by its name: an edition with a level, the Trek, or a mission. */
export interface Course {
  readonly name: string;
  readonly setup: Setup;
}

const EDITIONS = ['2021', '2007'] as const;

/** Everything that can be flown against bots: levels of both editions, the Trek, missions. */
export function coursesOf(offered: Choices): Course[] {
  const plain = offered.presets['quick']?.setup;
  if (!plain) return [];
  const levels = EDITIONS.flatMap((edition) =>
    (LADDERS[edition] ?? [])
      .filter((level) => offered.editions[edition]?.includes(level))
      .map((level) => ({
        name: `${edition} ${level}`,
        setup: buildable({ ...plain, edition, flights: [level] }),
      })),
  );
  const trek = offered.presets['trek']?.setup;
  return trek ? [...levels, { name: 'trek', setup: trek }] : levels;
}

const buildable = (setup: Setup): Setup => ({
  ...setup,
  building: isLesson(setup) ? 'untimed' : 'real_time',
});

/** The missions that can be flown on a level of 2007 by so many, each as a course. */
export function missionCourses(offered: Choices, level: string, seats: number): Course[] {
  const plain = offered.presets['quick']?.setup;
  if (!plain) return [];
  const setup: Setup = { ...plain, edition: '2007', flights: [level], seats };
  return missionsFor(setup, level, offered).map((name) => ({
    name: `mission ${name}`,
    setup: { ...setup, missions: [name] },
  }));
}

/** How strong bots should be after these flights, the newest first: whoever wins gets better ones. */
export function suggestedStrength(flights: readonly KeptFlight[]): Strength {
  const last = flights.filter((flight) => botsOf(flight).length).slice(0, 3);
  const [newest] = last;
  if (!newest) return 'beginner';
  const at = Math.max(...botsOf(newest).map(({ strength }) => STRENGTHS.indexOf(strength)));
  const equal = last.filter((flight) =>
    botsOf(flight).some(({ strength }) => STRENGTHS.indexOf(strength) === at),
  );
  const firsts = equal.filter(({ place }) => place === 1).length;
  const lasts = equal.filter(({ place, players }) => place >= players.length).length;
  const step = firsts >= 2 ? 1 : lasts >= 2 ? -1 : 0;
  return STRENGTHS[Math.min(STRENGTHS.length - 1, Math.max(0, at + step))] ?? 'trucker';
}

/** What to fly next: the level after the highest that ended well, or that level again. */
export function suggestedCourse(flights: readonly KeptFlight[]): string {
  const edition = flights[0]?.edition === '2007' ? '2007' : '2021';
  const ladder = LADDERS[edition] ?? [];
  const flown = flights.filter((flight) => flight.edition === edition && !flight.mission);
  const reached = Math.max(-1, ...flown.map(({ level }) => ladder.indexOf(level)));
  const well = flown.some(
    ({ level, arrived, credits }) => ladder.indexOf(level) === reached && arrived && credits > 0,
  );
  const next = Math.min(well ? reached + 1 : Math.max(0, reached), ladder.indexOf('III'));
  return `${edition} ${ladder[next] ?? 'L'}`;
}

const botsOf = ({ players }: KeptFlight): BotChoice[] =>
  players.flatMap(({ bot }) => (bot ? [bot as BotChoice] : []));

/** The faces in a row with one more or one less; never nobody. */
export function toggled(faces: readonly string[], face: string, most: number): readonly string[] {
  if (!faces.includes(face)) return [...faces, face].slice(-most);
  return faces.length > 1 ? faces.filter((other) => other !== face) : faces;
}

/** The course as a lesson, or as chance arranges it; by itself a lesson where nobody flew it yet. */
export function taught(
  course: Course,
  offered: Pick<Choices, 'lessons'>,
  wished: boolean | null,
  flights: readonly KeptFlight[],
): Course {
  const { edition, flights: levels } = course.setup;
  const isNew = !flights.some((each) => each.edition === edition && levels.includes(each.level));
  const lesson = (wished ?? isNew) ? lessonFor(course.setup, offered) : null;
  return { ...course, setup: { ...course.setup, lesson: lesson ?? '' } };
}

/** A table for that course with these bots, which begins at once. */
export function tableAgainst(course: Course, faces: readonly string[], strength: Strength) {
  const bots = faces.map((character): BotChoice => ({ character, strength }));
  return {
    setup: { ...course.setup, seats: faces.length + 1, teams: 'none' as const, handicaps: [] },
    bots: [null, ...bots],
    public: false,
    start: true,
  };
}
