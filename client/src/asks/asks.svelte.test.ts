// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Decision, Prospect } from '../game.generated';
import { FLIGHT, happened, sessionOf } from '../testing/testing';
import type { DecisionOf } from './asking.svelte';
import { batteriesOf } from './batteries';
import { Desk } from './desk.svelte';

type Consider = (answers: readonly Answer[]) => Partial<Prospect> | null;

/** A desk at which this is asked, and the answers given there. */
function asked(decision: Decision, consider: Consider = () => null) {
  const { session, given } = sessionOf({ ...FLIGHT, decision }, consider, { question: 1 });
  const desk = new Desk(session);
  /** What is asked next. */
  const next = (following: Decision, question: number) => {
    session.table.decision = following;
    session.table.question = question;
    flushSync();
  };
  return { session, desk, given, next };
}

const POWER = FLIGHT.decision as DecisionOf<'power_up'>;
const common = { topic: 'x', seat: 0 };
const BATTERY: Decision = {
  ...common,
  kind: 'pick_battery',
  purpose: 'cannons',
  options: [
    ['battery', 607],
    ['battery', 807],
  ],
};

let stop = () => {};
const open = (desk: Desk) => (stop = $effect.root(() => desk.open()));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a line that was lost', () => {
  it('leaves what was picked where the same question is asked again', () => {
    const { desk, next } = asked(POWER);
    open(desk);
    desk.asking?.tap(606);
    const picked = desk.asking?.answers;
    next(structuredClone(POWER), 1);

    expect(picked?.length).toBeGreaterThan(1);
    expect(desk.asking?.answers).toEqual(picked);
  });

  it('is no reason to keep what was picked for another question', () => {
    const { desk, next } = asked(POWER);
    open(desk);
    desk.asking?.tap(606);
    next(structuredClone(POWER), 2);

    expect(desk.asking?.marks(606)).not.toContain('chosen');
  });
});

