import { codewordsOf } from './codewords';
import type { Modules } from './modules';
import { penaltyOf } from './penalty';

/** The QR code of a text (ISO/IEC 18004) without its margin; undefined for a text of more than 106 bytes. */
export function qrCode(text: string): Modules | undefined {
  const found = codewordsOf(text);
  if (found === undefined) return undefined;
  const masked = MASKS.map((_, mask) => drawn(found.version, found.codewords, mask));
  const penalties = masked.map(penaltyOf);
  return masked[penalties.indexOf(Math.min(...penalties))];
}

type Mask = (x: number, y: number) => boolean;

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, codewords: Uint8Array, mask: number): Modules {
  const size = 17 + 4 * version;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array.from({ length: size }));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = isDark;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, radius: number, isDark: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const;
  for (const [x, y] of corners) square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  if (version > 1) square(size - 7, size - 7, 2, (distance) => distance !== 1);
  drawFormat(set, size, mask);
  drawData(grid, codewords, MASKS[mask] as Mask);
  return grid as boolean[][];
}

/** Level L and the mask, twice, with the correction of BCH(15, 5). */
function drawFormat(set: (x: number, y: number, isDark: boolean) => void, size: number, mask: number): void {
  const data = (0b01 << 3) | mask;
  let rest = data;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((data << 10) | rest) ^ 0x5412;
  const bit = (index: number) => ((format >> index) & 1) === 1;
  for (let index = 0; index < 15; index += 1) {
    if (index < 8) {
      set(8, index < 6 ? index : index + 1, bit(index));
      set(size - 1 - index, 8, bit(index));
    } else {
      set(index === 8 ? 7 : 14 - index, 8, bit(index));
      set(8, size - 15 + index, bit(index));
    }
  }
  set(8, size - 8, true);
}

/** Two columns at a time, from the right, up and down; around what is drawn already. */
function drawData(grid: (boolean | undefined)[][], codewords: Uint8Array, mask: Mask): void {
  const size = grid.length;
  let position = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    // The column of the timing pattern is left out.
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (row === undefined || row[x] !== undefined) continue;
        const isDark = (((codewords[position >> 3] ?? 0) >> (7 - (position & 7))) & 1) === 1;
        row[x] = isDark !== mask(x, y);
        position += 1;
      }
    }
  }
}
