import { describe, expect, it } from 'vitest';
import type { Builder, Setup, View } from '../game.generated';
import { POINTS } from '../scenes/guide/places';
import { FLIGHT, tableOf, YARD } from '../testing/testing';
import { doubtsOf } from './doubts';
import { Guide } from './guide.svelte';
import { factsOf, type Fact } from './lesson-facts';
import { holds, LESSONS, STEPS, type Step } from './lessons';
import { Settings } from './settings.svelte';

interface Terms {
  readonly builder?: Partial<Builder>;
  readonly setup?: Partial<Setup>;
  readonly more?: Partial<View>;
}
/** A yard in which the first builder is at it; on a learning flight, unless the level says otherwise. */
function yard(learning = true, { builder = {}, setup = {}, more = {} }: Terms = {}) {
  const { yard: lying } = YARD.table;
  if (!lying) throw new Error();
  const builders = lying.builders.map((each, seat) => (seat ? each : { ...each, ...builder }));
  const level = { ...YARD.table.level, learning_cards_only: learning };
  const hourglass = learning ? null : lying.hourglass;
  return tableOf({
    ...YARD,
    ...more,
    table: {
      ...YARD.table,
      level,
      setup: { ...YARD.table.setup, ...setup },
      yard: { ...lying, builders, hourglass },
    },
  });
}
const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
function guideOf(table = yard(), settings = new Settings(), store = shelf()): Guide {
  const guide = new Guide(table, settings, store);
  guide.attended = true;
  return guide;
}
const ARRANGED = { setup: { lesson: 'first_flight' } };

describe('the guide', () => {
  it('begins a learning flight with a welcome, and goes on to what matters now', () => {
    const guide = guideOf();
    expect(guide.step?.id).toBe('welcome');
    guide.next();
    expect(guide.step?.id).toBe('take');
    expect(guideOf(yard(true, { builder: { hand: 3 } })).step?.id).not.toBe('take');
  });

  it('holds a film up only while somebody shows what it says', async () => {
    const table = tableOf({
      ...FLIGHT,
      decision: null,
      table: {
        ...FLIGHT.table,
        level: { ...FLIGHT.table.level, learning_cards_only: true },
        card: { kind: 'open_space' } as never,
      },
    });
    const guide = guideOf(table);
    expect(guide.step?.id).toBe('before-open-space');
    const held = guide.held();
    guide.next();
    await held;
    expect(guide.held()).toBeNull();

    const unseen = new Guide(table, new Settings());
    expect(unseen.held()).toBeNull();
  });

  it('is silent once it was told to, but not where a lesson is asked for', () => {
    const settings = new Settings();
    guideOf(yard(), settings).skip();
    expect(settings.wishes.guide).toBe(false);
    expect(guideOf(yard(), settings).step).toBeNull();
    expect(guideOf(yard(true, ARRANGED), settings).step?.id).toBe('welcome');
  });

  it('remembers what it has said about other levels on this device, and nothing of a first flight', () => {
    const [settings, store] = [new Settings(), shelf()];
    const first = guideOf(yard(false), settings, store);
    expect(first.step?.id).toBe('hourglass');
    first.next();
    expect(guideOf(yard(false), settings, store).step?.id).not.toBe('hourglass');

    guideOf(yard(), settings, store).next();
    expect(guideOf(yard(), settings, store).step?.id).toBe('welcome');
  });

  it('takes a tile as explained once it has left the hand', () => {
    const guide = guideOf(yard(true, { builder: { hand: 3 } }));
    const step: Step = { id: 'x', when: { holding: false }, passes: true };
    guide.passed(step);
    expect(guide.read).toEqual(['x']);
  });
});

describe('lessons', () => {
  it('have no two steps of one name, and point at what is there', () => {
    expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
    for (const { at } of STEPS) if (at) expect(POINTS).toContain(at);
  });

  it('name facts that exist', () => {
    const facts = factsOf(yard());
    const named = STEPS.flatMap(({ when }) => Object.keys(when) as Fact[]);
    for (const fact of named) expect(facts, fact).toHaveProperty(fact);
  });

  it('speak in an order of their own', () => {
    expect(new Set(LESSONS.map(({ order }) => order)).size).toBe(LESSONS.length);
  });

  it('compare facts with a value, with several, and with limits', () => {
    const facts = { ...factsOf(yard()), placed: 3, hand: 'cabin' };
    expect(holds({ placed: 3, hand: ['cabin', 'shield'] }, facts)).toBe(true);
    expect(holds({ placed: { least: 4 } }, facts)).toBe(false);
    expect(holds({ placed: { most: 3 } }, facts)).toBe(true);
    expect(holds({ hand: 'shield' }, facts)).toBe(false);
  });
});

describe('finishing', () => {
  it('asks back about a ship of one tile, without engines or crew', () => {
    const table = yard(false);
    const ship = table.ship(0);
    const expected = ship && ship.tiles.size <= 1 ? ['building-doubt-tiles'] : [];
    expect(doubtsOf(table)).toEqual(expect.arrayContaining(expected));
    expect(doubtsOf(tableOf({ ...YARD, figures: {} }))).toBeDefined();
  });
});