describe('declaring strength', () => {
  it('gives power and battery in turn, then declares', () => {
    const { desk, given, next } = asked(POWER);
    open(desk);
    desk.asking?.tap(606);
    desk.asking?.confirm();
    next(BATTERY, 2);
    next({ ...POWER, options: [['power', 806], ['done']] }, 3);

    expect(given).toEqual([['power', 606], ['battery', 607], ['done']]);
  });

  it('goes on when the rules have taken the only battery by themselves', () => {
    const { desk, given, next } = asked(POWER);
    open(desk);
    desk.asking?.tap(606);
    desk.asking?.confirm();
    next({ ...POWER, options: [['power', 806], ['done']] }, 2);

    expect(given).toEqual([['power', 606], ['done']]);
  });

  it('ends when something else is asked', () => {
    const { desk, given, next } = asked(POWER);
    open(desk);
    desk.asking?.tap(606);
    desk.asking?.confirm();
    next(
      {
        ...common,
        kind: 'fly_on',
        cards_left: 1,
        goods: 0,
        goods_given_up: 0,
        options: [['fly_on'], ['give_up']],
      },
      2,
    );

    expect(given).toEqual([['power', 606]]);
    expect(desk.busy).toBe(false);
  });

  it('takes batteries from where the player likes', () => {
    const { desk } = asked(POWER);
    expect(batteriesOf(desk)).toEqual([607, 607, 807]);

    desk.prefer(807);
    expect(batteriesOf(desk)).toEqual([807, 607, 607]);
  });

  it('says what the rules say it comes to', async () => {
    const { desk } = asked(POWER, (answers) => {
      const last = answers.at(-1)?.[0];
      if (last === 'power') return { stop: 'asked', decision: BATTERY };
      if (last === 'battery') return { stop: 'asked', decision: POWER };
      const strength = answers.length === 1 ? 6 : 10;
      return {
        events: [
          happened('StrengthDeclared', { seat: 0, yardstick: 'cannons', strength }),
          happened('EnemyMet', { seat: 0, strength, result: 'lost' }),
        ],
      };
    });
    const ask = desk.asking;
    if (ask?.kind !== 'power_up') throw new Error();
    ask.tap(606);
    expect(ask.outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(500);

    expect(ask.outcome).toMatchObject({ strength: 10, tone: 'less', key: 'enemy-less' });
  });
});

describe('defending', () => {
  const HIT: Decision = {
    ...common,
    kind: 'defend',
    means: 'shield',
    target: 706,
    heavy: false,
    side: 0,
    options: [['battery', 607], ['battery', 807], ['pass']],
  };

  it('spends the fullest battery, or the one that was tapped', () => {
    const { desk } = asked(HIT);
    const ask = desk.asking;
    if (ask?.kind !== 'defend') throw new Error();
    expect(ask.source).toBe(607);

    ask.tap(807);
    expect(ask.source).toBe(807);
  });

  it('marks what would fall off with the tile that is hit', async () => {
    const pieces = [[606, 607], [806]];
    const broken: Decision = { ...common, kind: 'pick_piece', pieces, options: [] };
    const { desk } = asked(HIT, () => ({
      events: [happened('TileLost', { seat: 0, cell: 706 })],
      decision: broken,
    }));
    desk.asking?.marks(806);
    await vi.advanceTimersByTimeAsync(500);

    expect(desk.asking?.marks(706)).toContain('broken');
    expect(desk.asking?.marks(806)).toContain('falling');
    expect(desk.asking?.marks(606)).not.toContain('falling');
  });
});

describe('picking crew', () => {
  it('takes as many as are asked for and no more than a cabin has', () => {
    const { desk } = asked({
      ...common,
      kind: 'pick_crew',
      amount: 3,
      options: [
        ['crew', 707],
        ['crew', 708],
      ],
    });
    for (const cell of [707, 707, 708]) desk.asking?.tap(cell);

    expect(desk.asking?.answers).toEqual([
      ['crew', 707],
      ['crew', 707],
      ['crew', 708],
    ]);
  });
});

describe('loading goods', () => {
  const LOADS: Decision = {
    ...common,
    kind: 'load_goods',
    beside: ['red'],
    worth: 4,
    options: [['load', 'red', 808], ['unload', 'yellow', 608], ['unload', 'blue', 608], ['done']],
  };

  it('puts a block only where it is offered', () => {
    const { desk } = asked(LOADS);
    const ask = desk.asking;
    if (ask?.kind !== 'load_goods') throw new Error();
    ask.take({ good: 'red', from: null });

    expect(ask.marks(808)).toBe('choice');
    expect(ask.marks(608)).toBe('');
  });

  it('moves a block from hold to hold by taking it out first', async () => {
    const free: Decision = { ...LOADS, options: [['load', 'yellow', 808], ['done']] };
    const { desk, given } = asked(LOADS, () => ({ stop: 'asked', decision: free }));
    const ask = desk.asking;
    if (ask?.kind !== 'load_goods') throw new Error();
    ask.tap(608);
    expect(ask.held).toEqual({ good: 'yellow', from: 608 });
    ask.marks(808);
    await vi.advanceTimersByTimeAsync(500);
    expect(ask.marks(808)).toBe('choice');
    ask.tap(808);

    expect(given).toEqual([['unload', 'yellow', 608]]);
    expect(desk.busy).toBe(true);
  });
});

it('lists the answers to a question nobody has heard of', () => {
  const unheardOf: unknown = { kind: 'oracle', topic: 'x', seat: 0, options: [['wobble', 3]] };
  const { desk } = asked(unheardOf as Decision);

  expect(desk.asking?.kind).toBe('listed');
  expect(desk.asking?.options).toEqual([['wobble', 3]]);
});

describe('a wish for the flight', () => {
  const ON: Decision = {
    ...common,
    kind: 'fly_on',
    cards_left: 3,
    goods: 0,
    goods_given_up: 0,
    options: [['fly_on'], ['give_up']],
  };
  const SHIP: Decision = {
    ...common,
    kind: 'accept',
    offer: 'abandoned_ship',
    days: 1,
    crew: 2,
    credits: 3,
    goods: [],
    options: [['yes'], ['no']],
  };

  it('answers the question and all like it, unseen, until it is stopped', () => {
    const { desk, given, next } = asked(ON);
    open(desk);
    desk.wish('fly-on');
    expect(desk.asking).toBeNull();
    next(ON, 2);
    next(SHIP, 3);
    expect(desk.asking?.kind).toBe('accept');
    desk.wishes.stop('fly-on');
    next(ON, 4);

    expect(desk.asking?.kind).toBe('fly_on');
    expect(given).toEqual([['fly_on'], ['fly_on']]);
  });

  it('passes what is abandoned, but not what enemies leave behind', () => {
    const { desk, given, next } = asked(SHIP);
    open(desk);
    desk.wish('pass');
    next({ ...SHIP, offer: 'pirates' }, 2);

    expect(given).toEqual([['no']]);
    expect(desk.asking?.kind).toBe('accept');
  });

  it('powers all engines in open space', () => {
    const { desk, given, next } = asked({ ...POWER, yardstick: 'engines', purpose: 'open_space' });
    open(desk);
    desk.wish('engines');
    next({ ...POWER, yardstick: 'engines', purpose: 'open_space', options: [['done']] }, 2);

    expect(given[0]).toEqual(['power', 606]);
    expect(given.at(-1)).toEqual(['done']);
  });
});

describe('what losing costs', () => {
  it('is told beside the strength, as the rules say', () => {
    const { desk, session } = asked(POWER);
    const ask = desk.asking;
    if (ask?.kind !== 'power_up') throw new Error();
    session.table.stakes = null;
    expect(ask.stakes).toBeNull();
    const none = { crew: 0, goods: 0, batteries: 0, days: 0, shots: 0, out: false };
    session.table.stakes = { ...none, crew: 2, out: true };
    expect(ask.stakes).toEqual([
      { key: 'crew', count: 2 },
      { key: 'out', count: 1 },
    ]);
    session.table.stakes = none;
    expect(ask.stakes).toEqual([{ key: 'nothing', count: 0 }]);
  });
});
