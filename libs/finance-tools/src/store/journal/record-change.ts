import type { Row, Transaction } from '@bursar/database';

import { ChangeHash } from '../../model/journal/change-hash';
import { changeId } from '../../model/published-ids';
import { onlyRow } from '../only-row';
import type { OpenChange } from './begin-change';
import { changedRowTexts } from './changed-rows';
import { FEW_ROWS, fewTouchedRows } from './few-touched-rows';
import { headOf } from './stored-change';

/** What is known of a change once it is made. */
export interface ChangeOutcome {
  /** One sentence without a full stop, for people. */
  readonly summary: string;
  readonly importNumber?: number;
  /** The place after the last transaction that an import added. */
  readonly nextSequence?: bigint;
  /** How many transactions an import added, at least. */
  readonly addedCount?: number;
  /** The changes that it undoes, newest first. */
  readonly undoes?: readonly number[];
}

/** A recorded change; null if nothing was changed, which is not recorded. */
export type RecordedChange = { readonly id: string; readonly rowCount: number } | null;

/**
 * Records a change with the hash of the rows that it touched, as a link of the owner's chain. To be called after the last
 * write to the ledger; the record is stored with the commit.
 */
export async function recordChange(
  transaction: Transaction,
  change: OpenChange,
  { summary, importNumber, nextSequence, addedCount = 0, undoes }: ChangeOutcome,
): Promise<RecordedChange> {
  const { owner, number, kind, via, tool, now, previousHash, addsFrom = null } = change;
  const stored = {
    ...{ number, kind, via, tool, summary, previousHash, firstSequence: addsFrom, nextSequence: nextSequence ?? null },
    at: new Date(now).toISOString(),
    importNumber: importNumber ?? null,
    undoes: undoes ?? null,
  };
  const hash = new ChangeHash(headOf(stored));
  const rowCount = await addTouchedRows(transaction, owner, stored, hash, addedCount);
  if (rowCount === 0) return null;
  transaction.queue`
    insert into finance.changes (owner, change_number, kind, at, via, tool, summary, import_number, undoes,
      first_sequence, next_sequence, row_count, previous_hash, hash)
    values (${owner}, ${number}, ${kind}, ${stored.at}, ${via}, ${tool}, ${summary}, ${stored.importNumber},
      ${undoes === undefined ? null : `{${undoes.join()}}`}::integer[], ${addsFrom}, ${stored.nextSequence}, ${rowCount},
      ${previousHash}, ${hash.finish()})`;
  return { id: changeId(number), rowCount };
}

type ChangeRange = Parameters<typeof changedRowTexts>[2];

/** Adds the rows that a change touched, to its hash; returns how many it touched, of transactions if there are some. */
async function addTouchedRows(
  transaction: Transaction,
  owner: string,
  change: ChangeRange,
  hash: ChangeHash,
  addedCount: number,
): Promise<number> {
  const few = addedCount > FEW_ROWS ? undefined : await fewTouchedRows(transaction, owner, change);
  if (few !== undefined && few.rowCount <= FEW_ROWS) {
    hash.add(few.text);
    return few.transactionCount === 0 ? few.rowCount : few.transactionCount;
  }
  for await (const rows of changedRowTexts(transaction, owner, change, true)) hash.add(rows);
  const touched = await countTouched(transaction, owner, change);
  return touched.transactions === 0 ? touched.others : touched.transactions;
}

interface TouchedCounts {
  readonly transactions: number;
  readonly others: number;
}

async function countTouched(
  transaction: Transaction,
  owner: string,
  { number, firstSequence }: ChangeRange,
): Promise<TouchedCounts> {
  return onlyRow(
    await transaction.query<Row & TouchedCounts>`
      select ((select count(*) from finance.changed_transactions where owner = ${owner} and change_number = ${number})
          + (select count(*) from finance.transactions where owner = ${owner} and sequence >= ${firstSequence}::bigint))::int
          as transactions,
        (select count(*) from finance.changed_rows where owner = ${owner} and change_number = ${number})::int as others`,
  );
}
