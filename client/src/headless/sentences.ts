/**
 * Events, decisions, answers and refusals put into words. What becomes of their fields is said by
 * the same table that the server and the command line read.
 */

import table from '../../../src/boltbucket/words/arguments.json';
import { columnOf, rowOf } from './cells';
import type { Answer, Decision, Flaw, GameEvent } from './protocol';
import { words, type Arguments, type Words } from './words.svelte';

/** Names by seat. */
export type Names = readonly string[];
type Fields = Readonly<Record<string, unknown>>;

const FORMS = ['a', 'the', 'it'];
/** How keys of faults begin; what they quote is left as somebody wrote it. */
const FAULT = 'fault-';
const SIDES = ['front', 'right', 'rear', 'left'];
const KINDS: Readonly<Record<string, string>> = table.kinds;
const SPECIAL: Readonly<Record<string, Readonly<Record<string, string>>>> = table.special;
const ANSWERS: Readonly<Record<string, readonly string[]>> = table.answers;
const PICKS: Readonly<Record<string, string>> = table.picks;

/** A code or class name as part of a key: TilePlaced is tile-placed. */
export function keyPart(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll('_', '-');
}

/** A strength in half points as people write it: 9 is 4½. */
export function halfPoints(points: number): string {
  const whole = Math.floor(Math.abs(points) / 2);
  const half = points % 2 !== 0;
  return `${points < 0 ? '−' : ''}${whole || !half ? whole : ''}${half ? '½' : ''}`;
}

/** A number with a true minus sign. */
export const numeral = (value: number): string => String(value).replace('-', '−');

/** +4 or −3 */
export const signed = (value: number): string => (value > 0 ? '+' : '') + numeral(value);

export const square = (cell: number): string => `${columnOf(cell)}/${rowOf(cell)}`;

export function eventText(event: GameEvent, names: Names): string {
  const { type, ...fields } = event;
  delete (fields as Record<string, unknown>)['topic'];
  return tell(`event-${keyPart(type)}`, fields, names);
}

export function decisionText(
  decision: Decision,
  names: Names,
  form?: 'label' | 'hint' | 'short',
): string {
  const key =
    decision.kind === 'pick'
      ? `decision-pick-${keyPart(String(decision['what']))}`
      : `decision-${keyPart(decision.kind)}`;
  const { options, ...fields } = decision;
  void options;
  const params = decision['params'];
  const more = Array.isArray(params) ? Object.fromEntries(params as [string, unknown][]) : {};
  return tell(form ? `${key}.${form}` : key, { ...fields, ...more }, names);
}

export function answerText(decision: Decision, answer: Answer, names: Names): string {
  const [verb, ...objects] = answer;
  if (decision.kind === 'pick' && verb === 'pick') {
    const what = String(decision['what']);
    const kind = PICKS[what] ?? what;
    if (kind === 'player') return new Translator(words, names).player(Number(objects[0]));
    return words.say(`${kind}-${keyPart(String(objects[0]))}`);
  }
  const key = `answer-${keyPart(String(verb))}`;
  if (!words.has(key)) return answer.join(' ');
  const fields = (ANSWERS[String(verb)] ?? []).map((name, index) => [name, objects[index]]);
  return tell(key, Object.fromEntries(fields), names);
}

export function refusalText(code: string, params: Fields, names: Names): string {
  const key = `refusal-${keyPart(code)}`;
  return words.has(key) ? tell(key, params, names) : words.say('refusal-unknown', { code });
}

/** Something wrong within a refusal, as the server tells it. */
interface Fault {
  readonly kind: string;
  readonly code: string;
  readonly params: Fields;
  readonly place: Fields;
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'code' in value && 'place' in value;

function faultText({ kind, code, params, place }: Fault, names: Names): string {
  const fault = tell(`${FAULT}${keyPart(code)}`, params, names);
  if (Object.keys(place).length === 0) return fault;
  return words.say(`place-${keyPart(kind)}`, { ...(place as Arguments), fault });
}

function tell(key: string, fields: Fields, names: Names): string {
  return words.say(key, new Translator(words, names).arguments(key, fields));
}

/** Turns the fields of one event, decision or refusal into arguments of its message. */
export class Translator {
  readonly #words: Words;
  readonly #names: Names;

  constructor(spoken: Words, names: Names) {
    this.#words = spoken;
    this.#names = names;
  }

