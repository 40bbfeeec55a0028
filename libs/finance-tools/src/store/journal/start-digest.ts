import { createHash } from 'node:crypto';

import type { Connection } from '@bursar/database';

import { changedRowJson } from '../../model/journal/change-record';
import { importedTransactions } from './changed-rows';
import { JOURNALED_TABLES } from './journaled-tables';
import { rowStates } from './row-states';

/** What a `start` keeps of a table: the number of its rows and the SHA-256 of their images. */
export interface TableDigest {
  readonly table: string;
  readonly count: number;
  readonly digest: string;
}

/** The digests of what a ledger held at change `change`, when it had used the places before `nextSequence`; by table. */
export async function ledgerDigests(
  connection: Connection,
  owner: string,
  change: number,
  nextSequence: bigint,
): Promise<TableDigest[]> {
  const digests: TableDigest[] = [];
  for (const table of JOURNALED_TABLES) {
    const hash = createHash('sha256');
    let count = 0;
    for (const { key, image } of await rowStates(connection, owner, table, change)) {
      if (image === null) continue;
      hash.update(`${changedRowJson(table.name, key, null, image)}\n`);
      count += 1;
    }
    if (count > 0) digests.push({ table: table.name, count, digest: hash.digest('hex') });
  }
  const hash = createHash('sha256');
  const range = { number: change, firstSequence: 1n, nextSequence };
  let count = 0;
  for await (const { text, rows } of importedTransactions(connection, owner, range, false)) {
    if (rows === 0) continue;
    hash.update(`${text}\n`);
    count += rows;
  }
  if (count > 0) digests.push({ table: 'transactions', count, digest: hash.digest('hex') });
  return digests;
}
