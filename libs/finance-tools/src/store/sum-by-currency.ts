import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { addDecimals, decimalFromNumeric, type Decimal } from '../model/decimal';
import type { LedgerSelection } from './ledger-selection';
import { ledgerSums, type LedgerSums } from './ledger-sums';

/** The sum of all matches in one currency. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly amount: Decimal;
  readonly count: number;
}

/** One total for each currency that has matches, in alphabetical order. */
export async function sumByCurrency(connection: Connection, selection: LedgerSelection): Promise<CurrencyTotal[]> {
  const sums = ledgerSums(selection);
  if (sums.length === 0) return [];
  const rows = await connection.query<{ currency: string; amount: string | null; count: bigint }>(
    sql.join(
      sums.map((some) => sumOf(some, selection)),
      sql` union all `,
    ),
  );
  const totals = new Map<string, CurrencyTotal>();
  for (const { currency, amount, count } of rows) {
    if (amount === null) continue;
    const before = totals.get(currency) ?? { currency, amount: '0.00' as Decimal, count: 0 };
    totals.set(currency, {
      currency,
      amount: addDecimals(before.amount, decimalFromNumeric(amount)),
      count: before.count + Number(count),
    });
  }
  return [...totals.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/**
 * Sums with their currencies. The ledger's rows have no currency column, because that of an account never changes: they
 * are summed by account, unless the filters determine the currency.
 */
function sumOf({ source, matches, amount, count }: LedgerSums, { owner, filters }: LedgerSelection): SQL {
  const sums = sql`${amount} as amount, ${count} as count ${matches}`;
  if (source !== undefined) return sql`select s.currency, ${sums} group by s.currency`;
  const { currency, account_id: account } = filters;
  if (currency !== undefined) return sql`select ${currency}::text as currency, ${sums}`;
  const currencyOf = (id: SQL) =>
    sql`(select a.currency from finance.accounts a where a.owner = ${owner} and a.account_id = ${id}) as currency`;
  if (account !== undefined) return sql`select ${currencyOf(sql`${account}`)}, ${sums}`;
  return sql`select ${currencyOf(sql`t.account_id`)}, ${sums} group by t.account_id`;
}