  arguments(key: string, fields: Fields): Arguments {
    const common = key.startsWith(FAULT) ? {} : KINDS;
    const kinds: Record<string, string> = { ...common, ...SPECIAL[key.split('.')[0] ?? ''] };
    const found: Arguments = {};
    for (const [name, value] of Object.entries(fields))
      Object.assign(found, this.#argument(name, kinds[name] ?? 'plain', value));
    if ('item' in fields) found['item'] = this.#bill(String(fields['item']), found);
    return found;
  }

  player(seat: number): string {
    return this.#names[seat] || this.#words.say('player-nameless', { number: seat + 1 });
  }

  #argument(name: string, kind: string, value: unknown): Arguments {
    if (value === null || value === undefined) return { [name]: 'none' };
    if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' };
    if (isFault(value)) return { [name]: faultText(value, this.#names) };
    if (Array.isArray(value)) {
      const counted = kind === 'dice' ? 'sum' : 'count';
      const count = kind === 'dice' ? value.reduce((a, b) => a + b, 0) : value.length;
      return { [name]: this.#list(kind, value), [`${name}_${counted}`]: count };
    }
    if (kind === 'tile' || kind === 'card' || kind === 'good' || kind === 'figure')
      return this.#forms(name, vocabulary(kind, value));
    return this.#single(name, kind, value as string | number);
  }

  #single(name: string, kind: string, value: string | number): Arguments {
    if (kind === 'player') return { [name]: this.player(Number(value)) };
    if (kind === 'cell') return { [name]: square(Number(value)) };
    if (kind === 'half') return { [name]: halfPoints(Number(value)) };
    if (kind === 'ordinal') return { [name]: Number(value) + 1 };
    if (kind === 'signed') return gainOrLoss(name, Number(value));
    if (kind === 'side') return { [name]: SIDES[Number(value)] ?? '' };
    if (WORDED.has(kind)) return { [name]: this.#words.say(`${kind}-${keyPart(String(value))}`) };
    return { [name]: typeof value === 'object' ? JSON.stringify(value) : value };
  }

  #forms(name: string, key: string): Arguments {
    const forms: Arguments = { [name]: this.#words.say(key) };
    for (const form of FORMS) forms[`${name}_${form}`] = this.#words.form(key, form);
    return forms;
  }

  #list(kind: string, items: readonly unknown[]): string {
    if (kind === 'dice') return items.join(' + ');
    if (kind === 'goods') return this.#goods(items as readonly string[]);
    if (kind === 'either') return items.join(` ${this.#words.say('either-or')} `);
    return items.map((item) => this.#listed(kind, item)).join(', ');
  }

  #listed(kind: string, item: unknown): string {
    if (kind === 'players') return this.player(Number(item));
    if (kind === 'cells') return square(Number(item));
    if (kind === 'flaws') return this.#flaw(item as Flaw);
    if (kind === 'tiles' || kind === 'cards')
      return this.#words.say(vocabulary(kind.slice(0, -1), item));
    if (kind === 'titles' || kind === 'missions' || kind === 'levels')
      return this.#words.say(`${kind.slice(0, -1)}-${keyPart(String(item))}`);
    if (kind !== 'halves' && kind !== 'numbers') return String(item);
    const [seat, value] = item as [number, number];
    return `${this.player(seat)} ${kind === 'halves' ? halfPoints(value) : value}`;
  }

  #bill(item: string, found: Arguments): string {
    const [kind = '', name] = item.split(':');
    const named = name ? { [kind]: this.#words.say(`${kind}-${keyPart(name)}`) } : {};
    return this.#words.say(`bill-${keyPart(kind)}`, { ...found, ...named });
  }

  #goods(goods: readonly string[]): string {
    const counted = new Map<string, number>();
    for (const good of goods) counted.set(good, (counted.get(good) ?? 0) + 1);
    const parts = [...counted].map(
      ([good, count]) => `${count}× ${this.#words.form(`good-${good}`, 'short')}`,
    );
    return parts.join(', ') || this.#words.say('goods-none');
  }

  #flaw(flaw: Flaw): string {
    return `${this.#words.say(`flaw-${keyPart(flaw.kind)}`)} (${flaw.cells.map(square).join(', ')})`;
  }
}

const WORDED = new Set([
  'title',
  'mission',
  'level',
  'component',
  'decision',
  'cause',
  'payment',
  'give-up',
]);

function gainOrLoss(name: string, value: number): Arguments {
  return {
    [name]: value,
    [`${name}_size`]: Math.abs(value),
    [`${name}_sign`]: value < 0 ? 'loss' : 'gain',
    [`${name}_signed`]: signed(value),
  };
}

/** The key of the word for a component, card, block of goods or figure. */
function vocabulary(kind: string, value: unknown): string {
  const code =
    value && typeof value === 'object' && 'kind' in value
      ? (value as { kind: string }).kind
      : value;
  return `${kind === 'tile' ? 'component' : kind}-${keyPart(String(code))}`;
}
