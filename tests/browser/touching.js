// What a hand and an eye would find wrong with a page as it is laid out now.
(() => {
  const { settled } = looking;
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=tab], [role=radio], [data-cell][tabindex]';
  /** What is told for a moment or while nothing can be done lies above, and moves nothing. */
  const TOLD = '.notice, .over, .late';
  const ABOVE = '.bar, .tools, .tabs';
  const MANY = '[data-handle] button, [data-cell]';

  const style = (thing) => getComputedStyle(thing);
  const visible = (thing) =>
    thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const enabled = (thing) => !thing.disabled && !thing.closest('[inert], [aria-disabled=true]');
  /** Said to screen readers only. */
  const unseen = (thing) => {
    for (let each = thing; each; each = each.parentElement) {
      const { clipPath, width } = style(each);
      if (clipPath.startsWith('inset(50%') || (each !== thing && width === '1px')) return true;
    }
    return false;
  };
  const named = (thing) =>
    `${thing.tagName.toLowerCase()}.${[...thing.classList].filter((each) => !each.startsWith('s-') && !each.startsWith('svelte')).join('.')} ` +
    `"${(thing.getAttribute('aria-label') ?? thing.innerText ?? thing.value ?? '').trim().slice(0, 40)}"`;

  /** Where nothing else can be used meanwhile: an open dialog, or a sheet over everything. */
  function stage() {
    const dialogs = document.querySelectorAll('dialog[open]');
    if (dialogs.length) return dialogs[dialogs.length - 1];
    const scrim = [...document.querySelectorAll('.scrim')].find(visible);
    return scrim?.nextElementSibling ?? document.querySelector('.count[role=status]') ?? document.body;
  }

  const inside = (thing, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (!top) return false;
    return thing.contains(top) || !!top.closest('label')?.contains(thing);
  };
  const middle = (thing) => {
    // A link may begin on one line and end on the next.
    const rows = thing.getClientRects();
    const { left, top, width, height } = rows.length > 1 ? rows[0] : thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const hit = (thing) => inside(thing, ...middle(thing));

  const scrolls = (value) => value === 'auto' || value === 'scroll';

  let moved = new Map();
  /** Everything as it was before. */
  function restore() {
    for (const [thing, [left, top]] of moved) thing.scrollTo({ left, top, behavior: 'instant' });
    moved = new Map();
  }

  /** As a hand would: only what has scroll bars moves. */
  function bring(thing) {
    for (let each = thing.parentElement; each; each = each.parentElement) {
      const root = each === document.documentElement;
      const { overflowX, overflowY } = style(each);
      if (!moved.has(each)) moved.set(each, [each.scrollLeft, each.scrollTop]);
      const frame = root
        ? { left: 0, top: 0, width: innerWidth, height: innerHeight }
        : each.getBoundingClientRect();
      const [x, y] = middle(thing);
      if (root || scrolls(overflowY)) each.scrollTop += y - (frame.top + frame.height / 2);
      if (root || scrolls(overflowX)) each.scrollLeft += x - (frame.left + frame.width / 2);
    }
  }

  /** Controls that cannot be hit at their middle, not even after scrolling. */
  function untouchable() {
    const all = [...stage().querySelectorAll(CONTROLS)].filter(
      (thing) => visible(thing) && enabled(thing) && !thing.closest('.scrim'),
    );
    const found = all.flatMap((thing) => {
      if (thing.matches(MANY) || hit(thing)) return [];
      if (unseen(thing) && !thing.closest('label')) return [];
      bring(thing);
      if (hit(thing)) return [];
      const [x, y] = middle(thing);
      const top = document.elementFromPoint(x, y);
      if (top?.closest(TOLD) && thing.closest(ABOVE)) return [];
      return [`${named(thing)} at ${Math.round(x)},${Math.round(y)} under ${top ? named(top) : 'nothing'}`];
    });
    restore();
    return found;
  }

  /** Of what has to be in sight without scrolling, what is not, or is covered at a corner. */
  function outOfReach(selectors) {
    return selectors.flatMap((selector) => {
      const things = [...document.querySelectorAll(selector)].filter(visible);
      if (!things.length) return [`there is no ${selector}`];
      return things.flatMap((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const [dx, dy] = [(right - left) / 6, (bottom - top) / 6];
        const spots = [
          middle(thing),
          ...[left + dx, right - dx].flatMap((x) => [top + dy, bottom - dy].map((y) => [x, y])),
        ];
        const bad = spots.find(([x, y]) => !inside(thing, x, y));
        if (!bad) return [];
        const over = document.elementFromPoint(...bad);
        return [`${named(thing)} is under ${over ? named(over) : 'nothing'} at ${bad.map(Math.round)}`];
      });
    });
  }

  /** Things used in play that are smaller than a fingertip. */
  function tooSmall(selector, least = 44) {
    return [...document.querySelectorAll(selector)]
      .filter((thing) => visible(thing) && enabled(thing))
      .map((thing) => [thing, thing.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
      .map(([thing, { width, height }]) => `${named(thing)} ${Math.round(width)}x${Math.round(height)}`);
  }

  /** Texts that are cut off by a box that does not scroll, or by the edge of the window. */
  function cut() {
    const found = new Set();
    const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('svg, script, style, option')) continue;
      if (!visible(parent) || unseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width && isCut(parent, box)) found.add(`${named(parent)}`);
    }
    return [...found];
  }

  const SLACK = 1.5;
  function isCut(parent, box) {
    let free = { x: false, y: false };
    for (let each = parent; each; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow, display, position } = style(each);
      if (textOverflow === 'ellipsis' && each.matches('[title]')) return false;
      if (display === 'inline') continue;
      const root = each === document.documentElement;
      const frame = root
        ? { left: 0, right: innerWidth, top: 0, bottom: document.scrollingElement.scrollHeight - scrollY }
        : each.getBoundingClientRect();
      if (scrolls(overflowX)) free.x = true;
      if (scrolls(overflowY) || root) free.y = true;
      const clipsX = root || !['visible', 'auto', 'scroll'].includes(overflowX);
      const clipsY = !['visible', 'auto', 'scroll'].includes(overflowY);
      if (clipsX && !free.x && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) return true;
      if (clipsY && !free.y && (box.top < frame.top - SLACK - 2 || box.bottom > frame.bottom + SLACK + 2)) return true;
      if (position === 'fixed' && !root) {
        if (free.x && free.y) return false;
        return (!free.x && (box.left < -SLACK || box.right > innerWidth + SLACK)) ||
          (!free.y && (box.top < -SLACK || box.bottom > innerHeight + SLACK));
      }
    }
    return false;
  }

  /** Few lines that scroll by themselves: as they stand, none of them is seen by half. */
  const FEW = '.guide .text, .pause .text';
  function halved() {
    return [...document.querySelectorAll(FEW)].filter(visible).flatMap((box) => {
      const { bottom } = box.getBoundingClientRect();
      const half = linesIn(box).some(({ top, bottom: end }) => top < bottom - 4 && end > bottom + 4);
      return half ? [`${named(box)} ends in the middle of a line`] : [];
    });
  }

  function linesIn(box) {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      found.push(...range.getClientRects());
    }
    return found;
  }

  /** Whose ship it is and what it can do, where something else lies on it. */
  function hidden() {
    const found = [...document.querySelectorAll('.owner .name, .owner dd')]
      .filter((each) => {
        if (!visible(each) || hit(each)) return false;
        bring(each);
        return !hit(each);
      })
      .map((each) => `${named(each)} of the ship in front is covered`);
    restore();
    return found;
  }

  /** What is told in the place of the top bar and covers something of the scene. */
  function covering() {
    const scene = document.querySelector('main[data-phase]')?.getBoundingClientRect();
    if (!scene) return [];
    return [...document.querySelectorAll('.head .over, .head .late, .high .notice')]
      .filter((each) => visible(each) && each.getBoundingClientRect().bottom > scene.top + SLACK)
      .map((each) => `${named(each)} covers ${Math.round(each.getBoundingClientRect().bottom - scene.top)} of the scene`);
  }

  /** Dialogs use the window, as far as lines do not get too long to read. */
  const LINE_LENGTH = 33;
  function narrow() {
    const letter = parseFloat(style(document.documentElement).fontSize);
    const least = Math.min(0.93 * innerWidth, LINE_LENGTH * letter);
    return [...document.querySelectorAll('dialog[open]')]
      .map((each) => [each, each.getBoundingClientRect().width])
      .filter(([, width]) => width < least)
      .map(([each, width]) => `${named(each).slice(0, 60)} is only ${Math.round(width)} wide`);
  }

  /** What may scroll down, but never across. */
  const DOWN = 'main, aside, dialog[open], .question, footer, nav, .guide .text, .notice';
  /** Scrollers that go on where nothing is, or one inside another that both go down. */
  function blank() {
    const found = [];
    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);
    for (const each of document.querySelectorAll(DOWN))
      if (scrolls(style(each).overflowX) && each.scrollWidth > each.clientWidth + 1)
        found.push(`${named(each).slice(0, 40)} is ${each.scrollWidth} wide in ${each.clientWidth}`);
    const yard = document.querySelector('main[data-phase=building]');
    if (yard && yard.scrollHeight > yard.clientHeight + 1)
      found.push(`the yard is ${yard.scrollHeight} high in ${yard.clientHeight}`);
    const things = [root, ...document.querySelectorAll('body *')].filter(
      (thing) => (thing === root || scrolls(style(thing).overflowY)) && thing.scrollHeight > thing.clientHeight + 1,
    );
    if (things.includes(root) && document.querySelector('main[data-phase]'))
      found.push(`the document scrolls: ${root.scrollHeight} of ${innerHeight}`);
    for (const thing of things) {
      // Text alone has no parts that could end before it does.
      if (!visible(thing) || thing.closest('svg') || !thing.children.length) continue;
      const before = thing.scrollTop;
      // What sticks to the edge meanwhile is in its place at the end.
      if (end(thing) - lowest(thing) > 160) thing.scrollTop = thing.scrollHeight;
      const blank = end(thing) - lowest(thing);
      thing.scrollTop = before;
      if (blank > 160) found.push(`${named(thing).slice(0, 60)} scrolls ${Math.round(blank)} into blank`);
    }
    return found;
  }

  const end = (scroller) =>
    scroller === document.scrollingElement
      ? scroller.scrollHeight - scroller.scrollTop
      : scroller.getBoundingClientRect().top + scroller.scrollHeight - scroller.scrollTop;

  function lowest(scroller) {
    let last = 0;
    for (const each of scroller.querySelectorAll('*')) {
      if (each.children.length && !each.matches('button, svg, section, article, form, table, small, p')) continue;
      const box = each.getBoundingClientRect();
      if (box.height > 1 && visible(each) && style(each).position !== 'fixed') last = Math.max(last, box.bottom);
    }
    return last;
  }

  /** How many tiles of the heap a finger reaches at once, with one swipe, and with many. */
  function heap() {
    const pane = document.querySelector('[data-heap]');
    const tiles = [...pane.querySelectorAll('[data-handle] button')];
    const up = tiles.filter((each) => each.closest('.up'));
    const seen = new Set();
    const frame = pane.getBoundingClientRect();
    const near = (each) => {
      const y = middle(each)[1];
      return y >= frame.top && y <= frame.bottom;
    };
    const counts = [];
    const step = Math.max(1, pane.clientHeight * 0.8);
    for (let top = 0; top === 0 || top < pane.scrollHeight - pane.clientHeight + step; top += step) {
      pane.scrollTop = top;
      for (const each of tiles) if (!seen.has(each) && near(each) && hit(each)) seen.add(each);
      counts.push([seen.size, up.filter((each) => seen.has(each)).length]);
    }
    pane.scrollTop = 0;
    const swiped = counts[1] ?? counts[0];
    return { all: tiles.length, now: counts[0][0], swiped: swiped[0], scrolled: seen.size, up: up.length, upSwiped: swiped[1] };
  }

  /** While something is written: of the field and what is pressed next, what is out of sight. */
  async function writing({ into, beside }) {
    const field = document.querySelector(into);
    field.focus();
    await settled();
    // As browsers do when the keyboard comes up.
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    const found = outOfReach([into, ...(beside ? [beside] : [])]);
    field.blur();
    return found;
  }

  /** The same where keys lie over the page, which is as tall as before and told what is seen of it. */
  async function under({ into, beside, height }) {
    let offsetTop = 0;
    const tell = async () => {
      for (const type of ['resize', 'scroll']) visualViewport.dispatchEvent(new Event(type));
      await settled();
    };
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
    Object.defineProperty(visualViewport, 'offsetTop', { configurable: true, get: () => offsetTop });
    const field = document.querySelector(into);
    field.focus();
    await tell();
    field.scrollIntoView({ block: 'center', behavior: 'instant' });
    // As browsers do when it is still under the keys: what is written in comes to the middle.
    const { top, bottom } = field.getBoundingClientRect();
    if (bottom > height)
      offsetTop = Math.min(innerHeight - height, Math.max(0, (top + bottom - height) / 2));
    await tell();
    const found = [into, ...(beside ? [beside] : [])].flatMap((selector) => {
      const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
      const seen = top >= offsetTop - SLACK && bottom <= offsetTop + height + SLACK;
      return seen ? [] : [`${selector} is at ${Math.round(top)} to ${Math.round(bottom)}, seen are ${Math.round(offsetTop)} to ${Math.round(offsetTop + height)}`];
    });
    field.blur();
    delete visualViewport.height;
    delete visualViewport.offsetTop;
    await tell();
    return found;
  }

  const FOCUSED = 'a[href], button, input, select, textarea, summary, [tabindex]';
  /** What scrolls and cannot be scrolled with keys. */
  function stuck() {
    return [...stage().querySelectorAll('*')]
      .filter((each) => {
        const { overflowX, overflowY } = style(each);
        const down = scrolls(overflowY) && each.scrollHeight > each.clientHeight + 1;
        const across = scrolls(overflowX) && each.scrollWidth > each.clientWidth + 1;
        return (down || across) && visible(each) && !each.matches('select, textarea, [tabindex]');
      })
      .filter((each) => ![...each.querySelectorAll(FOCUSED)].some((one) => visible(one) && enabled(one)))
      .map((each) => `${named(each).slice(0, 60)} cannot be scrolled with keys`);
  }

  /** Controls that are hard to hit with any pointer; links in a text are as large as its letters. */
  const tiny = () =>
    tooSmall(
      'button:not([data-cell]), select, summary, input:not([type=radio], [type=checkbox], [type=range])',
      24,
    );

  /** Letters nobody can read, also drawn ones; those of a picture have a label. */
  function fine(least = 10.5) {
    const found = new Set();
    const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!walker.currentNode.data.trim() || parent.closest('script, style, option, svg[aria-hidden=true], [data-cell], .tile')) continue;
      if (!visible(parent) || unseen(parent)) continue;
      const drawn = parent.closest('svg') ? Math.abs(parent.getScreenCTM?.().d ?? 1) : 1;
      const size = parseFloat(style(parent).fontSize) * drawn;
      if (size < least) found.add(`${named(parent)} has letters of ${size.toFixed(1)}`);
    }
    return [...found];
  }

  /** What is typed somewhere is broken at its spaces only. */
  function broken() {
    return [...stage().querySelectorAll('code')].filter(visible).flatMap((code) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const found = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const word of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (rows.size > 1) found.push(`"${word[0]}" stands on ${rows.size} lines`);
        }
      }
      return found;
    });
  }

  /** What browsers draw themselves, in their own language. */
  const foreign = () =>
    [...stage().querySelectorAll('input[type=file]')].filter(visible).map((each) => `${named(each)} is the browser's`);

  /** Drawn scenes of which a part is left out. */
  const cropped = () =>
    [...stage().querySelectorAll('.road svg')].filter(visible).flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      const drawn = each.viewBox.baseVal;
      const shown = (width / height) / (drawn.width / drawn.height);
      return Math.abs(Math.log(shown)) < 0.1 ? [] : [`${named(each)} is cropped: ${Math.round(width)}x${Math.round(height)}`];
    });

  /** However little of a question is in sight, what answers it is. */
  function unanswerable() {
    const answer = '.question .button.main';
    const there = [...document.querySelectorAll(answer)].some(visible);
    return there && stage() === document.body ? outOfReach([answer]) : [];
  }

  /** All of it at once, in a theme; `wanted` says what is used in play, and whether a heap is there. */
  async function faults({ theme, inSight, small, withHeap, pane }) {
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.colorScheme = theme;
    looking.turnTo(pane);
    await settled();
    return {
      found: [
        ...outOfReach(inSight),
        ...tooSmall(small),
        ...tiny(),
        ...cut(),
        ...halved(),
        ...covering(),
        ...(stage() === document.body ? hidden() : []),
        ...narrow(),
        ...blank(),
        ...stuck(),
        ...untouchable(),
        ...fine(),
        ...broken(),
        ...foreign(),
        ...cropped(),
        ...unanswerable(),
      ],
      heap: withHeap ? heap() : null,
    };
  }

  window.touching = { faults, writing, under, heap };
})();
