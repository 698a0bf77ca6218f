"""Whether the lesson of a set-up can be given."""

from __future__ import annotations

from boltbucket.rules.language.refusal import Illegal
from boltbucket.rules.setup import Setup
from boltbucket.rules.variants.lessons.lesson import lessons


def check_lesson(setup: Setup) -> None:
    """Raises Illegal for a lesson that is unknown, or of another flight than the one agreed on."""
    if not setup.lesson:
        return
    lesson = lessons().get(setup.lesson)
    if lesson is None:
        raise Illegal("setup_lesson", lesson=setup.lesson, known=", ".join(lessons()))
    if (setup.edition, setup.flights) != (lesson.edition, (lesson.level,)):
        edition, level = lesson.edition, lesson.level
        raise Illegal("setup_lesson_flight", lesson=setup.lesson, edition=edition, level=level)
