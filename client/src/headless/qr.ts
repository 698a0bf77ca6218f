/** QR codes for links: bytes, error correction L, as small as they can be (versions 1 to 10). */

/** Per version: bytes of error correction a block, and bytes of data of every block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [7, [19]],
  [10, [34]],
  [15, [55]],
  [20, [80]],
  [26, [108]],
  [18, [68, 68]],
  [20, [78, 78]],
  [24, [97, 97]],
  [30, [116, 116]],
  [18, [68, 68, 69, 69]],
];
const ALIGNMENTS: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

export type Matrix = readonly (readonly boolean[])[];

/** Dark modules of the code for a text, row by row; no quiet zone. */
export function qrMatrix(text: string): Matrix {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex((_, index) => fits(bytes.length, index + 1));
  if (version === 0) throw new Error('the text is too long for a small QR code');
  const grid = new Grid(version);
  grid.write(codewords(bytes, version));
  return grid.best();
}

const dataBytes = (version: number) =>
  (BLOCKS[version - 1]?.[1] ?? []).reduce((sum, size) => sum + size, 0);
const countBits = (version: number) => (version < 10 ? 8 : 16);
const fits = (length: number, version: number) =>
  12 + countBits(version) - 8 + length * 8 <= dataBytes(version) * 8;

function codewords(bytes: readonly number[], version: number): number[] {
  const data = padded(bytes, version);
  const [extra, sizes] = BLOCKS[version - 1] ?? [0, []];
  let start = 0;
  const blocks = sizes.map((size) => data.slice(start, (start += size)));
  const checks = blocks.map((block) => remainder(block, extra));
  return [...interleaved(blocks), ...interleaved(checks)];
}

function padded(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, countBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = dataBytes(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => block[index] ?? []),
  ).flat();
}

/** Reed–Solomon over GF(256) with the polynomial 0x11d. */
function remainder(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < count; power += 1, root = times(root, 2)) {
    const grown = [...generator, 0];
    generator.forEach(
      (factor, index) => (grown[index + 1] = (grown[index + 1] ?? 0) ^ times(factor, root)),
    );
    generator = grown;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, index) => {
    const lead = rest[index] ?? 0;
    generator.forEach(
      (factor, at) => (rest[index + at] = (rest[index + at] ?? 0) ^ times(factor, lead)),
    );
  });
  return rest.slice(data.length);
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly size: number;
  readonly #dark: boolean[][];
  readonly #fixed: boolean[][];

  constructor(version: number) {
    this.size = 17 + 4 * version;
    this.#dark = this.#empty();
    this.#fixed = this.#empty();
    this.#drawFinders();
    this.#drawAlignments(ALIGNMENTS[version - 1] ?? []);
    this.#drawTiming();
    this.#drawFormat(0);
    if (version >= 7) this.#drawVersion(version);
  }

  /** Lays the bits in columns of two, upwards and downwards in turn, from the right. */
  write(words: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const upwards = ((right + 1) & 2) === 0;
        const y = upwards ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#fixed[y]?.[x]) continue;
          this.#row(y)[x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
      }
    }
  }

  /** The code under the mask that reads best. */
  best(): Matrix {
    const masked = MASKS.map((mask, index) => {
      this.#drawFormat(index);
      return this.#dark.map((row, y) =>
        row.map((dark, x) => (this.#fixed[y]?.[x] ? dark : dark !== mask(x, y))),
      );
    });
    const scores = masked.map(penalty);
    return masked[scores.indexOf(Math.min(...scores))] ?? [];
  }

  #empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));

  #row(y: number): boolean[] {
    return this.#dark[y] ?? [];
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.#row(y)[x] = dark;
    (this.#fixed[y] ?? [])[x] = true;
  }

  #drawFinders(): void {
    for (const [cx, cy] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const)
      for (let dy = -4; dy <= 4; dy += 1)
        for (let dx = -4; dx <= 4; dx += 1) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          this.#set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
        }
  }

  #drawAlignments(at: readonly number[]): void {
    const last = at.length - 1;
    at.forEach((cx, i) =>
      at.forEach((cy, j) => {
        const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (corner) return;
        for (let dy = -2; dy <= 2; dy += 1)
          for (let dx = -2; dx <= 2; dx += 1)
            this.#set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }),
    );
  }

  #drawTiming(): void {
    for (let at = 8; at < this.size - 8; at += 1) {
      this.#set(at, 6, at % 2 === 0);
      this.#set(6, at, at % 2 === 0);
    }
  }

  #drawFormat(mask: number): void {
    const data = 0b01000 | mask;
    let rest = data;
    for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (index: number) => ((bits >> index) & 1) === 1;
    for (let index = 0; index < 15; index += 1) {
      const [x, y] = index < 6 ? [8, index] : index < 8 ? [8, index + 1] : [14 - index, 8];
      this.#set(index === 8 ? 7 : x, y, bit(index));
      if (index < 8) this.#set(this.size - 1 - index, 8, bit(index));
      else this.#set(8, this.size - 15 + index, bit(index));
    }
    this.#set(8, this.size - 8, true);
  }

  #drawVersion(version: number): void {
    let rest = version;
    for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let index = 0; index < 18; index += 1) {
      const dark = ((bits >> index) & 1) === 1;
      const [a, b] = [this.size - 11 + (index % 3), Math.floor(index / 3)];
      this.#set(a, b, dark);
      this.#set(b, a, dark);
    }
  }
}

/** How hard a masked code is to read: long runs, squares, false finders, too much of one colour. */
function penalty(grid: Matrix): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  let score = 0;
  for (const line of [...grid, ...columns]) score += runPenalty(line) + finderPenalty(line);
  let dark = 0;
  grid.forEach((row, y) =>
    row.forEach((cell, x) => {
      if (cell) dark += 1;
      const below = grid[y + 1];
      if (
        below &&
        x + 1 < size &&
        cell === row[x + 1] &&
        cell === below[x] &&
        cell === below[x + 1]
      )
        score += 3;
    }),
  );
  return score + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

function runPenalty(line: readonly boolean[]): number {
  let score = 0;
  let run = 0;
  line.forEach((cell, index) => {
    run = index > 0 && cell === line[index - 1] ? run + 1 : 1;
    if (run === 5) score += 3;
    else if (run > 5) score += 1;
  });
  return score;
}

function finderPenalty(line: readonly boolean[]): number {
  const text = line.map((cell) => (cell ? '1' : '0')).join('');
  return 40 * (text.match(/(?=10111010000)|(?=00001011101)/g)?.length ?? 0);
}
