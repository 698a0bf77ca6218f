/**
 * Events, decisions, answers and refusals put into words. What becomes of their fields is said by
 * the same table that the server and the command line read.
 */

import { FluentNumber } from '@fluent/bundle';
import table from '../../../src/boltbucket/words/arguments.json';
import type { Answer, Decision, GameEvent } from '../game.generated';
import { columnOf, rowOf } from './cells';
import { listed } from './formats';
import { words, type Arguments, type Words } from './words.svelte';

/** Names by seat. */
export type Names = readonly string[];
type Fields = Readonly<Record<string, unknown>>;
type Codes = Readonly<Record<string, string>>;

const FORMS = ['a', 'the', 'it'];
/** How keys of faults begin; what they quote is left as somebody wrote it. */
const FAULT = 'fault-';
const SIDES = ['front', 'right', 'rear', 'left'];
const KINDS: Codes = table.kinds;
const SPECIAL: Readonly<Record<string, Codes>> = table.special;
const LISTS: Codes = table.lists;
const THINGS: Codes = table.things;
const WORDED: ReadonlySet<string> = new Set(table.words);
const NUMBERS: ReadonlySet<string> = new Set(table.numbers);
const ANSWERS: Readonly<Record<string, readonly string[]>> = table.answers;
const PICKS: Codes = table.picks;

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

export const eventKey = (event: GameEvent): string => `event-${keyPart(event.type)}`;

export function eventText(event: GameEvent, names: Names): string {
  const key = eventKey(event);
  return words.say(key, eventArguments(event, names));
}

export function eventArguments(event: GameEvent, names: Names): Arguments {
  const { type, topic, ...fields } = event;
  void [type, topic];
  return new Translator(words, names).arguments(eventKey(event), fields);
}

export const decisionKey = (decision: Decision): string =>
  decision.kind === 'pick'
    ? `decision-pick-${keyPart(decision.what)}`
    : `decision-${keyPart(decision.kind)}`;

export function decisionText(
  decision: Decision,
  names: Names,
  form?: 'label' | 'hint' | 'short',
): string {
  const key = decisionKey(decision);
  const fields: Record<string, unknown> = { ...decision };
  delete fields['options'];
  const more = decision.kind === 'pick' ? Object.fromEntries(decision.params) : {};
  return tell(form ? `${key}.${form}` : key, { ...fields, ...more }, names);
}

