// What axe finds wrong with a page, looked for once in every shape the page takes.
(() => {
  const QUICK = { resultTypes: ['violations'], selectors: false, preload: false };
  const CONTRAST = { ...QUICK, runOnly: ['color-contrast'] };
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

  async function found(how) {
    const draw = undrawn();
    const { violations } = await axe.run({ include: stage(), exclude: ALIKE }, how);
    draw();
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
    const all = await found(QUICK);
    root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
    await touching.settled();
    all.push(...(await found(CONTRAST)));
    root.dataset.theme = theme;
    return all;
  }

  window.reading = { faults };
})();
