// What the tests see of a page: things that can be reached, where they are, and how far a table is.
(() => {
  const visible = (thing) =>
    thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const enabled = (thing) => !thing.disabled && thing.getAttribute('aria-disabled') !== 'true';

  /** The middle of a thing, if it is what a finger there would touch. */
  function reach(thing) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (top === thing || thing.contains(top)) ? { x, y } : null;
  }

  /** Things of that kind that something else lies on, at their middle or near a corner. */
  function covered(selector) {
    return [...document.querySelectorAll(selector)].filter(visible).flatMap((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const [dx, dy] = [(right - left) / 8, (bottom - top) / 8];
      const spots = [
        [(left + right) / 2, (top + bottom) / 2],
        ...[left + dx, right - dx].flatMap((x) => [top + dy, bottom - dy].map((y) => [x, y])),
      ];
      const free = spots.every(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found && thing.contains(found);
      });
      const name = thing.getAttribute('aria-label') ?? thing.textContent.trim();
      return free ? [] : [name || thing.className];
    });
  }

  /** A thing of that kind that can be touched, the first from a number on; scrolled to if needed. */
  function reachable(selector, from) {
    const all = [...document.querySelectorAll(selector)].filter(
      (thing) => visible(thing) && enabled(thing),
    );
    const things = all.map((_, index) => all[(index + from) % all.length]);
    for (const thing of things) {
      if (reach(thing)) return thing;
    }
    for (const thing of things.slice(0, 12)) {
      thing.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      if (reach(thing)) return thing;
    }
    return null;
  }

  /** Where to touch such a thing. */
  function spot(selector, from = 0) {
    const thing = reachable(selector, from);
    return thing && reach(thing);
  }

  let touch = null;
  /** The same; `touched` then tells whether it was still there. */
  function aim(selector, from) {
    const thing = reachable(selector, from);
    if (!thing) return null;
    touch = null;
    const note = (event) => (touch ??= event.composedPath().includes(thing));
    addEventListener('pointerdown', note, { capture: true, once: true });
    return reach(thing);
  }
  const touched = () => touch ?? true;

  const has = (selector) =>
    [...document.querySelectorAll(selector)].some((thing) => visible(thing) && enabled(thing));
  /** How many tiles the own ship has. */
  const lying = () => document.querySelectorAll('.mine [data-cell] .lying').length;
  const phase = () => document.querySelector('main[data-phase]')?.dataset.phase ?? null;


  /** The square of the ship that is meant, if it is one. */
  function square(selector) {
    const thing = [...document.querySelectorAll(selector)].find(
      (each) => visible(each) && enabled(each),
    );
    return thing?.dataset.cell === undefined ? null : Number(thing.dataset.cell);
  }

  const KEYS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

  /** The first arrow key on the way to a square: '' when there, null when one of them is gone. */
  function step(goal) {
    const here = Number(document.activeElement?.dataset.cell ?? NaN);
    const board = document.activeElement?.parentElement;
    const cells = new Set(
      [...(board?.querySelectorAll('[data-cell]') ?? [])].map(({ dataset }) => Number(dataset.cell)),
    );
    if (!cells.has(here) || !cells.has(goal)) return null;
    const first = new Map([[here, '']]);
    for (const cell of first.keys()) {
      for (const [key, [dx, dy]] of Object.entries(KEYS)) {
        const next = beyond(cells, cell, dx, dy);
        if (next !== null && !first.has(next)) first.set(next, first.get(cell) || key);
      }
    }
    return first.get(goal) ?? null;
  }

  /** The nearest square in a direction. */
  function beyond(cells, cell, dx, dy) {
    for (let far = 1; far < 20; far += 1) {
      const next = cell + far * (100 * dx + dy);
      if (cells.has(next)) return next;
    }
    return null;
  }

  const SPOKEN = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'];

  /** Every text that is seen or read out: text nodes and labels. */
  function texts() {
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent.closest('script, style, code, svg title') || !parent.checkVisibility()) continue;
      found.add(walker.currentNode.data.trim());
    }
    for (const name of SPOKEN)
      for (const thing of document.querySelectorAll(`[${name}]`))
        if (thing.checkVisibility()) found.add(thing.getAttribute(name).trim());
    return [...found].filter(Boolean);
  }

  /** Names of players, wherever they stand alone. */
  function names() {
    const places = '.player .name, .who > strong, [data-name]';
    return [...document.querySelectorAll(places)].map((each) => each.firstChild?.textContent.trim());
  }

  const drawn = (mark) => `${mark.getAttribute('fill')} ${mark.getAttribute('d')}`;

  /** Every starting cabin to be seen: whose ship it is on, and its mark and that player's. */
  function cabins() {
    const shapes = new Set(
      [...document.querySelectorAll('.player svg:not(.face) path')].map((mark) => mark.getAttribute('d')),
    );
    return [...document.querySelectorAll('.board')].filter(visible).flatMap((board) => {
      let place = board;
      while (place && !place.querySelector('.player')) place = place.parentElement;
      const [name, mark] = ['.name', 'svg:not(.face) path'].map((part) =>
        place.querySelector(`.player ${part}`),
      );
      return [...board.querySelectorAll('.tile path')]
        .filter((path) => shapes.has(path.getAttribute('d')))
        .map((path) => ({ name: name.textContent, mark: drawn(mark), cabin: drawn(path) }));
    });
  }

  /** The figures of every ship that has them, by seat: engines, cannons, batteries, crew, exposed. */
  function figures() {
    const lists = [...document.querySelectorAll('dl[data-ship]')].filter(visible);
    const rows = lists.map((list) => [...list.querySelectorAll('dd')].map((each) => each.innerText));
    return Object.fromEntries(lists.map((list, at) => [list.dataset.ship, rows[at].slice(0, 5)]));
  }

  /** The squares that have one of these marks, and which. */
  function marked(squares, marks) {
    const found = [...document.querySelectorAll(squares)].flatMap((square) =>
      marks.filter((mark) => square.classList.contains(mark)).map((mark) => [square, mark]),
    );
    return Object.fromEntries(found.map(([square, mark]) => [square.dataset.cell, mark]));
  }

  /** When the page has found its shape and nothing moves. */
  async function settled() {
    for (let quiet = 0, round = 0; quiet < 2 && round < 30; round += 1) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter(
        ({ effect, playState }) =>
          playState !== 'finished' && effect.getComputedTiming().endTime < Infinity,
      );
      for (const animation of moving) animation.finish();
      quiet = moving.length ? 0 : quiet + 1;
    }
  }

  const sights = { texts, names, cabins, figures, marked };
  /** What lies behind one of the tabs, where there are tabs. */
  const turnTo = (pane) => document.querySelectorAll('.tabs button')[pane]?.click();
  /** What the guide says and points at. */
  const guided = () =>
    `${document.querySelector('.guide')?.dataset.step} ${document.querySelector('.ring')?.dataset.point}`;

  window.looking = { settled, guided, turnTo, spot, aim, touched, has, lying, phase, square, step, reach, covered, ...sights };
})();
