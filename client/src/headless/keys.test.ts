// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { asksForKeys, KEY_GROUPS } from './keys';

const press = (key: string, markup = '<button></button>', more: KeyboardEventInit = {}) => {
  document.body.innerHTML = markup;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  document.body.firstElementChild?.dispatchEvent(event);
  return event;
};

describe('the sheet of keys', () => {
  it('opens by a question mark', () => {
    expect(asksForKeys(press('?'))).toBe(true);
    expect(asksForKeys(press('!'))).toBe(false);
  });

  it('stays closed while somebody writes a question', () => {
    expect(asksForKeys(press('?', '<input>'))).toBe(false);
  });

  it('names no key twice in one place', () => {
    for (const { name, uses } of KEY_GROUPS) {
      const pressed = uses.map(({ keys }) => keys.join(' '));
      expect(new Set(pressed).size, name).toBe(pressed.length);
    }
  });
});
