import { createHash } from 'node:crypto';

import { altered, BackupRefusal } from './backup-refusal';
import { ANY_FIRST_LINE, FIRST_LINE, FORMAT, LAST_LINE, LAST_LINE_LENGTH } from './format';

/** No first line is longer. */
const FIRST_BYTES = 32;

/**
 * The compressed contents of a backup: its bytes between the first and the last line, which are checked; the checksum of
 * the last line comes out once the rest has been found to match it. Throws BackupRefusal.
 */
export async function* unsealed(parts: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer, string> {
  const hash = createHash('sha256').update(FIRST_LINE);
  let rest: Buffer = Buffer.alloc(0);
  let isBegun = false;
  const begin = () => {
    checkFirstLine(rest, path);
    rest = rest.subarray(FIRST_LINE.length);
    isBegun = true;
  };
  for await (const part of parts) {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    if (!isBegun && rest.length < FIRST_BYTES) continue;
    if (!isBegun) begin();
    // What comes last may be the last line.
    const length = rest.length - LAST_LINE_LENGTH;
    if (length <= 0) continue;
    const piece = rest.subarray(0, length);
    rest = rest.subarray(length);
    hash.update(piece);
    yield piece;
  }
  if (!isBegun) begin();
  const [, sha256] = LAST_LINE.exec(rest.toString('latin1')) ?? [];
  if (sha256 === undefined) {
    throw new BackupRefusal(
      'cut-off',
      `${path} is not whole: its end is missing; copy it again, or use another backup.`,
    );
  }
  if (hash.digest('hex') !== sha256) throw altered(path);
  return sha256;
}

function checkFirstLine(bytes: Buffer, path: string): void {
  const [, format] = ANY_FIRST_LINE.exec(bytes.toString('latin1', 0, FIRST_BYTES)) ?? [];
  if (format === undefined) throw new BackupRefusal('not-a-backup', `${path} is not a backup of bursar.`);
  if (Number(format) === FORMAT) return;
  throw new BackupRefusal('newer-format', `${path} was made by a newer version of bursar; restore it with that one.`);
}
