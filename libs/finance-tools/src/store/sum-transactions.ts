import { sql, type SQL } from 'drizzle-orm';

import { addDecimals, decimalFromNumeric, type Decimal } from '../domain/decimal';
import type { FinanceStatements } from './finance-database';
import { ledgerParts, type LedgerPart, type LedgerView } from './ledger-parts';

/** The sum of all matches in one currency. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly amount: Decimal;
  readonly count: number;
}

/** One for each currency that has matches, ascending. */
export async function sumTransactions(queries: FinanceStatements, view: LedgerView): Promise<CurrencyTotal[]> {
  const parts = ledgerParts(view);
  if (parts.length === 0) return [];
  const sums = sql.join(
    parts.map((part) => sumOf(part, view)),
    sql` union all `,
  );
  const { rows } = await queries.execute<{ currency: string; amount: string | null; count: string }>(sums);
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
 * Sums with their currencies. Rows of the ledger have none of their own: an account has one for good, so that they are
 * added by account, unless a filter says already which currency they are in.
 */
function sumOf({ source, matches }: LedgerPart, { owner, filters }: LedgerView): SQL {
  const sums = (table: SQL) => sql`sum(${table}.amount) as amount, count(*) as count ${matches}`;
  if (source !== undefined) return sql`select s.currency, ${sums(sql`s`)} group by s.currency`;
  const { currency, account_id: account } = filters;
  if (currency !== undefined) return sql`select ${currency}::text as currency, ${sums(sql`t`)}`;
  const currencyOf = (id: SQL) =>
    sql`(select a.currency from finance.accounts a where a.owner = ${owner} and a.account_id = ${id}) as currency`;
  if (account !== undefined) return sql`select ${currencyOf(sql`${account}`)}, ${sums(sql`t`)}`;
  return sql`select ${currencyOf(sql`t.account_id`)}, ${sums(sql`t`)} group by t.account_id`;
}
