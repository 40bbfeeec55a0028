import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { addDecimals, decimalFromNumeric, type Decimal } from '../model/decimal';
import type { TransactionSource } from '../model/transaction-source';
import type { LedgerSelection } from './ledger-selection';
import { ledgerSums, type LedgerSums } from './ledger-sums';

/** The sum of all matches in one currency. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly amount: Decimal;
  readonly count: number;
}

/** A sum of some matches in a currency. */
export interface CurrencySum {
  readonly currency: string;
  /** Null where nothing matches. */
  readonly amount: string | null;
  readonly count: bigint;
}

/** One total for each currency that has matches, in alphabetical order. */
export async function sumByCurrency(connection: Connection, selection: LedgerSelection): Promise<CurrencyTotal[]> {
  const sums = sumQueries(selection);
  if (sums.length === 0) return [];
  return totalsOf(await connection.query<Row & CurrencySum>(sql.join(sums, sql` union all `)));
}

/** The totals that sums add up to. Where some take away all that others have counted, nothing matches in that currency. */
export function totalsOf(sums: readonly CurrencySum[]): CurrencyTotal[] {
  const totals = new Map<string, CurrencyTotal>();
  for (const { currency, amount, count } of sums) {
    if (amount === null) continue;
    const before = totals.get(currency) ?? { currency, amount: '0.00' as Decimal, count: 0 };
    totals.set(currency, {
      currency,
      amount: addDecimals(before.amount, decimalFromNumeric(amount)),
      count: before.count + Number(count),
    });
  }
  return [...totals.values()]
    .filter(({ count }) => count > 0)
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** A further column of sums: an aggregate over the matches (`s`) of a source, a constant for the ledger itself. */
type FurtherColumn = (source: TransactionSource | undefined) => SQL;

/**
 * Queries of sums with their currencies. The ledger's rows have no currency column, because that of an account never changes:
 * they are summed by account, unless the filters determine the currency.
 */
export function sumQueries(selection: LedgerSelection, further?: FurtherColumn): SQL[] {
  const column: FurtherColumn = further === undefined ? () => sql`` : (source) => sql`, ${further(source)} as further`;
  return ledgerSums(selection).map((sums) => sumOf(sums, selection, column(sums.source)));
}

function sumOf({ source, matches, amount, count }: LedgerSums, { owner, filters }: LedgerSelection, further: SQL): SQL {
  const sums = sql`${amount} as amount, ${count} as count${further} ${matches}`;
  if (source !== undefined) return sql`select s.currency, ${sums} group by s.currency`;
  const { currency, account_id: account } = filters;
  if (currency !== undefined) return sql`select ${currency}::text as currency, ${sums}`;
  const currencyOf = (id: SQL) =>
    sql`(select a.currency from finance.accounts a where a.owner = ${owner} and a.account_id = ${id}) as currency`;
  if (account !== undefined) return sql`select ${currencyOf(sql`${account}`)}, ${sums}`;
  return sql`select ${currencyOf(sql`t.account_id`)}, ${sums} group by t.account_id`;
}
