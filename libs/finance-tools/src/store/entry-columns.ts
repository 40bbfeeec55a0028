import { sql, type SQL } from 'drizzle-orm';

import { descriptionKey } from '../model/description-key';
import { derivedColumns } from '../model/payee/derived-columns';
import type { StatementEntry } from '../model/statement/statement-reading';
import { arrayLiteral } from './array-literal';

/** Entries on their way into the ledger, as PostgreSQL arrays: one text for each column. */
export interface EntryColumns {
  readonly count: number;
  readonly row: string;
  readonly account: string;
  readonly bookedAt: string;
  readonly amount: string;
  readonly description: string;
  readonly descriptionKey: string;
  readonly category: string;
  readonly categoryKey: string;
  readonly externalId: string;
  readonly payee: string;
  readonly raw: string;
  readonly payeeName: string;
  readonly payeeSource: string;
  readonly payeeKey: string;
  readonly wordsKey: string;
  /** The keys of the categories, each once. */
  readonly categoryKeys: readonly string[];
}

/** The columns of entries; `keepsId`: whether the external ids of an account are stored. */
export function entryColumns(
  entries: readonly StatementEntry[],
  keepsId: (account: number) => boolean,
  keys: readonly string[] = entries.map(({ description }) => descriptionKey(description)),
): EntryColumns {
  const derived = entries.map(({ description, payee }, index) =>
    derivedColumns({ description, statementPayee: payee, given: null, note: null, tags: [] }, keys[index]),
  );
  const column = (value: (entry: StatementEntry) => string | null) => arrayLiteral(entries.map(value));
  return {
    count: entries.length,
    row: column(({ row }) => String(row)),
    account: column(({ account }) => String(account)),
    bookedAt: column(({ bookedAt }) => bookedAt),
    amount: column(({ amount }) => amount),
    description: column(({ description }) => description),
    descriptionKey: arrayLiteral(keys),
    category: column(({ category }) => category),
    categoryKey: column(categoryKeyOf),
    externalId: column(({ account, externalId }) => (keepsId(account) ? externalId : null)),
    payee: column(({ payee }) => payee),
    raw: column(({ raw }) => raw),
    payeeName: arrayLiteral(derived.map(({ payeeName }) => payeeName)),
    payeeSource: arrayLiteral(derived.map(({ payeeSource }) => payeeSource)),
    payeeKey: arrayLiteral(derived.map(({ payeeKey }) => payeeKey)),
    wordsKey: arrayLiteral(derived.map(({ wordsKey }) => wordsKey)),
    categoryKeys: [...new Set(entries.flatMap((entry) => categoryKeyOf(entry) ?? []))],
  };
}

function categoryKeyOf({ category }: StatementEntry): string | null {
  return category && category.toLowerCase();
}

/** Entries as a query. They are sent as arrays, so the text is the same for any number of them. */
export function entryRows(columns: EntryColumns): SQL {
  return sql`select * from unnest(
      ${columns.row}::int[], ${columns.account}::int[], ${columns.bookedAt}::timestamp(0)[],
      ${columns.amount}::numeric(19, 4)[], ${columns.description}::text[], ${columns.descriptionKey}::text[],
      ${columns.category}::text[], ${columns.categoryKey}::text[], ${columns.externalId}::text[],
      ${columns.payee}::text[], ${columns.raw}::text[], ${columns.payeeName}::text[], ${columns.payeeSource}::text[],
      ${columns.payeeKey}::text[], ${columns.wordsKey}::text[]
    ) as staged (row_number, account, booked_at, amount, description, description_key, category, category_key,
      external_id, payee, raw, payee_name, payee_source, payee_key, words_key)`;
}
