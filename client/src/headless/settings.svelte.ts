/** What a player likes; kept on this device. */

import { chooseLanguage, type Language } from './language';

export const THEMES = ['auto', 'dark', 'light'] as const;
export const MOTIONS = ['auto', 'full', 'calm'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export interface Wishes {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  volume: number;
  /** what is heard is written as well */
  captions: boolean;
  /** bots say what they think */
  remarks: boolean;
  /** whatever is new is explained */
  guide: boolean;
  /** the screen stays on while a game runs */
  awake: boolean;
  /** which thumb holds the tile on a phone */
  hand: 'right' | 'left';
  /** always show where the tile in the hand fits */
  showFits: boolean;
  name: string;
  /** the bots one flew against last */
  rivals: readonly string[];
}

/** A seat held at some table: enough to come back to it. */
export interface HeldSeat {
  readonly code: string;
  readonly token: string;
  /** lets others watch; known to whoever opened the table or joined it */
  readonly watch?: string;
  readonly title: string;
  readonly at: number;
}

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const WISHES = 'boltbucket.wishes';
const SEATS = 'boltbucket.seats';
const PASSES = 'boltbucket.passes';
const SEATS_KEPT = 20;

export class Settings {
  wishes = $state<Wishes>(defaults([]));
  held = $state.raw<readonly HeldSeat[]>([]);
  #store: Store | null = null;
  /** what lets one watch tables one had a seat at, by their codes */
  #passes: Readonly<Record<string, string>> = {};

  open(store: Store | null, languages: readonly string[]): void {
    this.#store = store;
    this.wishes = { ...defaults(languages), ...(read(store, WISHES) as Partial<Wishes>) };
    const held = read(store, SEATS);
    this.held = Array.isArray(held) ? (held as HeldSeat[]) : [];
    this.#passes = read(store, PASSES) as Record<string, string>;
  }

  set<K extends keyof Wishes>(name: K, value: Wishes[K]): void {
    this.wishes[name] = value;
    write(this.#store, WISHES, this.wishes);
  }

  hold(seat: HeldSeat): void {
    const others = this.held.filter((held) => held.code !== seat.code);
    this.#keep([seat, ...others].slice(0, SEATS_KEPT));
  }

  /** The seat is somebody else's now; watching is still allowed. */
  release(code: string): void {
    const pass = this.seatAt(code)?.watch;
    if (pass) this.#keepPass(code, pass);
    this.#keep(this.held.filter((held) => held.code !== code));
  }

  tokenOf(code: string): string | null {
    return this.seatAt(code)?.token ?? null;
  }

  seatAt(code: string): HeldSeat | undefined {
    return this.held.find((held) => held.code === code);
  }

  watchOf(code: string): string | null {
    return this.seatAt(code)?.watch ?? this.#passes[code] ?? null;
  }

  #keepPass(code: string, pass: string): void {
    const others = Object.entries(this.#passes).filter(([other]) => other !== code);
    this.#passes = Object.fromEntries([[code, pass], ...others].slice(0, SEATS_KEPT));
    write(this.#store, PASSES, this.#passes);
  }

  #keep(held: readonly HeldSeat[]): void {
    this.held = held;
    write(this.#store, SEATS, held);
  }
}

function defaults(languages: readonly string[]): Wishes {
  return {
    language: chooseLanguage(languages),
    theme: 'auto',
    motion: 'auto',
    speed: 'normal',
    sound: false,
    volume: 0.6,
    captions: false,
    remarks: true,
    guide: true,
    awake: true,
    hand: 'right',
    showFits: false,
    name: '',
    rivals: ['careful', 'hauler', 'gunner'],
  };
}

function read(store: Store | null, key: string): unknown {
  try {
    return JSON.parse(store?.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function write(store: Store | null, key: string, value: unknown): void {
  try {
    store?.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden store only means that nothing is remembered.
  }
}

export const settings = new Settings();
