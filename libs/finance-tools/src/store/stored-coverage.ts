import type { Connection, Row } from '@bursar/database';

import { decimalFromNumeric, type Decimal } from '../model/decimal';
import { MOST_OVERLAPS, type CoveringStatement, type Period } from '../model/import/statement-coverage';
import { importId } from '../model/published-ids';

/** What the ledger knows around the days of a statement. */
export interface StoredCoverage {
  readonly statements: readonly CoveringStatement[];
  /** The balance at the end of the day before: the last known one and the entries since; null if none is known. */
  readonly balanceBefore: Decimal | null;
}

type StatementRow = Row & {
  readonly number: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly opening: string | null;
  readonly closing: string | null;
};

interface CoveredAccount {
  readonly owner: string;
  readonly id: string;
  /** Whether a balance of it is stored. */
  readonly hasBalances: boolean;
}

/**
 * The statements of an account that `overlapsAndGaps` looks at for a period: the first that overlap it, the nearest before
 * and the nearest behind; and the account's balance before `day` (`YYYY-MM-DD`).
 */
export async function findCoverage(
  connection: Connection,
  { owner, id: accountId, hasBalances }: CoveredAccount,
  { startDate, endDate }: Period,
  day: string,
): Promise<StoredCoverage> {
  const [statements, balanceBefore] = await Promise.all([
    connection.query<StatementRow>`
      with own as not materialized (
        select import_number, statement_number, start_date, end_date, opening_balance, closing_balance
        from finance.statements where owner = ${owner} and account_id = ${accountId}
      ),
      -- In the order of the index that answers it, which the planner takes whatever it knows of the table.
      ended as materialized (select * from own where end_date >= ${startDate}::date order by end_date)
      select import_number as number, start_date as "startDate", end_date as "endDate", opening_balance as opening,
        closing_balance as closing
      from (
        (select * from ended where start_date <= ${endDate}::date
          order by start_date, import_number, statement_number limit ${MOST_OVERLAPS})
        union
        (select * from own where start_date <= ${startDate}::date and end_date = (
            select end_date from own where start_date <= ${startDate}::date order by end_date desc limit 1)
          order by start_date, import_number, statement_number limit 1)
        union
        (select * from ended where end_date >= ${endDate}::date
          order by start_date, import_number, statement_number limit 1)
      ) as near order by start_date, import_number, statement_number`,
    hasBalances ? findBalance(connection, owner, accountId, day) : null,
  ]);
  return {
    statements: statements.map(({ number, startDate, endDate, opening, closing }) => ({
      importId: importId(number),
      startDate,
      endDate,
      opening: opening === null ? null : decimalFromNumeric(opening),
      closing: closing === null ? null : decimalFromNumeric(closing),
    })),
    balanceBefore,
  };
}

/** The last known balance before a day and the entries since. */
async function findBalance(
  connection: Connection,
  owner: string,
  accountId: string,
  day: string,
): Promise<Decimal | null> {
  const [row] = await connection.query<{ balance: string }>`
    select b.balance + coalesce((
      select sum(t.amount) from finance.transactions t where t.owner = ${owner} and t.account_id = ${accountId}
        and t.booked_at >= b.day + 1 and t.booked_at < ${day}::date), 0) as balance
    from finance.balances b
    where b.owner = ${owner} and b.account_id = ${accountId} and b.day < ${day}::date
    order by b.day desc, b.import_number desc, b.statement_number desc limit 1`;
  return row === undefined ? null : decimalFromNumeric(row.balance);
}
