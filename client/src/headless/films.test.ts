/**
 * Whole games as the rules tell them (`tests/page/films.py`), and what the page shows of them: every
 * event in order and for how long, before anybody is asked; and whatever is drawn is what is.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Room, Update, View } from '../game.generated';
import { underWay } from './earnings';
import { only, seatOf } from './events';
import { LIFT_OFF_MS, LONGEST_MS, SHORTEST_MS } from './film';
import { FlightPlayer } from './playback.svelte';
import { Table } from './table.svelte';

type Truth = Record<string, unknown>;
interface Film {
  readonly view: View;
  readonly room: Room;
  readonly truth: Truth;
  readonly updates: readonly (Update & { readonly truths: readonly Truth[] })[];
}
interface Seen {
  readonly event: GameEvent;
  readonly at: number;
  readonly ms: number;
  readonly own: boolean;
}

const folder = process.env['FILMS'];
const NAMES = folder ? readdirSync(folder).map((file) => file.replace('.json', '')) : ['no film'];
const filmOf = (name: string): Film =>
  JSON.parse(readFileSync(join(folder ?? '', `${name}.json`), 'utf-8')) as Film;
const STEP_MS = 20;

/** A page that shows a film: what was seen when, and all that was drawn wrongly. */
class Showing {
  readonly table = new Table();
  readonly seen: Seen[] = [];
  readonly wrong: string[] = [];
  /** the time of the show since the last own question, without own hits, and with them */
  readonly shows: { others: number; own: number; shots: number }[] = [];
  #truth: Truth;
  #truths: readonly Truth[] = [];
  #shownOfUpdate = 0;
  #questions = 0;
  readonly player: FlightPlayer;
  readonly film: Film;
  readonly pace: number;

  constructor(film: Film, pace: number, seat: number | null = 0) {
    this.film = film;
    this.pace = pace;
    this.#truth = film.truth;
    this.table.welcome({
      t: 'welcome',
      n: 0,
      view: film.view,
      room: { ...film.room, seat },
      you: { seat, role: seat === null ? 'spectator' : 'player' },
      server: { version: '', now: 0 },
      log: [],
    });
    this.table.scenic = true;
    this.player = new FlightPlayer(this.table, {
      pace: () => this.pace,
      sound: () => undefined,
      shown: (event, ms) => this.#shown(event, ms),
      away: () => {
        this.#compare();
        return null;
      },
    });
  }

  /** Others answer while the page is still showing; one's own answer comes after its question. */
  async play(between: () => void = () => undefined): Promise<void> {
    this.player.open();
    for (const update of this.film.updates) {
      if (this.#questions !== this.table.question || this.table.behind > 4)
        await this.settle(between);
      this.#begin(update);
      this.table.receive(update);
      await this.settle(between);
      this.#end();
    }
  }

  /** The next scene takes the stage when it is mounted. */
  async settle(between: () => void): Promise<void> {
    for (let ms = 0; this.table.behind; ms += STEP_MS) {
      if (!this.table.stage) this.player.open();
      between();
      await vi.advanceTimersByTimeAsync(STEP_MS);
      if (ms > 200_000) throw new Error('the show does not end');
    }
  }

  #begin(update: Film['updates'][number]): void {
    this.#truths = update.truths;
    this.#shownOfUpdate = 0;
  }

  #shown(event: GameEvent, ms: number): void {
    const together = this.seen.at(-1)?.at === Date.now();
    this.seen.push({ event, at: Date.now(), ms, own: this.player.own });
    Object.assign(this.#truth, this.#truths[this.#shownOfUpdate]);
    this.#shownOfUpdate += 1;
    const { question } = this.table;
    const last = this.film.updates.findLast(({ n }) => n === this.table.n);
    const coming = last?.room.find(([path]) => path[0] === 'question')?.[1];
    if (coming !== undefined && coming !== null && question === coming)
      this.wrong.push(`${event.type} comes after the question it leads to`);
    const show = this.shows.at(-1) ?? { others: 0, own: 0, shots: 0 };
    if (!this.shows.length) this.shows.push(show);
    if (!together && this.table.route && Object.keys(this.table.route.positions).length) {
      show[this.player.own ? 'own' : 'others'] += ms;
      show.shots += 1;
    }
  }

  #end(): void {
    Object.assign(this.#truth, this.#truths.at(-1));
    this.#compare();
    if (this.table.question !== null) this.shows.push({ others: 0, own: 0, shots: 0 });
    this.#questions = this.table.question ?? 0;
  }

  #compare(): void {
    const drawn = drawnOn(this.table);
    for (const [key, value] of Object.entries(this.#truth)) {
      const shown = JSON.stringify(drawn[key]);
      if (shown !== JSON.stringify(value)) {
        const event = this.seen.at(-1)?.event.type;
        this.wrong.push(`${event}: ${key} is ${JSON.stringify(value)}, not ${shown}`);
      }
    }
  }
}

