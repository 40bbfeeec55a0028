import type { Transaction } from '@bursar/database';

import { recordFrame } from '../../model/journal/change-record';
import type { OpenChange } from './begin-change';
import { changeOf, type ChangeOutcome } from './made-change';
import { headOf } from './stored-change';

/**
 * Records an import of few rows that adds rows and alters none, as `recordChange` does. The database puts the hashed text
 * together itself, so that the record is sent with what it records and with the commit: nothing waits for an answer.
 */
export function queueImportChange(transaction: Transaction, change: OpenChange, outcome: ChangeOutcome): void {
  const { owner, number, kind, via, tool, previousHash } = change;
  const made = changeOf(change, outcome);
  const [opening, closing] = recordFrame(headOf(made));
  transaction.queue`
    insert into finance.changes (owner, change_number, kind, at, via, tool, summary, import_number, first_sequence,
      next_sequence, row_count, previous_hash, hash)
    select ${owner}, ${number}, ${kind}, ${made.at}, ${via}, ${tool}, ${made.summary}, ${made.importNumber},
      ${made.firstSequence}, ${made.nextSequence}, case when transactions = 0 then others else transactions end,
      ${previousHash},
      encode(sha256(convert_to(${`${previousHash}\n${opening}`}::text || hashed || ${closing}::text, 'UTF8')), 'hex')
    from (
      select (count(*) filter (where name = 'transactions'))::int as transactions, count(*)::int as others,
        string_agg('{"after":' || image || ',"before":' || coalesce(before, 'null') || ',"key":' || to_json(key)
          || ',"table":"' || name || '"}', ',' order by name collate "C", sequence, key collate "C") as hashed
      from (
        select table_name as name, 0::bigint as sequence, key, before, coalesce(after, 'null') as image
        from finance.changed_rows where owner = ${owner} and change_number = ${number}
        union all
        (select 'transactions', t.sequence, t.sequence::text, null, finance.transaction_image(t)
          from finance.transactions t where t.owner = ${owner} and t.sequence >= ${made.firstSequence}::bigint
          -- The order of the index that answers it, which the planner takes whatever it knows of the table.
          order by t.sequence)
      ) touched
    ) record
    where others > 0`;
}
