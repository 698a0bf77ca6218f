import { describe, expect, it } from 'vitest';
import { rowsOf } from './flight-cards';
import { Loading } from './flight-loading.svelte';
import { offered, Plan } from './flight-plan.svelte';
import { fitting, movedTo, placesAfter, sumOf } from './flight-preview';
import { readDrawing } from './notation';
import type { Answer, Decision } from './protocol';
import { Ship } from './table.svelte';

function shipOf(drawing: string): Ship {
  const ship = new Ship();
  const { ship: part } = readDrawing(drawing);
  const batteries = Object.values(part.charge).reduce((sum, charge) => sum + charge, 0);
  ship.apply({ ...part, figures: { ...part.figures, batteries } });
  return ship;
}
const asked = (kind: string, options: Answer[], fields: object = {}, number = 1): Decision => ({
  kind,
  topic: 'x',
  seat: 0,
  number,
  options,
  ...fields,
});

const GUNSHIP = shipOf(`
  gg^        g^         gg>
  b2+2       @red+hh    b3+1
  h2+YB      c+p        r1
`);
const power = (number: number, powered: number[] = []) =>
  asked(
    'power_up',
    [
      ...[606, 806]
        .filter((cell) => !powered.includes(cell))
        .map((cell): Answer => ['power', cell]),
      ['done'],
    ],
    {
      yardstick: 'cannons',
      strength: 6,
      against: 12,
      powered,
      gains: [
        [606, 10],
        [806, 8],
      ],
    },
    number,
  );

describe('declaring strength', () => {
  it('builds up a sum in half points and compares it', () => {
    expect(sumOf(power(1), GUNSHIP, []).total).toBe(6);
    expect(sumOf(power(1), GUNSHIP, [606, 806])).toMatchObject({
      terms: [6, 4, 2],
      total: 12,
      result: 'equal',
    });
  });

  it('counts the bonus of an alien once, although every double would bring it', () => {
    const zero = asked('power_up', [], {
      yardstick: 'cannons',
      strength: 0,
      against: null,
      gains: [
        [606, 8],
        [806, 6],
      ],
    });

    expect(sumOf(zero, GUNSHIP, [606, 806]).total).toBe(10);
  });

  it('gives power and battery in turn, then declares', () => {
    const plan = new Plan();
    plan.toggle(power(1), GUNSHIP, 606);
    plan.confirm(power(1), GUNSHIP);

    expect(plan.next(power(1))).toEqual(['power', 606]);
    expect(plan.next(power(1))).toBeNull();
    expect(
      plan.next(
        asked(
          'pick_battery',
          [
            ['battery', 607],
            ['battery', 807],
          ],
          {},
          2,
        ),
      ),
    ).toEqual(['battery', 607]);
    expect(plan.next(power(3, [606]))).toEqual(['done']);
  });

  it('goes on when the game has taken the only battery by itself', () => {
    const plan = new Plan();
    plan.toggle(power(1), GUNSHIP, 606);
    plan.confirm(power(1), GUNSHIP);
    plan.next(power(1));

    expect(plan.next(power(2, [606]))).toEqual(['done']);
  });

  it('takes batteries from where the player likes', () => {
    const plan = new Plan();
    plan.prefer(807);

    expect(plan.batteries(GUNSHIP, 2)).toEqual([807, 607]);
  });

  it('ends when something else is asked', () => {
    const plan = new Plan();
    plan.run([['battery', 607]]);

    expect(plan.next(asked('fly_on', [['fly_on'], ['give_up']]))).toBeNull();
    expect(plan.running).toEqual([]);
  });
});

describe('defending', () => {
  it('spends the fullest battery, or the one that was tapped', () => {
    const plan = new Plan();
    const hit = asked('defend', [['battery', 607], ['battery', 807], ['pass']]);
    expect(plan.source(hit, GUNSHIP)).toBe(607);

    plan.picks = [807];
    expect(plan.source(hit, GUNSHIP)).toBe(807);
  });

  it('never spends a battery that is not offered', () => {
    const hit = asked('defend', [['battery', 807], ['pass']]);

    expect(new Plan().source(hit, GUNSHIP)).toBe(807);
  });
});

