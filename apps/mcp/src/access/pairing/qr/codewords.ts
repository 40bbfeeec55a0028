/** Codewords by version from 1, at error correction level L, where all of them are one block (ISO/IEC 18004, table 9). */
const VERSIONS: readonly (readonly [data: number, correction: number])[] = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
];
/** Mode and length. */
const HEADER_BYTES = 2;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/** The smallest version that holds a text, and its codewords; undefined for a text that is too long. */
export function codewordsOf(text: string): { readonly version: number; readonly codewords: Uint8Array } | undefined {
  const bytes = new TextEncoder().encode(text);
  const place = VERSIONS.findIndex(([data]) => bytes.length + HEADER_BYTES <= data);
  const [capacity, correction] = VERSIONS[place] ?? [0, 0];
  if (capacity === 0) return undefined;
  const data = new Uint8Array(capacity);
  // Everything after the mode is shifted by half a byte; the zeros after it end the text.
  const whole = [bytes.length, ...bytes];
  data[0] = (BYTE_MODE << 4) | (bytes.length >> 4);
  whole.forEach((byte, index) => (data[index + 1] = ((byte << 4) & 0xff) | ((whole[index + 1] ?? 0) >> 4)));
  for (let index = whole.length + 1; index < capacity; index += 1) {
    data[index] = PADDING[(index - whole.length - 1) % 2] as number;
  }
  return { version: place + 1, codewords: new Uint8Array([...data, ...remainder(data, correction)]) };
}

/** The Reed–Solomon codewords of data. */
function remainder(data: Uint8Array, degree: number): Uint8Array {
  const divisor = generator(degree);
  const result = new Uint8Array(degree);
  for (const byte of data) {
    const factor = byte ^ (result[0] as number);
    result.copyWithin(0, 1);
    result[degree - 1] = 0;
    divisor.forEach((coefficient, index) => (result[index] = (result[index] as number) ^ times(coefficient, factor)));
  }
  return result;
}

/** The coefficients of (x - 1)(x - 2)(x - 4)… below the highest. */
function generator(degree: number): Uint8Array {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      result[index] = times(result[index] as number, root) ^ (result[index + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

/** Multiplies in GF(256), modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}
