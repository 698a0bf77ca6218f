/** A ship on the page as a picture to keep: one drawing, with all it needs in it. */

const UNIT = 100;
const EDGE = 60;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const FONT = "'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif";

export interface Caption {
  readonly title: string;
  readonly line: string;
}

/** One ship on a sheet of several: as it left, as it landed, and what it brought. */
export interface Entry {
  readonly before: Element;
  readonly after: Element;
  readonly name: string;
  readonly colour: string;
  /** the face and mark of its owner, as they are on the page */
  readonly signs: readonly Element[];
  readonly bill: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  readonly best: boolean;
}

export interface Album {
  readonly title: string;
  readonly labels: { readonly before: string; readonly after: string; readonly total: string };
  readonly entries: readonly Entry[];
}

/** The drawing of a ship board that is on the page. */
export function pictureOf(board: Element, caption: Caption): string {
  const ship = drawnShip(board, EDGE, EDGE * 2);
  return sheet(ship.width + 2 * EDGE, ship.height + 3 * EDGE, [
    ...words(caption, EDGE, EDGE),
    ship.svg,
  ]);
}

const MARGIN = 40;
const HEAD = 96;
const GAP = 20;
/** a row: the two ships, and the bill beside them */
const SHIP = 470;
const ARROW = 60;
const BILL = 420;
const ROW_HEAD = 100;
/** room for flames */
const FOOT = 30;
const LINE = 36;
/** small ships are not blown up any further */
const MOST_SCALE = 1.1;

/** Several ships before and after on one sheet, each with its bill. */
export function albumOf({ title, labels, entries }: Album): string {
  const width = 2 * MARGIN + 2 * SHIP + ARROW + BILL + 3 * GAP;
  const parts = [
    text(title, MARGIN, 62, { size: 40, weight: 850 }),
    text('Boltbucket', width - MARGIN, 62, { size: 30, weight: 850, fill: '#ffb000', end: true }),
  ];
  let y = HEAD;
  for (const entry of entries) {
    const row = rowOf(entry, labels, y, width - 2 * MARGIN);
    parts.push(row.svg);
    y += row.height + GAP;
  }
  return sheet(width, y + MARGIN - GAP, parts);
}

