import { describe, expect, it } from 'vitest';
import { shipAt, threatOf } from './moments';
import { readDrawing } from './notation';
import type { GameEvent, Tile } from './protocol';

const { ship: whole } = readDrawing(`
  .         g^-0010    .
  b2-0100   @red-3333  s^>-0001
  .         ev-1000    .
`);
const tiles = new Map(Object.entries(whole.tiles).map(([cell, tile]) => [Number(cell), tile]));
const battery = [...tiles].find(([, tile]) => tile.kind === 'battery') as [number, Tile];

const event = (type: string, cell: number, tile?: Tile): GameEvent => ({
  type,
  topic: 'hits',
  seat: 0,
  cell,
  ...(tile ? { tile, cause: 'destroyed' } : {}),
});
const HIT: GameEvent = { type: 'HitApproached', topic: 'hits', seats: [0] };

describe('a ship at the moment of a hit', () => {
  it('has the tiles it lost later', () => {
    const left = new Map([...tiles].filter(([cell]) => cell !== 706));
    const events = [HIT, event('TileLost', 706, tiles.get(706))];

    expect(shipAt({ tiles: left, charge: new Map() } as never, 0, events, 0).tiles.has(706)).toBe(
      true,
    );
  });

  it('lacks the tiles it had lost before', () => {
    const left = new Map([...tiles].filter(([cell]) => cell !== 706));
    const events = [event('TileLost', 706, tiles.get(706)), HIT];

    expect(shipAt({ tiles: left, charge: new Map() } as never, 0, events, 1).tiles.has(706)).toBe(
      false,
    );
  });

  it('has the batteries it has spent since', () => {
    const charge = new Map([[battery[0], 0]]);
    const events = [event('BatterySpent', battery[0]), HIT, event('BatterySpent', battery[0])];

    expect(shipAt({ tiles, charge } as never, 0, events, 1).batteries).toBe(1);
  });

  it('knows what was in a battery that is gone', () => {
    const left = new Map([...tiles].filter(([cell]) => cell !== battery[0]));
    const events = [
      event('BatterySpent', battery[0]),
      HIT,
      event('TileLost', battery[0], battery[1]),
    ];

    const then = shipAt({ tiles: left, charge: new Map() } as never, 0, events, 1);

    expect(then.batteries).toBe(battery[1].capacity - 1);
  });
});

describe('what flew at a ship', () => {
  const meteor = (fixed_die: number | null) => ({ heavy: true, side: 0, fixed_die });
  const reveal: GameEvent = {
    type: 'CardRevealed',
    topic: 'x',
    card: {
      id: 'c',
      kind: 'meteor_alert',
      level: 0,
      rows: [[meteor(null)], [meteor(4)], [meteor(6)]],
    },
  };
  const hit = (line: number): GameEvent => ({
    ...HIT,
    meteor: true,
    heavy: true,
    side: 0,
    line,
  });
  const hits = [hit(7), hit(8)] as const;

  it('has a fixed die if its place on the card says so', () => {
    const events = [hit(9), reveal, ...hits];

    expect(hits.map((each) => threatOf(each, events, 2).fixedDie)).toEqual([null, 4]);
  });

  it('is two dice where the card is not known', () => {
    expect(threatOf(hits[1], hits, 2).fixedDie).toBeNull();
  });
});
