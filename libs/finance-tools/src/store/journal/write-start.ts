import type { Row, Transaction } from '@bursar/database';

import { canonicalJson } from '../../model/journal/canonical-json';
import { ChangeHash } from '../../model/journal/change-hash';
import { FIRST_PREVIOUS_HASH } from '../../model/journal/change-record';
import { arrayLiteral } from '../array-literal';
import { onlyRow } from '../only-row';
import { changedRowTexts } from './changed-rows';
import { ledgerDigests } from './start-digest';
import { headOf } from './stored-change';
import type { ChangeIntent } from './change-intent';
import type { JournalHead } from './journal-head';

/**
 * The first change of a ledger that is older than its journal: it keeps a digest of what was there. Undefined for an
 * empty ledger, which needs none.
 */
export async function writeStart(
  transaction: Transaction,
  { owner, via, now }: Pick<ChangeIntent, 'owner' | 'via' | 'now'>,
): Promise<JournalHead | undefined> {
  const ledger = onlyRow(
    await transaction.query<Row & { nextSequence: bigint }>`
      select next_sequence as "nextSequence" from finance.ledgers where owner = ${owner}`,
  );
  const digests = await ledgerDigests(transaction, owner, 1, ledger.nextSequence);
  if (digests.length === 0) return undefined;
  const images = digests.map(({ count, digest }) => canonicalJson({ count, digest }));
  await transaction.query`
    insert into finance.changed_rows (owner, change_number, table_name, key, after)
    select ${owner}, 1, name, '*', image
    from unnest(${arrayLiteral(digests.map(({ table }) => table))}::text[], ${arrayLiteral(images)}::text[])
      as digests (name, image)`;
  const rowCount = digests.find(({ table }) => table === 'transactions')?.count ?? 0;
  const start = {
    ...{ number: 1, kind: 'start' as const, via, tool: 'journal', previousHash: FIRST_PREVIOUS_HASH },
    at: new Date(now).toISOString(),
    summary: `The journal starts on a ledger of ${rowCount} transactions`,
    importNumber: null,
    undoes: null,
    firstSequence: null,
    nextSequence: ledger.nextSequence,
  };
  const hash = new ChangeHash(headOf(start));
  for await (const rows of changedRowTexts(transaction, owner, start, true)) hash.add(rows);
  const finished = hash.finish();
  await transaction.query`
    insert into finance.changes (owner, change_number, kind, at, via, tool, summary, next_sequence, row_count,
      previous_hash, hash)
    values (${owner}, 1, 'start', ${start.at}, ${via}, ${start.tool}, ${start.summary}, ${start.nextSequence},
      ${rowCount}, ${start.previousHash}, ${finished})`;
  return { number: 1, hash: finished };
}
