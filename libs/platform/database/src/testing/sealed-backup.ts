import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { FIRST_LINE, lastLine } from '../backup/format';

/** Writes a backup with any contents and a valid checksum. */
export function writeSealedBackup(path: string, contents: string): void {
  const sealed = Buffer.concat([Buffer.from(FIRST_LINE), gzipSync(contents)]);
  const sha256 = createHash('sha256').update(sealed).digest('hex');
  writeFileSync(path, Buffer.concat([sealed, Buffer.from(lastLine(sha256))]));
}
