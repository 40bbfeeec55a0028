import { civilDate, type CivilDate } from '@bursar/calendar';
import type { Connection } from '@bursar/database';

import type { RecurringEntry } from '../model/recurring-entry';
import { firstSettlingDay, lastSettlingDay, type Settling } from '../model/settlement';
import type { TransactionType } from '../model/transaction';
import type { UserLedger } from '../model/user-ledger';

/** The transactions that can settle an occurrence of one of the entries from `first` to `last`, in the order of storing. */
export async function readSettlingTransactions(
  connection: Connection,
  { owner, userId }: UserLedger,
  entries: readonly RecurringEntry[],
  first: CivilDate,
  last: CivilDate,
): Promise<Settling[]> {
  if (entries.length === 0) return [];
  const rows = await connection.query<{
    readonly type: TransactionType;
    readonly category: string;
    readonly amount: bigint;
    readonly date: string;
  }>`
    select type, category, amount_mxn_cents as amount, date
    from cristi.transactions
    where owner = ${owner} and user_id = ${userId}
      and date between ${firstSettlingDay(first).text} and ${lastSettlingDay(last).text}
      and category = any (${[...new Set(entries.map(({ category }) => category))]}::text[])
    order by date, sequence`;
  return rows.map(({ date, ...row }) => ({ ...row, date: civilDate(date) }));
}
