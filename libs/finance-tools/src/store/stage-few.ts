import { sql } from 'drizzle-orm';

import type { StatementRow } from '../domain/statement/statement-row';
import type { FinanceQueries } from './finance-database';
import { duplicatesByFacts, knownById, matchedRow } from './match-rules';
import { SHOWN_ROWS, type MatchCounts, type MatchedRow, type StagedRows } from './staged-rows';
import { arrayLiteral, statementRows } from './statement-rows';

type FewMatched = Record<string, unknown> &
  MatchedRow & { readonly row_number: number; readonly names_category: boolean };

/** Rows that travel with each statement that reads them: for few of them a table costs more than all the rest. */
export function stageFew(queries: FinanceQueries, rows: readonly StatementRow[]): StagedRows {
  const staged = sql`staged as (${statementRows(rows)})`;
  return {
    match: async (owner, accountId) => {
      const { rows: matched } = await queries.execute<FewMatched>(sql`
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
        given: sql`with ${staged},
          known as (select * from unnest(${numbers}::int[], ${statuses}::text[]) as known (row_number, status)),`,
        counts: countsOf(matched),
        mayNameCategories: matched.some((row) => row.names_category),
        lastRow: rows.at(-1)?.row ?? 0,
        first: matched.slice(0, SHOWN_ROWS).map(asShown),
      };
    },
  };
}

function asShown({ row_number: _number, names_category: _names, ...row }: FewMatched): MatchedRow {
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
