import { sql } from 'drizzle-orm';

import type { RowStatus } from '../contract/outputs';
import type { StatementRow } from '../domain/statement/statement-row';
import type { FinanceQueries } from './finance-database';
import { firstOf } from './lock-ledger';
import { duplicatesByFacts, knownById, matchedRow } from './match-rules';
import { SHOWN_ROWS, type MatchCounts, type MatchedRow, type StagedRows } from './staged-rows';
import { statementRows } from './statement-rows';

/**
 * Puts rows into a table that vanishes with the transaction: they are matched in the database, so that memory here stays
 * flat however long the statement is. They come in batches, in their order; the last one may be empty.
 */
export async function stageMany(
  queries: FinanceQueries,
  first: readonly StatementRow[],
  rest: Iterable<readonly StatementRow[]>,
): Promise<StagedRows> {
  // What is asked of many rows is planned for these.
  await queries.execute(sql`select set_config('plan_cache_mode', 'auto', true)`);
  await queries.execute(sql`
    create temporary table staged (
      row_number integer not null, booked_at timestamp(0) not null, amount numeric(19, 4) not null,
      description text not null, description_key text collate "C" not null, category text,
      category_key text collate "C", external_id text collate "C"
    ) on commit drop`);
  let lastRow = 0;
  const stage = async (batch: readonly StatementRow[]) => {
    if (batch.length > 0) await queries.execute(sql`insert into staged ${statementRows(batch)}`);
    lastRow = batch.at(-1)?.row ?? lastRow;
  };
  await stage(first);
  for (const batch of rest) await stage(batch);
  // Nobody else tells the planner of a table that lives so short.
  await queries.execute(sql`analyze staged`);
  return {
    match: async (owner, accountId) => {
      await queries.execute(sql`create temporary table known on commit drop as ${knownById(owner, accountId)}`);
      await queries.execute(sql`analyze known`);
      await queries.execute(sql`
        insert into known (row_number, status)
        select row_number, 'duplicate' from (${duplicatesByFacts(owner, accountId)}) found`);
      return {
        given: sql`with`,
        counts: await countMatches(queries),
        mayNameCategories: true,
        lastRow,
        first: await firstMatched(queries),
      };
    },
  };
}

async function countMatches(queries: FinanceQueries): Promise<MatchCounts> {
  const { rows } = await queries.execute<Record<RowStatus, number> & Record<'start' | 'end', string | null>>(sql`
    select count(*) filter (where status is null)::int as new, count(*) filter (where status = 'duplicate')::int as duplicate,
      count(*) filter (where status = 'modified')::int as modified,
      min(booked_at)::date::text as start, max(booked_at)::date::text as end
    from staged left join known using (row_number)`);
  const { start, end, ...counts } = firstOf(rows);
  return { ...counts, startDate: start, endDate: end };
}

async function firstMatched(queries: FinanceQueries): Promise<MatchedRow[]> {
  const { rows } = await queries.execute<Record<string, unknown> & MatchedRow>(sql`
    select ${matchedRow} from staged s left join known k using (row_number) order by row_number limit ${SHOWN_ROWS}`);
  return rows;
}
