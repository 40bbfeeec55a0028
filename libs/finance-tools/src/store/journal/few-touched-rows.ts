import type { Connection, Row } from '@bursar/database';

import { changedRowJson } from '../../model/journal/change-record';
import type { StoredChange } from './stored-change';

/** More rows are read page by page. */
export const FEW_ROWS = 500;

interface TouchedRow extends Row {
  readonly table: string;
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface FewTouchedRows {
  /** Of all rows, or more than `FEW_ROWS`. */
  readonly rowCount: number;
  readonly transactionCount: number;
  /** As `changedRowTexts` has them. */
  readonly text: string;
}

/** The rows of the newest change in one statement; of no use if they are more than `FEW_ROWS`. */
export async function fewTouchedRows(
  connection: Connection,
  owner: string,
  { number, firstSequence }: Pick<StoredChange, 'number' | 'firstSequence'>,
): Promise<FewTouchedRows> {
  const most = FEW_ROWS + 1;
  const rows = await connection.query<TouchedRow>`
    select "table", key, before, after from (
      (select table_name as "table", 0::bigint as sequence, key, before, after from finance.changed_rows
        where owner = ${owner} and change_number = ${number} limit ${most})
      union all
      (select 'transactions', c.sequence, c.sequence::text, c.before,
          case when c.before is null then finance.transaction_image(t) else c.after end
        from finance.changed_transactions c
        left join finance.transactions t on c.before is null and t.owner = c.owner and t.sequence = c.sequence
        where c.owner = ${owner} and c.change_number = ${number} limit ${most})
      union all
      (select 'transactions', t.sequence, t.sequence::text, null, finance.transaction_image(t)
        from finance.transactions t where t.owner = ${owner} and t.sequence >= ${firstSequence}::bigint
        -- The order of the index that answers it, which the planner takes whatever it knows of the table.
        order by t.sequence limit ${most})
    ) touched order by "table" collate "C", sequence, key collate "C"`;
  return {
    rowCount: rows.length,
    transactionCount: rows.filter(({ table }) => table === 'transactions').length,
    text: rows.map(({ table, key, before, after }) => changedRowJson(table, key, before, after)).join(),
  };
}
