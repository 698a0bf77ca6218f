// What axe finds wrong with a page, looked for once in every shape the page takes; colours once for
// every text and whatever it stands on.
(() => {
  const QUICK = { resultTypes: ['violations'], selectors: false, preload: false };
  const CONTRAST = { ...QUICK, runOnly: ['color-contrast'] };
  const STRUCTURE = { ...QUICK, rules: { 'color-contrast': { enabled: false } } };
  const ALIKE = ['svg', '.spot:nth-child(n+5)', '.tile:nth-child(n+5)'];
  const seen = new Set();

  /** An open dialog is all there is: what lies behind it is a scene of its own. */
  const stage = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

  /** What is shown, and where it stands: the same on two screens if only lengths differ. */
  function shape() {
    const parts = [];
    for (const [index, thing] of stage().querySelectorAll('*:not(svg, svg *, .spot *)').entries())
      if (thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        parts.push(index, getComputedStyle(thing).position[0]);
    return parts.join();
  }

  /** Drawings have no parts of their own: the thing they are on has the name, and is all there is. */
  function undrawn() {
    const drawings = [...document.querySelectorAll('svg, .spot:nth-child(n+5)')].map((each) => {
      const inside = document.createDocumentFragment();
      inside.append(...each.childNodes);
      return [each, inside];
    });
    return () => drawings.reverse().forEach(([each, inside]) => each.append(inside));
  }

  const numbers = new Map();
  /** The same number for the same thing, whenever it is asked for. */
  function numbered(thing) {
    if (!numbers.has(thing)) numbers.set(thing, numbers.size);
    return numbers.get(thing);
  }

  /** What a thing and all around it add to what is seen of a text on it. */
  function grounds() {
    const known = new Map([[null, '']]);
    return function ground(thing) {
      if (!known.has(thing)) {
        const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(thing);
        const own = [backgroundColor, backgroundImage, opacity, filter, position].join();
        known.set(thing, numbered(`${ground(thing.parentElement)} ${own}`));
      }
      return known.get(thing);
    };
  }

  /** Texts lie on what is around them, and may lie on what stands behind that. */
  function behind(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    return stack.filter((each) => !each.contains(thing) && !thing.contains(each)).map(numbered);
  }

  const judged = new Set();
  /** Texts that nobody has judged yet in these colours, in this size and on these things. */
  function unjudged() {
    const ground = grounds();
    const written = [...stage().querySelectorAll('*:not(svg, svg *)')].filter((thing) =>
      [...thing.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim()),
    );
    return written.filter((thing) => {
      if (!thing.checkVisibility({ visibilityProperty: true })) return false;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(thing);
      const own = [numbered(thing), color, fontSize, fontWeight, textShadow, ground(thing)];
      const key = [...own, ...behind(thing)].join(' ');
      return !judged.has(key) && judged.add(key);
    });
  }

  async function found(how, include = stage()) {
    const { violations } = await axe.run({ include, exclude: ALIKE }, how);
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, failureSummary }) => ({ id, html, why: failureSummary })),
    );
  }

  /** All there is to find, in this theme and the other; nothing where it has been looked for. */
  async function faults() {
    const now = shape();
    if (seen.has(now)) return [];
    seen.add(now);
    const root = document.documentElement;
    const { theme } = root.dataset;
    const draw = undrawn();
    const all = await found(STRUCTURE);
    for (const each of [theme, theme === 'dark' ? 'light' : 'dark']) {
      root.dataset.theme = each;
      await looking.settled();
      const texts = unjudged();
      if (texts.length) all.push(...(await found(CONTRAST, texts)));
    }
    root.dataset.theme = theme;
    draw();
    return all;
  }

  window.reading = { faults };
})();
