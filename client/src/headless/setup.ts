/** Set-ups to choose from: what an edition offers, and ready-made evenings. */

import type { Setup } from './protocol';

export const EDITIONS = ['2021', '2007'] as const;
export const LEVELS: Readonly<Record<string, readonly string[]>> = {
  '2021': ['L', 'I', 'II', 'III'],
  '2007': ['first', 'I', 'II', 'III', 'IIIa'],
};
export const SAND_PERCENTS = [50, 75, 100, 150, 200, 300] as const;
export const MOST_SEATS = 4;
export const MOST_FLIGHTS = 6;

export const CHARACTERS = ['careful', 'hauler', 'gunner', 'racer', 'random'] as const;

export const PRESETS = ['first', 'evening', 'veterans', 'trek', 'missions'] as const;
export type Preset = (typeof PRESETS)[number];

const BASE: Setup = {
  edition: '2021',
  seats: 4,
  flights: ['L'],
  format: 'flights',
  building: 'real_time',
  sand_percent: 100,
  handicaps: [],
  prognostic: false,
  teams: 'none',
  missions: [],
  options: [],
};

const MADE: Readonly<Record<Preset, Partial<Setup>>> = {
  first: { flights: ['L'], sand_percent: 150 },
  evening: { flights: ['I', 'II'] },
  veterans: { edition: '2007', flights: ['I', 'II', 'III'] },
  trek: { format: 'trek', flights: ['I', 'II', 'III'] },
  missions: { edition: '2007', format: 'missions', flights: ['I', 'II', 'III'] },
};

export const presetSetup = (preset: Preset): Setup => ({ ...BASE, ...MADE[preset] });

/** The preset a set-up is, however many seats it has. */
export function presetOf(setup: Setup): Preset | null {
  const found = PRESETS.find((preset) => {
    const made = presetSetup(preset);
    return JSON.stringify({ ...made, seats: setup.seats }) === JSON.stringify(setup);
  });
  return found ?? null;
}

/** A set-up after one of its fields changed, with everything that has to change along. */
export function changed<K extends keyof Setup>(setup: Setup, field: K, value: Setup[K]): Setup {
  const next: Setup = { ...setup, [field]: value };
  if (next.format === 'trek') return { ...next, edition: '2021', flights: ['I', 'II', 'III'] };
  const levels = LEVELS[next.edition] ?? [];
  const known = next.flights.filter((level) => levels.includes(level));
  const teams = next.seats % 2 ? 'none' : next.teams;
  return { ...next, teams, flights: known.length ? known : ['I'] };
}