describe('picking crew', () => {
  it('takes as many as are asked for and no more than a cabin has', () => {
    const plan = new Plan();
    const crew = asked(
      'pick_crew',
      [
        ['crew', 707],
        ['crew', 708],
      ],
      { amount: 3 },
    );
    plan.toggle(crew, GUNSHIP, 707);
    plan.toggle(crew, GUNSHIP, 707);
    plan.toggle(crew, GUNSHIP, 708);

    expect(plan.picks).toEqual([707, 707, 708]);
    expect([...offered(crew).keys()]).toEqual([707, 708]);
  });
});

describe('loading goods', () => {
  const loads = asked(
    'load_goods',
    [['load', 'red', 808], ['unload', 'yellow', 608], ['unload', 'blue', 608], ['done']],
    { beside: ['red'] },
  );

  it('puts red goods into red holds only', () => {
    const loading = new Loading(new Plan());
    loading.take({ good: 'red', from: null });

    expect(loading.accepts(GUNSHIP, 808)).toBe(true);
    expect(loading.accepts(GUNSHIP, 608)).toBe(false);
  });

  it('moves a block from hold to hold by taking it out first', () => {
    const plan = new Plan();
    const loading = new Loading(plan);
    loading.tap(loads, GUNSHIP, 608);
    expect(loading.held).toEqual({ good: 'yellow', from: 608 });
    loading.tap(loads, GUNSHIP, 808);

    expect(plan.running).toEqual([
      ['unload', 'yellow', 608],
      ['load', 'yellow', 808],
    ]);
  });

  it('stows what fits, red in red', () => {
    const plan = new Plan();
    plan.stow(loads, GUNSHIP);

    expect(plan.running).toEqual([['load', 'red', 808]]);
    expect(fitting(GUNSHIP, ['red', 'green'])).toEqual(['red']);
  });
});

describe('flight days', () => {
  const route = { length: 24, positions: { 0: 6, 1: 4, 2: 1 }, away: [] };

  it('count empty spaces only', () => {
    expect(movedTo(route, 0, -2)).toBe(3);
    expect(movedTo(route, 2, 3)).toBe(5);
  });

  it('say which place is left', () => {
    expect(placesAfter(route, 0, -2)).toEqual({ now: 1, then: 2 });
  });
});

describe('a card', () => {
  it('shows its numbers row by row', () => {
    const pirates = {
      id: 'p',
      kind: 'pirates',
      level: 2,
      strength: 6,
      credits: 7,
      days: 2,
      shots: [{ heavy: true, side: 0, fixed_die: null }],
    };

    expect(rowsOf(pirates).map(({ what }) => what)).toEqual(['strength', 'loses', 'wins', 'days']);
  });

  it('of an unknown kind still shows its numbers', () => {
    expect(rowsOf({ id: 'x', kind: 'wormhole', level: 1, depth: 4 })).toEqual([
      { what: 'number', name: 'depth', value: 4 },
    ]);
  });
});

describe('a supercard', () => {
  const card = (kind: string, fields: object) => ({ id: 's', kind, level: 0, ...fields });
  const toll = { crew: 1, goods: 0, days: 2, shots: [] };

  it('shows the lines of a fleet down to the level of the flight', () => {
    const lines = [6, 8, 10].map((strength) => ({ strength, toll }));
    const fleet = card('enemy_fleet', { faction: 'pirates', full: [0], lines });

    expect(rowsOf(fleet, 2)).toEqual(
      [6, 8].map((strength) => ({
        what: 'fleet',
        strength,
        tolls: [
          { what: 'crew', amount: 1 },
          { what: 'days', amount: 2 },
        ],
      })),
    );
  });

  it('adds up what a tactical zone takes', () => {
    const columns = [{ more: 'crew', less: 'cannons', lines: [toll, toll, toll] }];

    expect(rowsOf(card('tactical_zone', { columns, second_pays_from: 5 }), 2)).toEqual([
      {
        what: 'difference',
        more: 'crew',
        less: 'cannons',
        tolls: [
          { what: 'crew', amount: 2 },
          { what: 'days', amount: 4 },
        ],
      },
    ]);
  });

  it('pulls with the strength of the level, and above the highest with the last', () => {
    const hole = card('black_hole', { strengths: [2, 3, 7], own_design: false });

    expect(rowsOf(hole, 4)).toEqual([{ what: 'pull', amount: 7 }]);
  });
});
