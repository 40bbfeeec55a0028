import type { Row, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { decimalFromNumeric } from '../model/decimal';
import type { RowStatus, StatementRow } from '../model/statement/statement-row';
import { duplicatesByFacts, knownById } from './match-statements';
import { onlyRow } from './only-row';
import { PREVIEW_ROWS, type MatchCounts, type MatchedRow, type StagedRows } from './staged-rows';
import { statementRows } from './statement-rows';

/**
 * Inserts the rows into a temporary table of the transaction and matches them in the database, so that the memory of this
 * process stays constant for statements of any length. Rows come in batches, in order; the last one may be empty.
 */
export async function stageInTempTable(
  transaction: Transaction,
  first: readonly StatementRow[],
  rest: Iterable<readonly StatementRow[]>,
): Promise<StagedRows> {
  // Statements over many rows are planned for the rows at hand.
  await transaction.query`select set_config('plan_cache_mode', 'auto', true)`;
  await transaction.script(`
    create temporary table staged (
      row_number integer not null, booked_at timestamp(0) not null, amount numeric(19, 4) not null,
      description text not null, description_key text collate "C" not null, category text,
      category_key text collate "C", external_id text collate "C"
    ) on commit drop`);
  let lastRow = 0;
  const stage = async (batch: readonly StatementRow[]) => {
    if (batch.length > 0) await transaction.query(sql`insert into staged ${statementRows(batch)}`);
    lastRow = batch.at(-1)?.row ?? lastRow;
  };
  await stage(first);
  for (const batch of rest) await stage(batch);
  // Autovacuum does not analyze temporary tables.
  await transaction.script('analyze staged');
  return {
    match: async (owner, accountId) => {
      await transaction.query(sql`create temporary table known on commit drop as ${knownById(owner, accountId)}`);
      await transaction.script('analyze known');
      await transaction.query(sql`
        insert into known (row_number, status)
        select row_number, 'duplicate' from (${duplicatesByFacts(owner, accountId)}) found`);
      return {
        isInline: false,
        newRows: sql`select * from staged s where not exists (select from known k where k.row_number = s.row_number)`,
        modifiedRows: sql`select s.* from known k join staged s using (row_number) where k.status = 'modified'`,
        counts: await countMatches(transaction),
        mayNameCategories: true,
        lastRow,
        first: await firstMatched(transaction),
      };
    },
  };
}

async function countMatches(transaction: Transaction): Promise<MatchCounts> {
  const rows = await transaction.query<Record<RowStatus, number> & Record<'start' | 'end', string | null>>`
    select count(*) filter (where status is null)::int as new, count(*) filter (where status = 'duplicate')::int as duplicate,
      count(*) filter (where status = 'modified')::int as modified,
      min(booked_at)::date::text as start, max(booked_at)::date::text as end
    from staged left join known using (row_number)`;
  const { start, end, ...counts } = onlyRow(rows);
  return { ...counts, startDate: start, endDate: end };
}

async function firstMatched(transaction: Transaction): Promise<MatchedRow[]> {
  const rows = await transaction.query<Row & MatchedRow>`
    select coalesce(k.status, 'new') as status, s.booked_at as "bookedAt", s.description, s.amount, s.category,
      s.external_id as "externalId"
    from staged s left join known k using (row_number) order by row_number limit ${PREVIEW_ROWS}`;
  return rows.map((row) => ({
    ...row,
    bookedAt: row.bookedAt.replace(' ', 'T'),
    amount: decimalFromNumeric(row.amount),
  }));
}
