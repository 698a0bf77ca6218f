/** What is played for each kind of event, and for signs of the page. */

export interface Tone {
  readonly wave?: OscillatorType;
  /** hertz at the beginning and at the end */
  readonly from: number;
  readonly to?: number;
  /** seconds */
  readonly at?: number;
  readonly long: number;
  readonly loud?: number;
  /** the part of its length in which it grows; else it begins at once */
  readonly swell?: number;
}
export interface Rumble {
  readonly noise: true;
  /** cut-off of the filter in hertz, at the beginning and at the end */
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly long: number;
  readonly loud?: number;
  /** the part of its length in which it grows; else it begins at once */
  readonly swell?: number;
}
export type Voice = Tone | Rumble;

const RATTLE: readonly Voice[] = [0, 0.07, 0.15, 0.24, 0.36].map((at, index) => ({
  noise: true,
  from: 2600 - index * 260,
  at,
  long: 0.045,
  loud: 0.5,
}));

export const SOUNDS: Readonly<Record<string, readonly Voice[]>> = {
  CardRevealed: [
    { noise: true, from: 900, to: 4200, long: 0.16, loud: 0.35 },
    { wave: 'triangle', from: 392, at: 0.12, long: 0.14 },
    { wave: 'triangle', from: 587, at: 0.22, long: 0.2 },
  ],
  DiceRolled: RATTLE,
  LaneRolled: RATTLE,
  HitApproached: [
    { noise: true, from: 300, to: 1500, long: 1.1, loud: 0.34, swell: 0.8 },
    { wave: 'sawtooth', from: 140, to: 70, long: 1.1, loud: 0.18, swell: 0.8 },
  ],
  HitMissed: [{ noise: true, from: 2200, to: 500, long: 0.3, loud: 0.3 }],
  HitBounced: [
    { wave: 'square', from: 880, to: 620, long: 0.07, loud: 0.3 },
    { wave: 'triangle', from: 1480, to: 1100, at: 0.03, long: 0.16, loud: 0.4 },
  ],
  HitShielded: [{ wave: 'sine', from: 320, to: 960, long: 0.34, loud: 0.6 }],
  MeteorShot: [
    { wave: 'sawtooth', from: 1700, to: 220, long: 0.18, loud: 0.3 },
    { noise: true, from: 1200, to: 200, at: 0.14, long: 0.3, loud: 0.6 },
  ],
  TileLost: [
    { noise: true, from: 1800, to: 90, long: 0.7, loud: 0.6 },
    { wave: 'square', from: 110, to: 40, long: 0.6, loud: 0.3 },
  ],
  TilesFell: [
    { noise: true, from: 700, to: 120, long: 0.5, loud: 0.3 },
    { wave: 'triangle', from: 520, to: 130, long: 0.5, loud: 0.35 },
  ],
  BatterySpent: [{ wave: 'square', from: 240, to: 720, long: 0.12, loud: 0.22 }],
  CrewLost: [
    { wave: 'triangle', from: 440, to: 300, long: 0.16 },
    { wave: 'triangle', from: 330, to: 200, at: 0.14, long: 0.22 },
  ],
  RaidApproached: [0, 0.3, 0.6].flatMap((at) => [
    { wave: 'square', from: 740, at, long: 0.14, loud: 0.3 } as const,
    { wave: 'square', from: 554, at: at + 0.15, long: 0.14, loud: 0.3 } as const,
  ]),
  UnitEntered: [{ noise: true, from: 500, to: 200, long: 0.2, loud: 0.5 }],
  UnitMoved: [0, 0.12, 0.24, 0.36].map((at) => ({ noise: true, from: 260, at, long: 0.05 })),
  Confiscated: [{ wave: 'triangle', from: 500, to: 220, long: 0.2, loud: 0.6 }],
  ChargePlanted: [
    { wave: 'square', from: 1200, long: 0.05, loud: 0.2 },
    { wave: 'square', from: 1200, at: 0.12, long: 0.05, loud: 0.2 },
  ],
  UnitDefeated: [
    { wave: 'sawtooth', from: 1400, to: 180, long: 0.2, loud: 0.3 },
    { wave: 'triangle', from: 523, at: 0.22, long: 0.12 },
    { wave: 'triangle', from: 784, at: 0.32, long: 0.22 },
  ],
  GoodLoaded: [{ wave: 'triangle', from: 300, to: 360, long: 0.08, loud: 0.6 }],
  GoodLost: [{ wave: 'triangle', from: 360, to: 180, long: 0.18, loud: 0.6 }],
  CreditsGained: [
    { wave: 'square', from: 988, long: 0.07, loud: 0.22 },
    { wave: 'square', from: 1319, at: 0.07, long: 0.22, loud: 0.22 },
  ],
  RocketMoved: [{ noise: true, from: 240, to: 800, long: 0.5, loud: 0.35, swell: 0.4 }],
  EnemyMet: [
    { wave: 'sawtooth', from: 110, to: 104, long: 0.45, loud: 0.4 },
    { wave: 'sawtooth', from: 165, to: 156, at: 0.06, long: 0.4, loud: 0.3 },
  ],
  WeakestFound: [{ wave: 'sawtooth', from: 196, to: 98, long: 0.5, loud: 0.4 }],
  NextWeakestFound: [{ wave: 'sawtooth', from: 196, to: 98, long: 0.5, loud: 0.4 }],
  PlanetReached: [
    { wave: 'sine', from: 523, long: 0.12 },
    { wave: 'sine', from: 784, at: 0.1, long: 0.2 },
  ],
  GaveUp: [
    { wave: 'triangle', from: 392, long: 0.18 },
    { wave: 'triangle', from: 330, at: 0.17, long: 0.18 },
    { wave: 'triangle', from: 262, to: 240, at: 0.34, long: 0.4 },
  ],
  FlightEnded: [
    { wave: 'triangle', from: 523, long: 0.14 },
    { wave: 'triangle', from: 659, at: 0.13, long: 0.14 },
    { wave: 'triangle', from: 784, at: 0.26, long: 0.14 },
    { wave: 'triangle', from: 1047, at: 0.39, long: 0.42 },
  ],
  Launched: [
    { wave: 'square', from: 440, long: 0.14, loud: 0.26 },
    { wave: 'square', from: 440, at: 0.88, long: 0.14, loud: 0.26 },
    { wave: 'square', from: 440, at: 1.76, long: 0.14, loud: 0.26 },
    { wave: 'square', from: 880, at: 2.6, long: 0.4, loud: 0.26 },
    { noise: true, from: 90, to: 1900, at: 2.3, long: 1.9, loud: 1, swell: 0.5 },
    { wave: 'sawtooth', from: 48, to: 96, at: 2.4, long: 1.7, loud: 0.3, swell: 0.5 },
  ],
  CrewBoarded: [0, 0.09, 0.18, 0.27].map((at) => ({
    noise: true,
    from: 500,
    at,
    long: 0.05,
    loud: 0.4,
  })),
  BatteriesLoaded: [{ wave: 'sine', from: 180, to: 720, long: 0.4, loud: 0.3 }],
  FleetMet: [{ wave: 'sawtooth', from: 98, to: 92, long: 0.5, loud: 0.4 }],
  HoleEscaped: [{ wave: 'sine', from: 90, to: 360, long: 0.8, loud: 0.5 }],
  ShipSwallowed: [{ wave: 'sine', from: 360, to: 30, long: 1.2, loud: 0.6 }],
  TileTaken: [{ noise: true, from: 1500, long: 0.05, loud: 0.3 }],
  TilePlaced: [
    { noise: true, from: 700, long: 0.05, loud: 0.6 },
    { wave: 'square', from: 180, to: 120, long: 0.06, loud: 0.2 },
  ],
  TileReturned: [{ noise: true, from: 1000, to: 500, long: 0.08, loud: 0.3 }],
  HourglassFlipped: [{ noise: true, from: 3000, to: 900, long: 0.4, loud: 0.3 }],
  SandRanOut: [
    { wave: 'sine', from: 1047, long: 0.3 },
    { wave: 'sine', from: 1047, at: 0.34, long: 0.4 },
  ],
  BuildingFinished: [
    { wave: 'square', from: 523, long: 0.08, loud: 0.22 },
    { wave: 'square', from: 784, at: 0.08, long: 0.16, loud: 0.22 },
  ],
  turn: [
    { wave: 'sine', from: 660, long: 0.1 },
    { wave: 'sine', from: 880, at: 0.11, long: 0.16 },
  ],
  applause: Array.from({ length: 26 }, (_, clap) => ({
    noise: true as const,
    from: 1400 + ((clap * 619) % 1800),
    at: ((clap * 0.137) % 1.9) + clap * 0.012,
    long: 0.06,
    loud: 0.34,
  })),
  count: [{ wave: 'square', from: 520, long: 0.16, loud: 0.3 }],
  coin: [
    { wave: 'square', from: 1175, long: 0.05, loud: 0.16 },
    { wave: 'square', from: 1568, at: 0.05, long: 0.1, loud: 0.16 },
  ],
  tick: [{ wave: 'square', from: 1200, long: 0.05, loud: 0.3 }],
  refused: [{ wave: 'square', from: 160, to: 130, long: 0.16, loud: 0.25 }],
};
