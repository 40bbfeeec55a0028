import type { Connection, Row, Transaction } from '@bursar/database';
import { printable } from '@bursar/toolkit';

import { changeId } from '../../model/published-ids';
import { findHead } from './journal-head';
import { verifyJournal } from './verify-database';
import { writeStart } from './write-start';
import { lockLedger } from '../lock-ledger';

const PREFIX = 'journal of ';

/** The heads of all journals, for the header of a backup: what a cut-off end of a journal shows in. */
export async function journalHeads(connection: Connection): Promise<Record<string, string>> {
  if (!(await hasJournals(connection))) return {};
  const heads = await connection.query<Row & { owner: string; number: number; hash: string }>`
    select distinct on (owner) owner, change_number as number, hash from finance.changes
    order by owner, change_number desc`;
  return Object.fromEntries(heads.map(({ owner, number, hash }) => [PREFIX + owner, `${changeId(number)} ${hash}`]));
}

/** What became of journals after a restore; `failure`: why one of them is not that of the backup. */
export interface RestoredJournals {
  readonly journals: number;
  readonly failure?: string;
}

/**
 * Verifies the journals of all owners after a restore, each with the head that the backup recorded, and starts one for
 * ledgers of a version that had none. `now` in milliseconds since 1970.
 */
export async function finishRestoredJournals(
  transaction: Transaction,
  heads: Readonly<Record<string, string>>,
  now: number,
): Promise<RestoredJournals> {
  if (!(await hasJournals(transaction))) return { journals: 0 };
  const owners = await transaction.query<{ owner: string }>`select owner from finance.ledgers order by owner`;
  let journals = 0;
  for (const { owner } of owners) {
    const recorded = heads[PREFIX + owner];
    const head = await findHead(transaction, owner);
    if (recorded !== undefined && recorded !== (head && `${changeId(head.number)} ${head.hash}`)) {
      return { journals, failure: printable(`The ${PREFIX}${owner} does not end as the backup says`) };
    }
    if (head === undefined) {
      await lockLedger(transaction, owner);
      await writeStart(transaction, { owner, via: 'cli', now });
      continue;
    }
    const { failure } = await verifyJournal(transaction, owner);
    if (failure !== undefined) {
      const { changeId: id, reason } = failure;
      return { journals, failure: printable(`The ${PREFIX}${owner} does not hold: ${id}: ${reason}`) };
    }
    journals += 1;
  }
  return { journals };
}

/** A backup may hold other domains alone. */
async function hasJournals(connection: Connection): Promise<boolean> {
  const [found] = await connection.query<{ isThere: boolean }>`
    select to_regclass('finance.changes') is not null as "isThere"`;
  return found?.isThere === true;
}