function rowOf(entry: Entry, labels: Album['labels'], y: number, width: number) {
  const [left, top] = [MARGIN + GAP, y + ROW_HEAD];
  const second = left + SHIP + ARROW;
  const frame = frameOf(entry.before);
  const scale = Math.min(SHIP / frame.width, MOST_SCALE * (UNIT / frame.tile));
  const lines = (entry.bill.length + 1) * LINE - 20;
  const tall = Math.max(frame.height * scale, lines);
  const indent = (SHIP - frame.width * scale) / 2;
  const down = (tall - frame.height * scale) / 2;
  const place = (x: number) => ({ x: x + indent, y: top + down, scale, frame });
  const middle = top + tall / 2;
  const parts = [
    `<rect x="${MARGIN}" y="${y}" width="${width}" height="${ROW_HEAD + tall + FOOT}" rx="18" fill="#18213a" stroke="${entry.best ? '#ffb000' : entry.colour}" stroke-width="${entry.best ? 5 : 2.5}"/>`,
    ...signsOf(entry.signs, left, y + 12),
    text(entry.name, left + entry.signs.length * 46 + 6, y + 44, { size: 32, weight: 800 }),
    text(labels.before, left, y + 78, { size: 19, fill: '#aebbd4' }),
    text(labels.after, second, y + 78, { size: 19, fill: '#aebbd4' }),
    ...placed(entry.before, place(left)),
    ...holes(entry, place(second)),
    ...placed(entry.after, place(second)),
    `<path d="M${second - ARROW + 8} ${middle}h${ARROW - 26}m-14-13 14 13-14 13" fill="none" stroke="#ffb000" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    ...billOf(entry, labels.total, second + SHIP + GAP, y + 44),
  ];
  return { svg: parts.join(''), height: ROW_HEAD + tall + FOOT };
}

/** Where a ship stands on the sheet. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly frame: Frame;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly tile: number;
}

/** The part of its plan a ship takes, from the front left corner of the board. */
function frameOf(board: Element): Frame {
  const spots = spotsOf(board);
  const tile = spots[0]?.size ?? UNIT;
  const [left, top] = [
    Math.min(...spots.map(({ x }) => x)),
    Math.min(...spots.map(({ y }) => y)),
  ].map((edge) => (Number.isFinite(edge) ? edge : 0)) as [number, number];
  const width = Math.max(tile, ...spots.map(({ x }) => x + tile - left));
  const height = Math.max(tile, ...spots.map(({ y }) => y + tile - top));
  return { left, top, width, height, tile };
}

/** The tiles of a board, and where they lie on it. */
function spotsOf(board: Element) {
  const corner = board.getBoundingClientRect();
  return [...board.querySelectorAll('svg.tile')].map((tile) => {
    const at = tile.getBoundingClientRect();
    return { tile, x: at.left - corner.left, y: at.top - corner.top, size: at.width || UNIT };
  });
}

const placed = (board: Element, { x, y, scale, frame }: Place): string[] =>
  spotsOf(board).map((spot) => {
    const size = spot.size * scale;
    return drawnTile(
      spot.tile,
      x + (spot.x - frame.left) * scale,
      y + (spot.y - frame.top) * scale,
      size,
    );
  });

/** Where something has come off. */
function holes({ before, after }: Entry, { x, y, scale, frame }: Place): string[] {
  const left = spotsOf(after);
  const near = (one: number, other: number) => Math.abs(one - other) < frame.tile / 2;
  return spotsOf(before)
    .filter((spot) => !left.some((other) => near(spot.x, other.x) && near(spot.y, other.y)))
    .map((spot) => {
      const size = spot.size * scale - 8;
      const at = [x + (spot.x - frame.left) * scale + 4, y + (spot.y - frame.top) * scale + 4];
      return `<rect x="${at[0]}" y="${at[1]}" width="${size}" height="${size}" rx="8" fill="#ff5a5f" fill-opacity="0.12" stroke="#ff7b7f" stroke-width="3" stroke-dasharray="9 7"/>`;
    });
}

const drawnTile = (tile: Element, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100" overflow="visible">${tile.innerHTML}</svg>`;

function billOf({ bill, total, best }: Entry, label: string, x: number, y: number): string[] {
  const right = x + BILL - GAP;
  const lines = bill.flatMap(({ label: what, amount }, index) => [
    text(what, x, y + index * LINE, { size: 22, fill: '#c8d2e6' }),
    text(amount, right, y + index * LINE, { size: 24, weight: 700, end: true }),
  ]);
  const sum = y + bill.length * LINE + 12;
  return [
    ...lines,
    `<path d="M${x} ${sum - 30}H${right}" stroke="#5d6b86" stroke-width="2"/>`,
    text(label, x, sum + 8, { size: 24, weight: 800 }),
    text(total, right, sum + 10, {
      size: 36,
      weight: 850,
      fill: best ? '#ffb000' : '#eef2fa',
      end: true,
    }),
  ];
}

const signsOf = (signs: readonly Element[], x: number, y: number): string[] =>
  signs.map((sign, index) => {
    const box = sign.getAttribute('viewBox') ?? '';
    return `<svg x="${x + index * 46}" y="${y}" width="40" height="40" viewBox="${box}" overflow="visible">${sign.innerHTML}</svg>`;
  });

interface Print {
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly end?: boolean;
}

const text = (
  words: string,
  x: number,
  y: number,
  { size, weight = 600, fill = '#eef2fa', end = false }: Print,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}"${end ? ' text-anchor="end"' : ''}>${escape(words)}</text>`;

function drawnShip(board: Element, left: number, top: number) {
  const frame = board.getBoundingClientRect();
  const spots = spotsOf(board);
  const scale = UNIT / (spots[0]?.size ?? UNIT);
  const drawn = spots.map(({ tile, x, y }) =>
    drawnTile(tile, left + x * scale, top + y * scale, UNIT),
  );
  return { svg: drawn.join(''), width: frame.width * scale, height: frame.height * scale };
}

const words = ({ title, line }: Caption, x: number, y: number): string[] => [
  text(title, x, y, { size: 34, weight: 800 }),
  text(line, x, y + 34, { size: 21, fill: '#aebbd4' }),
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
