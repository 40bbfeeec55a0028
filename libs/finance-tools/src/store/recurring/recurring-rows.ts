import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { decimalFromNumeric } from '../../model/decimal';
import { foldWords } from '../../model/fold-words';
import { cleanPayee } from '../../model/payee/clean-payee';
import { payeeKey } from '../../model/payee/payee-key';
import { categoryId } from '../../model/published-ids';
import type { RecurringRow } from '../../model/recurring/recurring-row';
import type { TransactionSource } from '../../model/transaction-source';
import {
  bookedUntil,
  dayOf,
  ofPayees,
  sourceRows,
  type BookedAccount,
  type RecurringFilters,
  type RecurringPayee,
} from './recurring-selection';

type StoredRow = {
  readonly sequence: bigint;
  readonly account_id: string;
  readonly payee_key: string;
  readonly payee_name: string;
  readonly description_key: string;
  readonly day: number;
  readonly amount: string;
  readonly category_id: number | null;
};

/** All rows of some payees, up to a day. */
export async function rowsOfPayees(
  connection: Connection,
  owner: string,
  accounts: readonly BookedAccount[],
  payees: readonly RecurringPayee[],
  asOf: number,
): Promise<RecurringRow[]> {
  if (payees.length === 0) return [];
  const currencies = new Map(accounts.map(({ id, currency }) => [id, currency]));
  const rows = await connection.query<StoredRow>(sql`
    select t.sequence, t.account_id, t.payee_key, t.payee_name, t.description_key, ${dayOf(sql`t`)} as day, t.amount, t.category_id
    from ${ofPayees(payees)}
    where ${bookedUntil(owner, accounts, asOf)} and t.amount <> 0`);
  return rows.map((row) => ({
    id: String(row.sequence),
    accountId: row.account_id,
    currency: currencies.get(row.account_id) ?? '',
    payeeKey: row.payee_key,
    payee: row.payee_name,
    text: row.description_key,
    ...amountOf(row),
    categoryId: row.category_id === null ? null : categoryId(row.category_id),
    isTransfer: false,
  }));
}

type StoredSourceRow = {
  readonly id: string;
  readonly account_id: string;
  readonly category: string | null;
  readonly description: string;
  readonly currency: string;
  readonly day: number;
  readonly amount: string;
};

/** All rows of a source that the filters leave. */
export async function rowsOfSource(
  connection: Connection,
  owner: string,
  source: TransactionSource,
  filters: RecurringFilters,
): Promise<RecurringRow[]> {
  const matches = sourceRows(owner, source, filters);
  if (matches === undefined) return [];
  const rows = await connection.query<StoredSourceRow>(sql`
    select s.id, s.account_id, s.category, s.description, s.currency, s.amount, ${dayOf(sql`s`)} as day ${matches}`);
  const ofSource = (id: string) => `${source.name}:${id}`;
  return rows.map((row) => {
    const payee = cleanPayee(row.description);
    return {
      ...{ id: ofSource(row.id), accountId: ofSource(row.account_id), currency: row.currency },
      ...{ payee, payeeKey: payeeKey(payee), text: foldWords(row.description) },
      ...amountOf(row),
      categoryId: row.category === null ? null : ofSource(row.category),
      isTransfer: false,
    };
  });
}

function amountOf({ day, amount }: Pick<StoredRow, 'day' | 'amount'>): Pick<RecurringRow, 'day' | 'amount' | 'size'> {
  return { day, amount: decimalFromNumeric(amount), size: Number(amount) };
}
