import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { decimalFromNumeric, type Decimal } from '../model/decimal';
import type { GroupBy } from '../model/group-by';
import { CATEGORY_PREFIX } from '../model/published-ids';
import type { TransactionSource } from '../model/transaction-source';
import type { LedgerSelection } from './ledger-selection';
import { ledgerSums, type LedgerSums } from './ledger-sums';
import { ofOwner } from './source-queries';

/** The sum of the matches of one month, category or account, in one currency. */
export interface GroupTotal {
  readonly key: string | null;
  readonly label: string | null;
  readonly currency: string;
  readonly amount: Decimal;
  readonly count: number;
}

/** Months in order; categories and accounts by the size of their totals, the largest first. */
export async function groupTransactions(
  connection: Connection,
  selection: LedgerSelection,
  groupBy: GroupBy,
): Promise<GroupTotal[]> {
  const sums = ledgerSums(selection);
  if (sums.length === 0) return [];
  const groups = sums.map((some) =>
    some.source === undefined
      ? ownGroups(some, selection.owner, groupBy)
      : sourceGroups(some, some.source, selection.owner, groupBy),
  );
  const order =
    groupBy === 'month'
      ? sql`key collate "C", currency collate "C"`
      : sql`abs(sum(amount)) desc, label collate "C" nulls last, currency collate "C", key collate "C"`;
  const rows = await connection.query<Record<'key' | 'label', string | null> & StoredTotal>(sql`
    select key, label, currency, sum(amount) as amount, sum(count)::bigint as count
    from (${sql.join(groups, sql` union all `)}) groups group by key, label, currency order by ${order}`);
  return rows.map(({ amount, count, ...group }) => ({
    ...group,
    amount: decimalFromNumeric(amount),
    count: Number(count),
  }));
}

type StoredTotal = { readonly currency: string; readonly amount: string; readonly count: bigint };

/** Sums first; names and currencies are looked up only for the few groups that result. */
function ownGroups(sums: LedgerSums, owner: string, groupBy: GroupBy): SQL {
  const { part, key, label, names } = {
    month: {
      part: sums.month,
      key: sql`to_char(sums.part, 'YYYY-MM')`,
      label: sql`to_char(sums.part, 'YYYY-MM')`,
      names: sql``,
    },
    category: {
      part: sums.category,
      key: sql`${CATEGORY_PREFIX} || sums.part`,
      label: sql`c.name`,
      names: sql`left join finance.categories c on c.owner = ${owner} and c.category_id = sums.part`,
    },
    account: { part: sql`t.account_id`, key: sql`a.account_id`, label: sql`a.name`, names: sql`` },
  }[groupBy];
  return sql`(select ${key} as key, ${label} as label, a.currency, sums.amount, sums.count
    from (select ${part} as part, t.account_id, ${sums.amount} as amount, ${sums.count} as count ${sums.matches}
      group by 1, t.account_id) sums
    join finance.accounts a on a.owner = ${owner} and a.account_id = sums.account_id ${names})`;
}

function sourceGroups(sums: LedgerSums, source: TransactionSource, owner: string, groupBy: GroupBy): SQL {
  const prefix = `${source.name}:`;
  const { part, key, label, names } = {
    month: {
      part: sums.month,
      key: sql`to_char(sums.part, 'YYYY-MM')`,
      label: sql`to_char(sums.part, 'YYYY-MM')`,
      names: sql``,
    },
    category: { part: sums.category, key: sql`${prefix} || sums.part`, label: sql`sums.part`, names: sql`` },
    account: {
      part: sql`s.account_id`,
      key: sql`${prefix} || sums.part`,
      label: sql`a.name`,
      names: sql`left join ${ofOwner(source.accountsSql, owner)} a on a.id::text = sums.part`,
    },
  }[groupBy];
  return sql`(select ${key} as key, ${label} as label, sums.currency, sums.amount, sums.count
    from (select ${part} as part, s.currency, ${sums.amount} as amount, ${sums.count} as count ${sums.matches}
      group by 1, s.currency) sums ${names})`;
}
