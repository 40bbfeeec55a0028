import type { Row, Transaction } from '@bursar/database';

import { ChangeHash } from '../../model/journal/change-hash';
import { changeId } from '../../model/published-ids';
import { onlyRow } from '../only-row';
import type { OpenChange } from './begin-change';
import { changedRowTexts } from './changed-rows';
import { FEW_ROWS, fewTouchedRows } from './few-touched-rows';
import { changeOf, type ChangeOutcome } from './made-change';
import { headOf } from './stored-change';

/** A recorded change; null if nothing was changed, which is not recorded. */
export type RecordedChange = { readonly id: string; readonly rowCount: number } | null;

/**
 * Records a change with the hash of the rows that it touched, as a link of the owner's chain. To be called after the last
 * write to the ledger; the record is stored with the commit.
 */
export async function recordChange(
  transaction: Transaction,
  change: OpenChange,
  outcome: ChangeOutcome,
): Promise<RecordedChange> {
  const { owner, number, kind, via, tool, previousHash } = change;
  const { addedCount = 0, undoes } = outcome;
  const stored = changeOf(change, outcome);
  const hash = new ChangeHash(headOf(stored));
  const rowCount = await addTouchedRows(transaction, owner, stored, hash, addedCount);
  if (rowCount === 0) return null;
  transaction.queue`
    insert into finance.changes (owner, change_number, kind, at, via, tool, summary, import_number, undoes,
      first_sequence, next_sequence, row_count, previous_hash, hash)
    values (${owner}, ${number}, ${kind}, ${stored.at}, ${via}, ${tool}, ${stored.summary}, ${stored.importNumber},
      ${undoes === undefined ? null : `{${undoes.join()}}`}::integer[], ${stored.firstSequence}, ${stored.nextSequence}, ${rowCount},
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
