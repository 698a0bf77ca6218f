/** Mission cards in words: what they change, and what they pay on a level. */

import { listed } from './formats';
import type { MissionCard } from './setup';
import { keyPart } from './sentences';
import { t, words } from './words.svelte';

export const missionName = (name: string, card?: MissionCard): string =>
  words.has(`mission-${keyPart(name)}`) ? t(`mission-${keyPart(name)}`) : (card?.title ?? name);

export const missionAbout = (name: string, card?: MissionCard): string =>
  words.has(`mission-${keyPart(name)}.about`)
    ? t(`mission-${keyPart(name)}.about`)
    : (card?.text ?? '');

/** A line for the fun of it; missions of others may have none. */
export const missionFlavour = (name: string): string => {
  const key = `mission-${keyPart(name)}.flavour`;
  return words.has(key) ? t(key) : '';
};

const component = (kind: string) => t(`component-${keyPart(kind)}`);
const cards = (kinds: readonly string[]) => listed(kinds.map((kind) => t(`card-${keyPart(kind)}`)));

/** The payload that may turn up on a level, dealt tiles included. */
export function payloadOf(card: MissionCard, level: number): string[] {
  return [...new Set([...(card.payload[level - 1] ?? []), ...Object.keys(card.dealt)])];
}

/** Whether there is payload of a kind on a level; what is no payload always may be there. */
function isThere(card: MissionCard, level: number, kind: string): boolean {
  const payload = card.payload.flat().includes(kind);
  return !payload || payloadOf(card, level).includes(kind);
}

/** What is different from a flight without the mission, line by line. */
export function changesOf(card: MissionCard, level: number): string[] {
  const heap = card.payload[level - 1] ?? [];
  const open = card.open[level - 1] ?? 0;
  const hidden = card.hidden[level - 1] ?? 0;
  return [
    heap.length && t('mission-heap', { kinds: listed(heap.map(component)) }),
    ...Object.entries(card.dealt).map(([kind, count]) =>
      t('mission-dealt', { kind: component(kind), count }),
    ),
    ...Object.entries(card.most)
      .filter(([kind]) => isThere(card, level, kind))
      .map(([kind, count]) => t('mission-most', { kind: component(kind), count })),
    card.forbidden.length &&
      t('mission-forbidden', { kinds: listed(card.forbidden.map(component)) }),
    open && t('mission-open', { count: open }),
    hidden && t('mission-hidden', { count: hidden }),
    card.super_pile && t('mission-super-pile'),
    card.supercards.length && t('mission-supercards', { kinds: cards(card.supercards) }),
    card.without.length && t('mission-without', { kinds: cards(card.without) }),
    card.best_looking_times > 1 && t('mission-looks', { times: card.best_looking_times }),
    card.losses_paid_by !== 'everyone' && t('mission-losses', { who: card.losses_paid_by }),
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}

export interface Reward {
  readonly text: string;
  readonly credits: number;
}

export function rewardsOf(card: MissionCard, level: number): Reward[] {
  const lines = card.lines
    .filter(({ item }) => !item.includes(':') || isThere(card, level, item.split(':')[1] ?? ''))
    .map(({ item, credits }) => ({ text: rewardText(item), credits: credits[level - 1] ?? 0 }));
  const stake = card.stake[level - 1];
  return stake ? [...lines, { text: t('reward-contest'), credits: stake }] : lines;
}

function rewardText(item: string): string {
  const [kind = '', what] = item.split(':');
  const key = `reward-${keyPart(kind)}`;
  if (!words.has(key)) return t('reward-mission');
  return t(key, { component: what ? component(what) : '' });
}
