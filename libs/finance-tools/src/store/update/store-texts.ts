import type { Row, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { derivedColumns, type DerivedColumns } from '../../model/payee/derived-columns';
import { arrayLiteral } from '../array-literal';
import { cursorRows } from '../cursor-rows';
import type { UpdateTarget } from './update-target';
import type { UpdatedColumns } from './updated-columns';

const BATCH_ROWS = 5_000;

/** What a transaction is described by after an update. */
interface DescribedRow extends Row {
  readonly sequence: bigint;
  readonly description: string;
  readonly statementPayee: string | null;
  readonly name: string | null;
  readonly source: string | null;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly category: number | null;
}

/**
 * Stores an update that changes what is searched: each row is written once, with the keys that are computed here. The rows
 * are those that match at the beginning, whatever the batches change.
 */
export async function storeTexts(
  transaction: Transaction,
  owner: string,
  { joined, where }: UpdateTarget,
  { values }: UpdatedColumns,
): Promise<void> {
  const rows = sql`
    select t.sequence, t.description, t.payee as "statementPayee", ${values.payee_name} as name,
      ${values.payee_source} as source, ${values.note} as note, ${values.tags} as tags, ${values.category_id} as category
    from finance.transactions t ${joined} where ${where}`;
  for await (const batch of cursorRows<DescribedRow>(transaction, rows, BATCH_ROWS)) {
    await storeBatch(transaction, owner, batch, values);
  }
}

async function storeBatch(
  transaction: Transaction,
  owner: string,
  rows: readonly DescribedRow[],
  { category_source, split, note, tags }: UpdatedColumns['values'],
): Promise<void> {
  const derived = rows.map(derivedFrom);
  await transaction.query(sql`
    update finance.transactions t set category_id = d.category_id, category_source = ${category_source}, split = ${split},
      note = ${note}, tags = ${tags}, payee_name = d.payee_name, payee_source = d.payee_source, payee_key = d.payee_key,
      words_key = d.words_key
    from unnest(
      ${arrayLiteral(rows.map(({ sequence }) => String(sequence)))}::bigint[],
      ${arrayLiteral(rows.map(({ category }) => (category === null ? null : String(category))))}::integer[],
      ${arrayLiteral(derived.map(({ payeeName }) => payeeName))}::text[],
      ${arrayLiteral(derived.map(({ payeeSource }) => payeeSource))}::text[],
      ${arrayLiteral(derived.map(({ payeeKey }) => payeeKey))}::text[],
      ${arrayLiteral(derived.map(({ wordsKey }) => wordsKey))}::text[]
    ) as d (sequence, category_id, payee_name, payee_source, payee_key, words_key)
    where t.owner = ${owner} and t.sequence = d.sequence`);
}

function derivedFrom({ name, source, ...described }: DescribedRow): DerivedColumns {
  const isGiven = name !== null && (source === 'person' || source === 'rule');
  return derivedColumns({ ...described, given: isGiven ? { name, source } : null });
}
