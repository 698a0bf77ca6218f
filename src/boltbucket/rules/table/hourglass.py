"""The hourglass: how many times the sand runs, and who may turn it."""

from __future__ import annotations

from boltbucket.rules.language.value import told, value


@value
class Hourglass:
    """The hourglass on its spaces. The sand itself runs outside the rules."""

    spaces: int
    space: int = 0
    """The space it stands on, counted from 1; 0 before building begins."""
    running: bool = False

    @property
    def started(self) -> bool:
        return self.space > 0

    @told
    def can_turn(self) -> bool:
        """Whether the sand has run out and there is a space to move on to."""
        return self.started and not self.running and self.space < self.spaces

    @told
    def last_is_next(self) -> bool:
        """Whether the next run is the last."""
        return self.space + 1 == self.spaces

    @told
    def on_last(self) -> bool:
        """Whether it stands on the last of its spaces."""
        return self.space == self.spaces

    @property
    def done(self) -> bool:
        """Whether the sand has run out on the last space."""
        return self.on_last and not self.running

    def turned(self) -> Hourglass:
        return Hourglass(self.spaces, self.space + 1, running=True)

    def ran_out(self) -> Hourglass:
        return Hourglass(self.spaces, self.space)
