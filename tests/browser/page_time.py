"""The time of a page as its own: it goes on step by step when it is told to, for everything that
moves, and stands still in between. What is to be seen at a moment does not hang on the machine."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

STEP_MS = 100
"""No more at once: what begins twice within a step is late the first time."""
BEGIN = 1_700_000_000
WATCH = """() => {
  window.known = new WeakSet();
  const note = () => (window.changed = Date.now());
  new MutationObserver(note).observe(document, {
    attributes: true, childList: true, subtree: true,
  });
  note();
}"""
GO_ON = """([ms, asked]) => {
  const begun = Math.min(ms, Date.now() - window.changed);
  for (const animation of document.getAnimations()) {
    const passed = window.known.has(animation) ? ms : begun;
    window.known.add(animation);
    const now = Number(animation.currentTime ?? 0) + passed;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? Infinity);
    if (now < end) animation.currentTime = now;
    else if (animation.playState !== 'finished') animation.finish();
  }
  return asked && eval(asked);
}"""
SETTLE = """() => {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition && !window.known.has(animation)) animation.finish();
}"""


class PageTime:
    def __init__(self, page: Page) -> None:
        self._page = page
        page.clock.install(time=BEGIN)
        page.clock.pause_at(BEGIN + 1)
        page.add_init_script(f"({WATCH})()")
        self._line = page.context.new_cdp_session(page)
        self._line.send("Animation.enable")
        self._line.send("Animation.setPlaybackRate", {"playbackRate": 0})
        self.ms = 0
        """How much has passed."""

    @property
    def now(self) -> int:
        """As the page's own clock says."""
        return 1000 * (BEGIN + 1) + self.ms

    def go_on(self, ms: int, asked: str | None = None) -> Any:
        """Timers first, then all that is animated; and what the page says to this afterwards."""
        self._page.clock.run_for(ms)
        self.ms += ms
        return self._page.evaluate(GO_ON, [ms, asked])

    def settle(self) -> None:
        """What has begun to move since time stands still is where it will be."""
        self._page.evaluate(SETTLE)
