/** A ship on the page as a picture to keep: one drawing, with all it needs in it. */

const UNIT = 100;
const EDGE = 60;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const FONT = "'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif";

export interface Caption {
  readonly title: string;
  readonly line: string;
}

export interface Pair {
  readonly before: Element;
  readonly after: Element;
  readonly caption: Caption;
}

/** The drawing of a ship board that is on the page. */
export function pictureOf(board: Element, caption: Caption): string {
  const ship = drawnShip(board, EDGE, EDGE * 2);
  return sheet(ship.width + 2 * EDGE, ship.height + 3 * EDGE, [
    ...words(caption, EDGE, EDGE),
    ship.svg,
  ]);
}

/** Several ships before and after on one sheet. */
export function albumOf(pairs: readonly Pair[]): string {
  const parts: string[] = [];
  let [width, y] = [0, EDGE];
  for (const { before, after, caption } of pairs) {
    const first = drawnShip(before, EDGE, y + EDGE);
    const second = drawnShip(after, 2 * EDGE + first.width, y + EDGE);
    parts.push(...words(caption, EDGE, y), first.svg, second.svg);
    width = Math.max(width, first.width + second.width + 3 * EDGE);
    y += Math.max(first.height, second.height) + 2 * EDGE;
  }
  return sheet(width, y, parts);
}

function drawnShip(board: Element, left: number, top: number) {
  const frame = board.getBoundingClientRect();
  const tiles = [...board.querySelectorAll('svg.tile')];
  const scale = UNIT / (tiles[0]?.getBoundingClientRect().width || UNIT);
  const drawn = tiles.map((tile) => {
    const at = tile.getBoundingClientRect();
    const x = left + (at.left - frame.left) * scale;
    const y = top + (at.top - frame.top) * scale;
    return `<svg x="${x}" y="${y}" width="${UNIT}" height="${UNIT}" viewBox="0 0 100 100" overflow="visible">${tile.innerHTML}</svg>`;
  });
  return { svg: drawn.join(''), width: frame.width * scale, height: frame.height * scale };
}

const words = ({ title, line }: Caption, x: number, y: number): string[] => [
  `<text x="${x}" y="${y}" font-size="34" font-weight="800" fill="#eef2fa" xml:space="preserve">${escape(title)}</text>`,
  `<text x="${x}" y="${y + 34}" font-size="21" fill="#aebbd4">${escape(line)}</text>`,
];

function sheet(width: number, height: number, parts: readonly string[]): string {
  const defs = document.querySelector('svg.defs defs')?.outerHTML ?? '';
  return `<svg xmlns="${NAMESPACE}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}">${defs}<rect width="100%" height="100%" fill="#0e1424"/>${stars(width, height)}${parts.join('')}</svg>`;
}

function stars(width: number, height: number): string {
  const dots = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [(index * 379) % width, (index * 227) % height];
    return `<circle cx="${x}" cy="${y}" r="${1 + (index % 3) * 0.6}" fill="#fff" fill-opacity="0.7"/>`;
  });
  return dots.join('');
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export async function savePicture(svg: string, name: string, kind: 'svg' | 'png'): Promise<void> {
  const drawing = new Blob([svg], { type: 'image/svg+xml' });
  saveFile(kind === 'svg' ? drawing : await painted(drawing), `${name}.${kind}`);
}

/** Whether this device passes pictures on to other programs. */
export const maySharePictures = (): boolean => typeof navigator.canShare === 'function';

export async function sharePicture(svg: string, name: string): Promise<void> {
  const picture = await painted(new Blob([svg], { type: 'image/svg+xml' }));
  const files = [new File([picture], `${name}.png`, { type: 'image/png' })];
  if (navigator.canShare({ files })) await navigator.share({ files }).catch(() => undefined);
}

async function painted(drawing: Blob): Promise<Blob> {
  const address = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
