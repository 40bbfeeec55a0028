import { crc32 } from 'node:zlib';

import { Inflate } from 'fflate';

import { broken } from '../formats/markup';
import { RefusedStatement } from '../refused-statement';

/** A file in a zip. */
export interface ZipMember {
  readonly name: string;
  /** As the archive declares it. */
  readonly size: number;
  readonly isEncrypted: boolean;
  /** Inflated piece by piece. Throws RefusedStatement where it is broken, or larger than declared or allowed. */
  chunks(): Generator<Uint8Array>;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const PIECE = 4_096;
const MEBIBYTE = 1_048_576;
export const UNPACKED_LIMIT = 100 * MEBIBYTE;
const MOST_MEMBERS = 10_000;

/** The files of a zip archive, from its central directory. Sizes are held against the limit as declared and as they come. */
export function zipMembers(bytes: Uint8Array): ZipMember[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > MOST_MEMBERS) throw tooLarge(`it holds ${count} files`);
  const members: ZipMember[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw brokenZip();
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const checksum = view.getUint32(at + 16, true);
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const [nameLength, extra, comment] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const offset = view.getUint32(at + 42, true);
    // Some programs of Windows write its own separator of folders.
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/');
    members.push({
      ...{ name, size, isEncrypted: (flags & 1) !== 0 },
      chunks: () => inflated(bytes, view, { name, method, packed, size, offset, checksum }),
    });
    at += 46 + nameLength + extra + comment;
  }
  return members;
}

/** All members together may hold so much, as declared. */
export function requireSize(members: readonly ZipMember[]): void {
  const total = members.reduce((sum, { size }) => sum + size, 0);
  if (total > UNPACKED_LIMIT) throw tooLarge(`unpacked it declares ${Math.ceil(total / MEBIBYTE)} MiB`);
}

export function bytesOf(member: ZipMember): Uint8Array {
  const chunks = [...member.chunks()];
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function endOfDirectory(view: DataView): number {
  const last = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= last; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw brokenZip();
}

interface Packed {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
  readonly checksum: number;
}

function* inflated(
  bytes: Uint8Array,
  view: DataView,
  { name, method, packed, size, offset, checksum }: Packed,
): Generator<Uint8Array> {
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw brokenZip(name);
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length < packed) throw brokenZip(name);
  if (size > UNPACKED_LIMIT) throw tooLarge(`unpacked ${name} declares ${Math.ceil(size / MEBIBYTE)} MiB`);
  if (method === 0) {
    if (data.length !== size || crc32(data) !== checksum) throw brokenZip(name);
    for (let at = 0; at < data.length; at += 65_536) yield data.subarray(at, at + 65_536);
    return;
  }
  if (method !== 8) throw brokenZip(name);
  let [total, sum, isEnded] = [0, 0, false];
  let found: Uint8Array[] = [];
  const inflate = new Inflate((chunk, isLast) => {
    if (chunk.length > 0) found.push(chunk);
    isEnded ||= isLast;
  });
  for (let at = 0; at < data.length; at += PIECE) {
    try {
      inflate.push(data.subarray(at, at + PIECE), at + PIECE >= data.length);
    } catch {
      throw brokenZip(name);
    }
    for (const chunk of found) {
      total += chunk.length;
      if (total > size) throw brokenZip(name, 'unpacks to more than it declares');
      sum = crc32(chunk, sum);
      yield chunk;
    }
    found = [];
  }
  if (!isEnded || total !== size || sum !== checksum) throw brokenZip(name);
}

function brokenZip(name?: string, why = 'the archive is damaged or breaks off') {
  return broken(why, 'pack or download it anew', name ?? null);
}

function tooLarge(found: string): RefusedStatement {
  return new RefusedStatement({
    reason: 'TOO_LARGE',
    place: null,
    found,
    remedy: 'send the statements one by one: up to 100 MiB are unpacked',
  });
}
