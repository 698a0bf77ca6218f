import type { Colour, Good } from '../game.generated';

export const GOOD_COLOURS: Record<Good, string> = {
  red: '#ff6b6e',
  yellow: '#ffd54a',
  green: '#45cf90',
  blue: '#5ab0ff',
};

/** As in the notation, so that tiles, logs and drawings agree in every language. */

export const GOOD_VALUES: Record<Good, number> = { red: 4, yellow: 3, green: 2, blue: 1 };

export const PLAYER_COLOURS: Record<Colour, string> = {
  blue: '#5ab0ff',
  green: '#45cf90',
  yellow: '#ffd23f',
  red: '#ff6f6f',
  purple: '#b26ba7',
};

export const colourOf = (name: string): string =>
  PLAYER_COLOURS[name as Colour] ?? PLAYER_COLOURS.blue;
