import { sql, type SQL } from 'drizzle-orm';

import { decimalFromNumeric, type Decimal } from '../domain/decimal';
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
    parts.map((part) => sumOf(part, view.owner)),
    sql` union all `,
  );
  const { rows } = await queries.execute<{ currency: string; amount: string; count: string }>(sql`
    select currency, sum(amount) as amount, sum(count)::bigint as count from (${sums}) sums
    group by currency order by currency collate "C"`);
  return rows.map(({ currency, amount, count }) => ({
    currency,
    amount: decimalFromNumeric(amount),
    count: Number(count),
  }));
}

/** An account has one currency: rows are added by account, in an index that has no currency. */
function sumOf({ source, matches }: LedgerPart, owner: string): SQL {
  if (source !== undefined) {
    return sql`(select s.currency, sum(s.amount) as amount, count(*) as count ${matches} group by s.currency)`;
  }
  return sql`(select a.currency, sums.amount, sums.count
    from (select t.account_id, sum(t.amount) as amount, count(*) as count ${matches} group by t.account_id) sums
    join finance.accounts a on a.owner = ${owner} and a.account_id = sums.account_id)`;
}
