import { addDays, type CivilDate } from '@bursar/calendar';
import type { Connection } from '@bursar/database';

import type { RecurringEntry } from '../model/recurring-entry';
import { unsettledOccurrences, type Occurrence } from '../model/settlement';
import type { UserLedger } from '../model/user-ledger';
import { readSettlingTransactions } from '../store/settling-transactions';

/** Within so many days every rhythm comes twice. */
const TWO_YEARS = 740;

/** The occurrences of recurring expenses from `first` to `last` that no transaction settles, in order. */
export async function readUnsettledExpenses(
  connection: Connection,
  ledger: UserLedger,
  entries: readonly RecurringEntry[],
  first: CivilDate,
  last: CivilDate,
): Promise<Occurrence[]> {
  const expenses = entries.filter(({ type }) => type === 'EXPENSE');
  const transactions = await readSettlingTransactions(connection, ledger, expenses, first, last);
  return unsettledOccurrences(expenses, transactions, first, last);
}

/** The next occurrence of each recurring expense, on or after `first`, that no transaction settles. */
export async function readNextUnsettledExpenses(
  connection: Connection,
  ledger: UserLedger,
  entries: readonly RecurringEntry[],
  first: CivilDate,
): Promise<Occurrence[]> {
  const open = await readUnsettledExpenses(connection, ledger, entries, first, addDays(first, TWO_YEARS));
  return [...new Set(open.map(({ entry }) => entry))].flatMap(
    (entry) => open.find((occurrence) => occurrence.entry === entry) ?? [],
  );
}