export function answerText(decision: Decision | null, answer: Answer, names: Names): string {
  const [verb, ...objects] = answer;
  if (decision?.kind === 'pick' && verb === 'pick') {
    const kind = PICKS[decision.what] ?? decision.what;
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
  readonly place: Arguments;
}

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'code' in value && 'place' in value;

function faultText({ kind, code, params, place }: Fault, names: Names): string {
  const fault = tell(`${FAULT}${keyPart(code)}`, params, names);
  if (Object.keys(place).length === 0) return fault;
  return words.say(`place-${keyPart(kind)}`, { ...place, fault });
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
    const fault = key.startsWith(FAULT);
    const kinds: Codes = { ...(fault ? {} : KINDS), ...SPECIAL[key.split('.')[0] ?? ''] };
    const found: Arguments = {};
    for (const [name, value] of Object.entries(fields))
      Object.assign(
        found,
        this.#argument(name, kinds[name] ?? (fault ? 'quoted' : 'plain'), value),
      );
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
    if (Array.isArray(value)) return this.#counted(name, kind, value);
    if (kind in THINGS) return this.#forms(name, thingKey(kind, value));
    return this.#single(name, kind, value);
  }

  #counted(name: string, kind: string, items: readonly unknown[]): Arguments {
    const text = this.#list(kind, items);
    if (kind === 'halves' || kind === 'numbers')
      return { [name]: text, [`${name}_count`]: items.length, [`${name}_tied`]: tied(items) };
    if (kind !== 'dice') return { [name]: text, [`${name}_count`]: items.length };
    return { [name]: text, [`${name}_sum`]: items.reduce<number>((a, b) => a + Number(b), 0) };
  }

  #single(name: string, kind: string, value: unknown): Arguments {
    // A text where a number is usual is shown as it is.
    if (NUMBERS.has(kind) && typeof value !== 'number') return { [name]: String(value) };
    const number = Number(value);
    if (kind === 'player') return { [name]: this.player(number) };
    if (kind === 'cell') return { [name]: square(number) };
    if (kind === 'half') return { [name]: halfPoints(number) };
    if (kind === 'ordinal') return { [name]: number + 1 };
    if (kind === 'signed') return gainOrLoss(name, number);
    if (kind === 'side') return { [name]: SIDES[number] ?? '' };
    if (WORDED.has(kind)) return { [name]: this.#word(kind, String(value)) };
    if (typeof value === 'number')
      return { [name]: kind === 'quoted' ? new FluentNumber(value, PLAIN_DIGITS) : value };
    return { [name]: typeof value === 'object' ? JSON.stringify(value) : String(value) };
  }

  #word(kind: string, code: string): string {
    return this.#words.say(`${kind}-${keyPart(code)}`);
  }

  #forms(name: string, key: string): Arguments {
    const code = key.slice(key.indexOf('-') + 1);
    const forms: Arguments = { [name]: this.#words.say(key), [`${name}_kind`]: code };
    for (const form of FORMS) forms[`${name}_${form}`] = this.#words.form(key, form);
    return forms;
  }

  #list(kind: string, items: readonly unknown[]): string {
    if (kind === 'dice') return items.join(' + ');
    if (kind === 'goods') return this.#goods(items.map(String));
    if (kind === 'either') return this.#joined(items.map(String), 'disjunction');
    if (items.some(isFault))
      return items.map((item) => (isFault(item) ? faultText(item, this.#names) : '')).join('; ');
    const told = items.map((item) => this.#listed(kind, item));
    return kind in LISTS || kind === 'flaws' ? this.#joined(told) : told.join(', ');
  }

  #joined(items: readonly string[], type?: 'disjunction'): string {
    return listed(items, type, this.#words.language);
  }

  #listed(kind: string, item: unknown): string {
    if (kind === 'flaws' && isFlaw(item)) return this.#flaw(item);
    if ((kind === 'halves' || kind === 'numbers') && Array.isArray(item)) {
      const value = Number(item[1]);
      return `${this.player(Number(item[0]))} ${kind === 'halves' ? halfPoints(value) : value}`;
    }
    return String(this.#argument('item', LISTS[kind] ?? 'plain', item)['item']);
  }

  #bill(item: string, found: Arguments): string {
    const [kind = '', name] = item.split(':');
    const key = `bill-${keyPart(kind)}`;
    if (!this.#words.has(key)) return item;
    const named = name ? { [kind]: this.#word(kind, name) } : {};
    return this.#words.say(key, { ...found, ...named });
  }

  #goods(goods: readonly string[]): string {
    const counted = new Map<string, number>();
    for (const good of goods) counted.set(good, (counted.get(good) ?? 0) + 1);
    const parts = [...counted].map(
      ([good, count]) => `${count}× ${this.#words.form(`good-${good}`, 'short')}`,
    );
    return this.#joined(parts) || this.#words.say('goods-none');
  }

  #flaw(flaw: FlawLike): string {
    return `${this.#words.say(`flaw-${keyPart(flaw.kind)}`)} (${this.#joined(flaw.cells.map(square))})`;
  }
}

/** Whether several have the lowest value: the one that somebody pays for. */
function tied(items: readonly unknown[]): 'yes' | 'no' {
  const values = items.map((item) => (Array.isArray(item) ? Number(item[1]) : 0));
  const lowest = Math.min(...values);
  return values.filter((value) => value === lowest).length > 1 ? 'yes' : 'no';
}

const PLAIN_DIGITS = { useGrouping: false };

interface FlawLike {
  readonly kind: string;
  readonly cells: readonly number[];
}
const isFlaw = (value: unknown): value is FlawLike =>
  typeof value === 'object' && value !== null && 'kind' in value && 'cells' in value;

function gainOrLoss(name: string, value: number): Arguments {
  return {
    [name]: value,
    [`${name}_size`]: Math.abs(value),
    [`${name}_sign`]: value < 0 ? 'loss' : 'gain',
    [`${name}_signed`]: signed(value),
  };
}

/** The key of the word for a component, card, block of goods or figure. */
function thingKey(kind: string, value: unknown): string {
  const code = value && typeof value === 'object' && 'kind' in value ? value.kind : value;
  return `${THINGS[kind] ?? kind}-${keyPart(String(code))}`;
}
