import type { Row, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { StatementRow } from '../model/statement/statement-row';
import { duplicatesByFacts, knownById, matchedRow } from './match-rules';
import { PREVIEW_ROWS, type MatchCounts, type MatchedRow, type StagedRows } from './staged-rows';
import { arrayLiteral, statementRows } from './statement-rows';

type InlineMatch = Row & MatchedRow & { readonly row_number: number; readonly names_category: boolean };

/** Sends the rows with each statement that reads them: for few rows, a temporary table costs more than all the rest. */
export function stageInline(transaction: Transaction, rows: readonly StatementRow[]): StagedRows {
  const staged = sql`staged as (${statementRows(rows)})`;
  return {
    match: async (owner, accountId) => {
      const matched = await transaction.query<InlineMatch>(sql`
        with ${staged},
        known as materialized (${knownById(owner, accountId)}),
        found as (
          select row_number, status from known
          union all
          select row_number, 'duplicate' from (${duplicatesByFacts(owner, accountId)}) by_facts
        )
        select s.row_number, ${matchedRow},
          k.status is null and s.category_key is not null and not exists (
            select from finance.categories c where c.owner = ${owner} and c.name_key = s.category_key
          ) as names_category
        from staged s left join found k using (row_number) order by row_number`);
      const known = matched.filter(({ status }) => status !== 'new');
      const numbers = arrayLiteral(known.map((row) => String(row.row_number)));
      const statuses = arrayLiteral(known.map(({ status }) => status));
      return {
        withTables: sql`with ${staged},
          known as (select * from unnest(${numbers}::int[], ${statuses}::text[]) as known (row_number, status)),`,
        isInline: true,
        counts: countsOf(matched),
        mayNameCategories: matched.some((row) => row.names_category),
        lastRow: rows.at(-1)?.row ?? 0,
        first: matched.slice(0, PREVIEW_ROWS).map(previewed),
      };
    },
  };
}

function previewed({ row_number: _number, names_category: _names, ...row }: InlineMatch): MatchedRow {
  return row;
}

function countsOf(matched: readonly MatchedRow[]): MatchCounts {
  const count = (status: MatchedRow['status']) => matched.filter((row) => row.status === status).length;
  const days = matched.map(({ bookedAt }) => bookedAt.slice(0, 10)).sort();
  return {
    new: count('new'),
    duplicate: count('duplicate'),
    modified: count('modified'),
    startDate: days[0] ?? null,
    endDate: days.at(-1) ?? null,
  };
}
