/** What a table has agreed on, in two lines for those who cannot change it. */

import type { Setup } from '../game.generated';
import { courseTitle } from './my-tables.svelte';
import { keyPart } from './sentences';
import { isLesson } from './setup';
import { sandText } from './sand';
import { t } from './words.svelte';

export function summaryOf(setup: Setup): readonly [string, string] {
  const building = isLesson(setup) ? 'untimed' : setup.building;
  const timed = building === 'real_time';
  const extras = [
    t(`option-building-${keyPart(building)}`),
    timed &&
      setup.sand_percent !== 100 &&
      `${t('option-sand-percent')}: ${sandText(setup.sand_percent)}`,
    setup.teams !== 'none' && t(`option-teams-${keyPart(setup.teams)}`),
    (setup.rough_roads > 0 || setup.roads.length) && t('option-rough-roads'),
    setup.prognostic && t('option-prognostic'),
    timed && setup.handicaps.length && t('option-handicaps'),
  ];
  return [
    `${courseTitle(setup)} · ${t(`option-edition-${setup.edition}`)}`,
    extras.filter(Boolean).join(' · '),
  ];
}