/** Everything that is drawn of a table, as the rules write it. */
function drawnOn(table: Table): Truth {
  const { route } = table;
  const ships = table.seats.flatMap((seat) => {
    const ship = table.ship(seat);
    return ship ? [{ seat, ship }] : [];
  });
  return {
    ...Object.fromEntries(
      ships.map(({ seat, ship }) => [
        `ship ${seat}`,
        {
          tiles: Object.fromEntries(
            [...ship.tiles].map(([cell, { id, turn }]) => [cell, [id, turn]]),
          ),
          crew: filled(ship.crew, (crew) => crew.length > 0),
          charge: filled(ship.charge, (charge) => charge > 0),
          goods: filled(ship.goods, (goods) => goods.length > 0),
        },
      ]),
    ),
    ...Object.fromEntries(ships.map(({ seat, ship }) => [`figures ${seat}`, ship.figures])),
    positions: route?.positions,
    order: route?.order,
    away: route?.away,
    retired: table.retired,
    card: table.card?.id ?? null,
    left: table.cardsLeft,
    credits: table.credits,
  };
}

const filled = <T>(map: ReadonlyMap<number, T>, full: (value: T) => boolean) =>
  Object.fromEntries([...map].filter(([, value]) => full(value)));

const told = (film: Film) => film.updates.flatMap(({ events }) => events);
/** Each is at its longest where everything that happens at once is counted once. */
const apart = (seen: readonly Seen[]) => [...new Map(seen.map((each) => [each.at, each])).values()];

describe.skipIf(!folder).each(NAMES)('%s', (name) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['1x', 1],
    ['2x', 0.45],
  ])('is shown whole, in order, and as it is at %s', async (_, pace) => {
    const film = filmOf(name);
    const showing = new Showing(film, pace);
    await showing.play();

    expect(showing.wrong).toEqual([]);
    expect(showing.seen.map(({ event }) => event)).toEqual(told(film));
    expect(apart(showing.seen).every(({ ms }) => ms >= SHORTEST_MS * pace)).toBe(true);
    const own = showing.seen.filter((each) => each.own && seatOf(each.event) === 0);
    expect(
      only(
        own.map(({ event }) => event),
        'TileLost',
      ).length,
    ).toBe(
      only(told(film), 'TileLost').filter((event) => event.seat === 0 && inFlight(film, event))
        .length,
    );
    expect(own.every(({ event, ms }) => event.type !== 'TileLost' || ms >= 1000 * pace)).toBe(true);
  });

  it('keeps nobody waiting for more than twelve seconds of what happens to others', async () => {
    const film = filmOf(name);
    const showing = new Showing(film, 1);
    await showing.play();
    const given = film.updates.findIndex(({ events }) =>
      events.some((event) => event.type === 'GaveUp' && event.seat === 0),
    );

    if (given >= 0) return;
    for (const { others, shots } of showing.shows.slice(1))
      expect(others).toBeLessThanOrEqual(LONGEST_MS + shots * SHORTEST_MS);
  });

  it('never leaves those far behind who only watch, however much comes at once', async () => {
    const film = filmOf(name);
    const showing = new Showing(film, 1, null);
    showing.player.open();
    for (const update of film.updates) showing.table.receive(update);
    const came = Date.now();
    await showing.settle(() => undefined);

    expect(showing.seen.map(({ event }) => event)).toEqual(told(film));
    const shortest = LIFT_OFF_MS + SHORTEST_MS * told(film).length;
    expect(Date.now() - came).toBeLessThan(shortest + LONGEST_MS + 5_000);
  });

  it('is shown whole to who skips', async () => {
    const film = filmOf(name);
    const showing = new Showing(film, 1);
    let steps = 0;
    await showing.play(() => (steps += 1) % 40 === 0 && showing.player.skip());

    expect(showing.wrong).toEqual([]);
    expect(showing.seen.map(({ event }) => event)).toEqual(told(film));
  });

  it('has a bill that is the change of the purse', () => {
    const film = filmOf(name);
    const events = told(film);
    const end = { ...film.truth };
    let start = film.truth['credits'];
    for (const update of film.updates)
      update.truths.forEach((truth, index) => {
        Object.assign(end, truth);
        if (update.events[index]?.type === 'Launched') start = end['credits'];
      });
    const earned = underWay(events);
    const purses = end['credits'] as Record<number, number>;
    for (const [seat, purse] of Object.entries(start as Record<number, number>)) {
      const bill = only(events, 'BillPresented').filter((line) => line.seat === Number(seat));
      const sum = bill.reduce((all, { amount }) => all + amount, earned.get(Number(seat)) ?? 0);
      if (only(events, 'TruckerReplaced').some((event) => event.seat === Number(seat))) continue;
      expect((purses[Number(seat)] ?? 0) - purse).toBe(sum);
    }
  });
});

/** What comes off on the ground is no hit. */
const inFlight = (film: Film, event: GameEvent) =>
  told(film).indexOf(event) > told(film).findIndex(({ type }) => type === 'Launched');
