/** Words and the edges of what is filled in stand out from whatever lies behind them, in both themes. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CSS = readFileSync('src/theme.css', 'utf8');
const THEMES = { dark: ':root {', light: ":root[data-theme='light'] {" };
const GROUNDS = ['space', 'panel', 'panel-raised'];
const WORDS = ['text', 'muted', 'good', 'bad', 'warn', 'link'];
const READABLE = 4.5;
const SEEN = 3;

type Colours = Readonly<Record<string, string>>;

function coloursOf(theme: keyof typeof THEMES): Colours {
  const begin = CSS.indexOf(THEMES[theme]);
  const block = CSS.slice(begin, CSS.indexOf('}', begin));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** The pairs that are too much alike. */
const alike = (colours: Colours, names: readonly string[], least: number): string[] =>
  names.flatMap((name) =>
    GROUNDS.filter((ground) => contrast(colours[name] ?? '', colours[ground] ?? '') < least).map(
      (ground) => `${name} on ${ground}`,
    ),
  );

test.each(['dark', 'light'] as const)('words can be read in the %s theme', (theme) => {
  expect(alike(coloursOf(theme), WORDS, READABLE)).toEqual([]);
});

test.each(['dark', 'light'] as const)('fields and the focus are seen in the %s theme', (theme) => {
  expect(alike(coloursOf(theme), ['edge', 'focus'], SEEN)).toEqual([]);
});

test.each(['dark', 'light'] as const)('main buttons can be read in the %s theme', (theme) => {
  const { accent = '', 'accent-ink': ink = '' } = coloursOf(theme);

  expect(contrast(accent, ink)).toBeGreaterThan(READABLE);
});
