/** The colours of players and goods stay apart, whatever eyes look at them. */

import { expect, test } from 'vitest';
import { GOOD_COLOURS, PLAYER_COLOURS } from './colours';

type Triple = readonly [number, number, number];

/** How colours in linear light are seen (Machado, Oliveira and Fernandes, 2009). */
const EYES: Readonly<Record<string, readonly Triple[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Fifteen is told apart at a glance. */
const APART = 15;

const dot = (one: Triple, other: Triple) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

function light(colour: string): Triple {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** In the space where distances are differences to the eye (CIELAB). */
function lab(seen: Triple): Triple {
  const [r, g, b] = seen.map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;
  const root = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = root(dot([r, g, b], [0.4124, 0.3576, 0.1805]) / 0.95047);
  const y = root(dot([r, g, b], [0.2126, 0.7152, 0.0722]));
  const z = root(dot([r, g, b], [0.0193, 0.1192, 0.9505]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The pairs of these colours that such eyes confuse. */
function confused(eyes: string, colours: Readonly<Record<string, string>>): string[] {
  const [r, g, b] = EYES[eyes] as unknown as readonly [Triple, Triple, Triple];
  const seen = Object.entries(colours).map(([name, colour]) => {
    const linear = light(colour);
    return { name, at: lab([dot(r, linear), dot(g, linear), dot(b, linear)]) };
  });
  return seen.flatMap(({ name, at: [l, a, c] }, index) =>
    seen
      .slice(index + 1)
      .filter(({ at }) => Math.hypot(l - at[0], a - at[1], c - at[2]) <= APART)
      .map((other) => `${name} and ${other.name}`),
  );
}

test.each(Object.keys(EYES))('five players are told apart by %s eyes', (eyes) => {
  expect(confused(eyes, PLAYER_COLOURS)).toEqual([]);
});

test.each(Object.keys(EYES))('four goods are told apart by %s eyes', (eyes) => {
  expect(confused(eyes, GOOD_COLOURS)).toEqual([]);
});
