import { expect, it } from 'vitest';
import { named } from './bot-names';
import { words } from './words.svelte';

const hauler = { character: 'hauler', strength: 'captain' } as const;

it("goes by its character's name in the player's language, and keeps its number", async () => {
  await words.speak('de', () => Promise.resolve('character-hauler = Schlepp'));

  expect(named({ name: 'Hauler', bot: hauler }).name).toBe('Schlepp');
  expect(named({ name: 'Hauler 2', bot: hauler }).name).toBe('Schlepp 2');
});

it('leaves people and bots with a name of their own alone', () => {
  expect(named({ name: 'Hauler', bot: null }).name).toBe('Hauler');
  expect(named({ name: 'Old Rusty', bot: hauler }).name).toBe('Old Rusty');
});
