import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { decimalFromNumeric, units } from '../../model/decimal';
import type { CategoryShare, CountedRow } from '../../model/links/count-events';
import { compareText } from '../../model/links/link';
import { categoryId } from '../../model/published-ids';
import type { TransactionFilters } from '../../model/transaction-filters';
import { rowConditions, type LedgerSelection } from '../ledger-selection';

interface MatchedRow extends Row {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly bookedAt: string;
  readonly category: number | null;
  readonly split: readonly StoredLine[] | null;
  readonly key: string | null;
}

interface StoredLine {
  readonly amount: string;
  readonly category_id: number | null;
}

/** All imported rows that links may name, in the order of their days. */
export async function readLinkedRows(connection: Connection, owner: string): Promise<readonly CountedRow[]> {
  const rows = await readMatches(connection, { owner, hasImported: true, filters: {}, accounts: undefined });
  return rows.sort((one, other) => compareText(one.bookedAt, other.bookedAt));
}

/** The imported rows that links may name and that match the filters, but for direction and category. */
export async function readMatches(
  connection: Connection,
  selection: Pick<LedgerSelection, 'owner' | 'hasImported' | 'filters' | 'accounts'>,
): Promise<CountedRow[]> {
  const { direction: _, category_id: __, ...filters } = selection.filters;
  const conditions = rowConditions({ ...selection, filters });
  if (conditions === undefined) return [];
  const rows = await connection.query<MatchedRow>(sql`
    select t.sequence::text as id, t.account_id as account, t.amount, t.booked_at as "bookedAt",
      t.category_id as category, t.split, t.payee_key as key,
      (select a.currency from finance.accounts a where a.owner = t.owner and a.account_id = t.account_id) as currency
    from finance.transactions t where ${sql.join([...conditions, sql`t.is_linked`], sql` and `)}`);
  return rows.map(({ id, account, currency, amount, bookedAt, category, split, key }) => ({
    ...{ id, accountId: account, currency, units: units(decimalFromNumeric(amount)), bookedAt },
    ...{ payeeKey: key ?? '', payeeName: null, category: category === null ? null : categoryId(category) },
    lines: split === null ? null : linesIn(split),
  }));
}

function linesIn(split: readonly StoredLine[]): CategoryShare[] {
  const sums = new Map<number | null, bigint>();
  for (const { category_id: category, amount } of split) {
    sums.set(category, (sums.get(category) ?? 0n) + units(decimalFromNumeric(amount)));
  }
  return [...sums].map(([category, sum]) => ({
    category: category === null ? null : categoryId(category),
    units: sum,
  }));
}

/** Whether filters ask for nothing that rows in memory do not have: their texts and tags. */
export function areOfFacts({ search, payee, tag }: TransactionFilters): boolean {
  return search === undefined && payee === undefined && tag === undefined;
}

/** Those of rows in the order of their days that match filters without texts, but for direction and category. */
export function matchesAmong(rows: readonly CountedRow[], filters: TransactionFilters): CountedRow[] {
  const { date_range: days, account_id: account, currency, is_split: split } = filters;
  const [least, most] = [filters.min_amount, filters.max_amount].map((bound) => bound && units(bound));
  const found: CountedRow[] = [];
  for (let at = days === undefined ? 0 : firstFrom(rows, days.start_date); at < rows.length; at += 1) {
    const row = rows[at] as CountedRow;
    if (days !== undefined && row.bookedAt.slice(0, 10) > days.end_date) break;
    const matches =
      (account === undefined || row.accountId === account) &&
      (currency === undefined || row.currency === currency) &&
      (least === undefined || row.units >= least) &&
      (most === undefined || row.units <= most) &&
      (split === undefined || (row.lines !== null) === split);
    if (matches) found.push(row);
  }
  return found;
}

/** The place of the first row that was not booked before a day. */
function firstFrom(rows: readonly CountedRow[], day: string): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] as CountedRow).bookedAt < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
