/** A ship on the page as a picture to keep: one drawing, with all it needs in it. */

const UNIT = 100;
const EDGE = 60;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const FONT = "'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif";

export interface Caption {
  readonly title: string;
  readonly line: string;
}

/** The drawing of a ship board that is on the page. */
export function pictureOf(board: Element, caption: Caption): string {
  const frame = board.getBoundingClientRect();
  const tiles = [...board.querySelectorAll('svg.tile')];
  const cell = tiles[0]?.getBoundingClientRect().width || UNIT;
  const scale = UNIT / cell;
  const [width, height] = [frame.width * scale + 2 * EDGE, frame.height * scale + 3 * EDGE];
  const defs = document.querySelector('svg.defs defs')?.outerHTML ?? '';
  const drawn = tiles.map((tile) => {
    const at = tile.getBoundingClientRect();
    const x = EDGE + (at.left - frame.left) * scale;
    const y = EDGE * 2 + (at.top - frame.top) * scale;
    return `<svg x="${x}" y="${y}" width="${UNIT}" height="${UNIT}" viewBox="0 0 100 100" overflow="visible">${tile.innerHTML}</svg>`;
  });
  return `<svg xmlns="${NAMESPACE}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}">${defs}<rect width="100%" height="100%" fill="#0e1424"/>${stars(width, height)}<text x="${EDGE}" y="${EDGE}" font-size="34" font-weight="800" fill="#eef2fa">${escape(caption.title)}</text><text x="${EDGE}" y="${EDGE + 34}" font-size="21" fill="#aebbd4">${escape(caption.line)}</text>${drawn.join('')}</svg>`;
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
