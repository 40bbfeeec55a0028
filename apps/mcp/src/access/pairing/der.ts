/** A value in DER (X.690): its tag, its length, and what it holds. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length, ...bytes]), content]);
}

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
export const setOf = (...parts: readonly Uint8Array[]) => der(0x31, ...parts);
export const octets = (...parts: readonly Uint8Array[]) => der(0x04, ...parts);
export const bits = (bytes: Uint8Array, unused = 0) => der(0x03, Buffer.from([unused]), bytes);
export const utf8 = (text: string) => der(0x0c, Buffer.from(text));
export const TRUE = der(0x01, Buffer.from([0xff]));

/** A positive integer. */
export function integer(bytes: Uint8Array): Buffer {
  return der(0x02, ...((bytes[0] ?? 0) > 0x7f ? [Buffer.from([0])] : []), bytes);
}

/** `2.5.29.17`. */
export function objectIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

/** UTCTime, for the years up to 2049. */
export function utcTime(at: Date): Buffer {
  return der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));
}
