import type { Connection, DomainDatabase, Row, Transaction } from '@bursar/database';

import { derivedColumns, type GivenPayee } from '../model/payee/derived-columns';
import { arrayLiteral } from './array-literal';
import { lockLedger } from './lock-ledger';
import { onlyRow } from './only-row';

const BATCH_ROWS = 5_000;

/**
 * Computes the payees and the keys of the owner's rows that an older version stored. Each batch is a transaction of its
 * own: nobody waits for all of them, and what is done stays done.
 */
export async function fillPayees(database: DomainDatabase, owner: string): Promise<void> {
  if (!(await database.run((connection) => hasUnfilled(connection, owner)))) return;
  const fill = async (transaction: Transaction) => {
    await lockLedger(transaction, owner);
    return fillBatch(transaction, owner);
  };
  while ((await database.transaction(fill)) > 0);
}

/** The same within a transaction that has set `payee_key` of some rows to null, to have their columns computed anew. */
export async function fillPayeesWithin(transaction: Transaction, owner: string): Promise<void> {
  while ((await fillBatch(transaction, owner)) > 0);
}

async function hasUnfilled(connection: Connection, owner: string): Promise<boolean> {
  const rows = await connection.query<{ found: boolean }>`
    select exists (select from finance.transactions where owner = ${owner} and payee_key is null) as found`;
  return onlyRow(rows).found;
}

interface UnfilledRow extends Row {
  readonly sequence: bigint;
  readonly description: string;
  readonly payee: string | null;
  readonly name: string | null;
  readonly source: string | null;
  readonly note: string | null;
  readonly tags: readonly string[];
}

async function fillBatch(transaction: Transaction, owner: string): Promise<number> {
  const rows = await transaction.query<UnfilledRow>`
    select sequence, description, payee, payee_name as name, payee_source as source, note, tags
    from finance.transactions where owner = ${owner} and payee_key is null limit ${BATCH_ROWS}`;
  if (rows.length === 0) return 0;
  const derived = rows.map((row) => derivedColumns({ ...row, statementPayee: row.payee, given: givenIn(row) }));
  await transaction.query`
    update finance.transactions t set payee_name = s.payee_name, payee_source = s.payee_source, payee_key = s.payee_key,
      words_key = s.words_key,
      category_source = coalesce(t.category_source, case when t.category_id is not null then 'statement' end)
    from unnest(
      ${arrayLiteral(rows.map(({ sequence }) => String(sequence)))}::bigint[],
      ${arrayLiteral(derived.map(({ payeeName }) => payeeName))}::text[],
      ${arrayLiteral(derived.map(({ payeeSource }) => payeeSource))}::text[],
      ${arrayLiteral(derived.map(({ payeeKey }) => payeeKey))}::text[],
      ${arrayLiteral(derived.map(({ wordsKey }) => wordsKey))}::text[]
    ) as s (sequence, payee_name, payee_source, payee_key, words_key)
    where t.owner = ${owner} and t.sequence = s.sequence`;
  return rows.length;
}

function givenIn({ name, source }: UnfilledRow): GivenPayee | null {
  return name !== null && (source === 'person' || source === 'rule') ? { name, source } : null;
}
