import { expect, it } from 'vitest';
import { LONG, withSeams } from './seams';
import { words } from './words.svelte';

const CATALOGUES = import.meta.glob<string>(
  [
    '../../../src/boltbucket/words/de/*.ftl',
    '!../../../src/boltbucket/words/de/cli.ftl',
    '!../../../src/boltbucket/words/de/faults.ftl',
    '!../../../src/boltbucket/words/de/output.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const shown = (line: string) =>
  /^(?:[a-z][\w-]* =| +)(.*)/
    .exec(line)?.[1]
    ?.replace(/\{[^}]*\}?/g, ' ')
    .replace(/^ *(?:\.[\w-]+ =|\*?\[[\w-]+\])/, '') ?? '';

it('puts soft hyphens where a long word is put together, whatever it ends with', () => {
  expect(withSeams('Das Gewerkschaftsschiff')).toBe('Das Gewerk\u00adschafts\u00adschiff');
  expect(withSeams('des Universalanschlusses')).toBe('des Universal\u00adanschlusses');
  expect(withSeams('ein Lebenserhaltungssystem')).toBe('ein Lebens\u00aderhaltungs\u00adsystem');
});

it('knows the seams of every long word of the page', () => {
  const long = Object.values(CATALOGUES)
    .flatMap((text) => text.split('\n').map(shown))
    .flatMap((text) => text.match(new RegExp(`\\p{L}{${LONG},}`, 'gu')) ?? []);

  expect(long.length).toBeGreaterThan(100);
  expect([...new Set(long)].filter((word) => withSeams(word) === word)).toEqual([]);
});

it('is done for whatever is said in German, and for nothing else', async () => {
  const says = () => Promise.resolve('name = Weltraumschrott');
  await words.speak('de', says);
  expect(words.say('name')).toBe('Weltraum\u00adschrott');
  await words.speak('en', says);
  expect(words.say('name')).toBe('Weltraumschrott');
});
