/** Learning by doing: a guided flight, arranged and in company of slow, friendly bots. */

import type { BotChoice } from '../game.generated';
import { heldSeat, openTable } from './api';
import { settings } from './settings.svelte';
import { choices } from './setup';
import { t } from './words.svelte';

const FIRST = 'first_flight';
/** Companions take their time, in percent of the usual. */
const UNHURRIED = 160;

const beginner = (character: string): BotChoice => ({ character, strength: 'beginner' });

/** Opens the table of a lesson, ready to build; the path that leads there. */
export async function openLesson(lesson = FIRST): Promise<string> {
  const { lessons, characters, options } = await choices();
  const setup = lessons[lesson];
  if (!setup) throw new Error(`no lesson ${lesson}`);
  const opened = await openTable({
    setup,
    public: false,
    name: settings.wishes.name || t('start-you'),
    bots: [null, ...characters.slice(0, setup.seats - 1).map(beginner)],
    start: true,
    options: { ...options, bot_pace: UNHURRIED },
  });
  settings.hold(heldSeat(opened));
  return `/t/${opened.code}`;
}
