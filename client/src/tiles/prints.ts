/**
 * Tiles as pictures: drawn once by the same parts, then shown as often as needed. A tile on the page
 * is some fifty shapes that the browser walks through for every frame; its print is one.
 */

import { mount, unmount, untrack, type Component } from 'svelte';
import { isWrong, type Joint } from '../headless/fitting';
import type { Figure, Good, Shape, Tile as TileValue } from '../game.generated';
import Back from './Back.svelte';
import Tile from './Tile.svelte';

export interface Look {
  readonly joints?: readonly Joint[] | undefined;
  readonly shape?: Shape | undefined;
  readonly colour?: string | undefined;
  /** what is aboard */
  readonly crew?: readonly Figure[] | undefined;
  readonly charge?: number | undefined;
  readonly goods?: readonly Good[] | undefined;
  /** degrees askew; with it comes the shadow of a tile that lies about */
  readonly tilt?: number | undefined;
}

/** How far a print reaches beyond its tile on every side, in parts of the tile: barrels, flames, sparks. */
export const MARGIN = 0.16;
const EDGE = 100 * MARGIN;
/** Few enough that tiles share prints, enough that none looks like its neighbour. */
const TILT_STEP = 5;

/** How long printing may hold up one frame, in milliseconds: the rest waits for the next ones. */
const FRAME_SHARE = 3;

const prints = new Map<string, string>();
const drawings = new Map<string, string>();
/** Keeps the pictures in memory, so that each is there at once when it is shown again. */
const kept: HTMLImageElement[] = [];

/** Something to print: found by its key, made by its drawing. */
export interface Order {
  readonly key: string;
  readonly drawing: Component<never>;
  readonly props: Readonly<Record<string, unknown>>;
  readonly tilt: number | undefined;
}

export function orderOf(tile: TileValue, look: Look = {}): Order {
  const { tilt, ...drawn } = look;
  const { joints, shape, colour, crew, charge, goods } = drawn;
  const lies = [tile.id, tile.turn, joints?.map(jointKey).join(''), shape, colour];
  const aboard = [crew?.join(''), charge, goods?.join('')];
  const key = [...lies, ...aboard].join('|');
  return { key, drawing: Tile as Component<never>, props: { tile, ...drawn }, tilt };
}

export function backOrder(payload: boolean, tilt?: number): Order {
  return { key: `back|${payload}`, drawing: Back as Component<never>, props: { payload }, tilt };
}

/** One drawing has a print for every way it lies askew. */
const nameOf = ({ key, tilt }: Order): string => `${key}|${tilt}`;

const waiting: { order: Order; use: (address: string) => void }[] = [];
let frame: number | undefined;

/** Hands over the print: at once if there is one, else in one of the next frames. */
export function printSoon(order: Order, use: (address: string) => void): () => void {
  const known = prints.get(nameOf(order));
  if (known !== undefined) {
    use(known);
    return () => undefined;
  }
  const wish = { order, use };
  waiting.push(wish);
  frame ??= requestAnimationFrame(work);
  return () => {
    const place = waiting.indexOf(wish);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** Prints what is waiting, as far as this frame has time for it. */
function work(): void {
  const end = performance.now() + FRAME_SHARE;
  do {
    const next = waiting.shift();
    next?.use(print(next.order));
  } while (waiting.length && performance.now() < end);
  frame = waiting.length ? requestAnimationFrame(work) : undefined;
}

/** The nearest of the few ways in which tiles lie askew. */
export const tilted = (degrees: number): number => Math.round(degrees / TILT_STEP) * TILT_STEP;

/** Joints that look alike count as one. */
const jointKey = (joint: Joint): string => (joint === 'joined' ? 'j' : isWrong(joint) ? 'x' : 'o');

function print(order: Order): string {
  const name = nameOf(order);
  const known = prints.get(name);
  if (known !== undefined) return known;
  const { key, drawing, props, tilt } = order;
  const shapes = drawings.get(key) ?? untrack(() => drawn(drawing, props));
  drawings.set(key, shapes);
  const made = addressOf(framed(shapes, tilt));
  prints.set(name, made);
  const image = new Image();
  image.src = made;
  kept.push(image);
  return made;
}

function drawn(drawing: Component<never>, props: Record<string, unknown>): string {
  const target = document.createElement('div');
  const made = mount(drawing, { target, props: props as never });
  const shapes = target.querySelector('svg');
  const text = [...(shapes?.children ?? [])]
    .map((shape) => new XMLSerializer().serializeToString(shape))
    .join('');
  void unmount(made);
  return text;
}

function framed(shapes: string, tilt: number | undefined): string {
  const size = 100 + 2 * EDGE;
  const font =
    "font-family=\"'Segoe UI','Noto Sans','DejaVu Sans',sans-serif\" font-weight=\"700\"";
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-EDGE} ${-EDGE} ${size} ${size}" ${font}>`;
  const body = tilt === undefined ? shapes : lying(shapes, tilt);
  return `${head}<defs>${neededFor(body)}</defs>${body}</svg>`;
}

/** Askew, with a shadow that falls down whichever way the tile lies. */
function lying(shapes: string, tilt: number): string {
  const turned = `rotate(${tilt} 50 50)`;
  const shadow = [7, 5, 3].map(
    (far) =>
      `<rect x="${1 - far / 2}" y="${1 - far / 2}" width="${98 + far}" height="${98 + far}" rx="${9 + far / 2}" fill="#000" fill-opacity="0.17" transform="translate(0 ${far - 1}) ${turned}"/>`,
  );
  return `${shadow.join('')}<g transform="${turned}">${shapes}</g>`;
}

/** The gradients and patterns these shapes use, out of those on the page. */
function neededFor(shapes: string): string {
  const names = new Set([...shapes.matchAll(/url\(#([\w-]+)\)/g)].map(([, name]) => name));
  return [...document.querySelectorAll('svg.defs defs > *')]
    .filter(({ id }) => names.has(id))
    .map((definition) => new XMLSerializer().serializeToString(definition))
    .join('');
}

const addressOf = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
