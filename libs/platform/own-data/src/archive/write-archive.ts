import { createHash } from 'node:crypto';

import type { CopyingConnection } from '@bursar/database';

import type { ArchivedDomain } from './archived-domain';
import { copyLines } from './record-statements';

/** Of the archive; a version reads its own format and all before it. */
export const ARCHIVE_FORMAT = 1;

const NEWLINE = 10;

/** Everything that an owner has stored, as bytes of JSON lines. Reads what the connection's transaction sees. */
export async function* archiveOf(
  connection: CopyingConnection,
  owner: string,
  domains: readonly ArchivedDomain[],
): AsyncGenerator<Uint8Array, void> {
  const hash = createHash('sha256');
  let records = 0;
  const head = { bursar: 'archive', format: ARCHIVE_FORMAT, domains: domains.map(({ domain }) => domain) };
  yield hashed(Buffer.from(`${JSON.stringify(head)}\n`));
  for (const domain of domains) {
    for (const record of domain.records) {
      for await (const rows of connection.copyOut(copyLines(domain, record, owner))) {
        for (let at = rows.indexOf(NEWLINE); at !== -1; at = rows.indexOf(NEWLINE, at + 1)) records += 1;
        yield hashed(rows);
      }
    }
  }
  yield Buffer.from(`${JSON.stringify({ end: true, records, sha256: hash.digest('hex') })}\n`);

  function hashed(bytes: Buffer): Buffer {
    hash.update(bytes);
    return bytes;
  }
}
