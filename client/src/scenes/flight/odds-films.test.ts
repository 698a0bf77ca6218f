// @vitest-environment jsdom
/**
 * Whole games as the rules tell them (`tests/page/films.py`): whatever hit of them is asked about,
 * the panel shows the odds of the moment it came.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, Odds, Room, Seat, Ship, Update, View } from '../../game.generated';
import { percent } from '../../headless/formats';
import { countOf } from '../../headless/odds';
import { hitsOf, type OddsBySeat } from '../../headless/past';
import { Session } from '../../headless/session.svelte';
import OddsPanel from './OddsPanel.svelte';

interface Film {
  readonly view: View;
  readonly room: Room;
  /** with the odds of each event that is a hit, as they were when it was told */
  readonly updates: readonly (Update & { readonly odds: readonly (OddsBySeat | null)[] })[];
  /** what the server has kept of all hits, and of the launch */
  readonly kept: readonly OddsBySeat[];
  readonly launched: Readonly<Record<Seat, Ship>>;
}

/** There is no layout here, and so nothing that changes its size. */
class NoResizes {
  observe(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoResizes);
/** Nor is a window narrow. */
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}));

const folder = process.env['FILMS'];
const NAMES = folder ? readdirSync(folder).map((file) => file.replace('.json', '')) : ['no film'];
const filmOf = (name: string): Film =>
  JSON.parse(readFileSync(join(folder ?? '', `${name}.json`), 'utf-8')) as Film;

// What the test's browser lacks.
HTMLDialogElement.prototype.showModal = () => undefined;
HTMLDialogElement.prototype.close = () => undefined;

/** A page that has seen the whole flight. */
function seen({ view, room, updates, kept, launched }: Film): Session {
  const session = new Session('film', null, () => ({ send() {}, close() {} }), {
    odds: (_, hit) => Promise.resolve(kept[hit] ?? null),
    launched: () => Promise.resolve(launched),
  });
  session.table.welcome({
    t: 'welcome',
    n: 0,
    view,
    room,
    you: { seat: 0, role: 'player' },
    server: { version: '', now: 0 },
    log: [],
  });
  for (const update of updates) session.table.receive(update);
  return session;
}

describe.skipIf(!folder).each(NAMES)('%s', (name) => {
  it('has a panel for every hit that says what might have become of every ship', async () => {
    const film = filmOf(name);
    const session = seen(film);
    const hits = hitsOf(session.table.log.map(({ event }) => event));
    const told = film.updates.flatMap(({ odds }) => odds.filter((each) => each !== null));

    expect(hits).toHaveLength(told.length);
    for (const [number, event] of hits.entries())
      expect(await panelOf(session, event, number)).toEqual(
        rowsOf(event, told[number] ?? {}, session),
      );
  });
});

interface Row {
  readonly player: string;
  readonly fates: readonly string[];
  readonly loses: string;
}

/** What the panel shows, read off the page. */
async function panelOf(
  session: Session,
  event: Extract<GameEvent, { type: 'HitApproached' }>,
  hit: number,
): Promise<Row[]> {
  const target = document.createElement('div');
  const panel = mount(OddsPanel, { target, props: { session, event, hit, onclose: () => {} } });
  flushSync();
  // Until what was asked has been answered.
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  const rows = [...target.querySelectorAll('tbody tr')].map((row) => {
    const cells = [...row.querySelectorAll('td')];
    return {
      player: row.querySelector('th')?.textContent.trim() ?? '',
      fates: cells.slice(0, -1).map((cell) => cell.classList[0] ?? ''),
      loses: cells.at(-1)?.textContent ?? '',
    };
  });
  await unmount(panel);
  return rows;
}

/** What it should show, as the rules say. */
const rowsOf = (
  { seats }: Extract<GameEvent, { type: 'HitApproached' }>,
  told: OddsBySeat,
  session: Session,
): Row[] =>
  seats.flatMap((seat) => {
    const odds: Odds | undefined = told[seat];
    if (!odds) return [];
    const lost = countOf(odds, 'lost');
    return [
      {
        player: session.player(seat)?.name ?? '',
        fates: odds.lines.map(({ outlook }) => outlook.fate),
        loses: `${percent(lost / odds.rolls)}${lost}/${odds.rolls}`,
      },
    ];
  });
