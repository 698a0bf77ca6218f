/** What flights are called: those of plans from files have only the name of their file. */

import { keyPart } from './sentences';
import { t, words } from './words.svelte';

export const levelName = (name: string): string =>
  words.has(`level-${keyPart(name)}`) ? t(`level-${keyPart(name)}`) : name.replaceAll('_', ' ');
