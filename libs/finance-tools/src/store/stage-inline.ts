import type { Transaction } from '@bursar/database';

import { matchRows } from '../model/match-rows';
import type { RowStatus, StatementRow } from '../model/statement/statement-row';
import { arrayLiteral } from './array-literal';
import { matchCandidates } from './match-candidates';
import { PREVIEW_ROWS, type MatchCounts, type StagedRows } from './staged-rows';
import { categoryKey, statementRows } from './statement-rows';

/** Keeps the rows in this process: for few rows, a temporary table costs more than all the rest. */
export function stageInline(transaction: Transaction, rows: readonly StatementRow[]): StagedRows {
  return {
    match: async (owner, accountId) => {
      const [candidates, categories] = await Promise.all([
        matchCandidates(transaction, owner, accountId, rows),
        storedCategories(transaction, owner, rows),
      ]);
      const statuses = matchRows(rows, candidates);
      const newRows = rows.filter((_row, index) => statuses[index] === 'new');
      return {
        isInline: true,
        newRows: statementRows(newRows),
        modifiedRows: statementRows(rows.filter((_row, index) => statuses[index] === 'modified')),
        counts: countsOf(rows, statuses),
        mayNameCategories: newRows.some((row) => {
          const key = categoryKey(row);
          return key !== null && !categories.has(key);
        }),
        lastRow: rows.at(-1)?.row ?? 0,
        first: rows.slice(0, PREVIEW_ROWS).map(({ row: _row, ...shown }, index) => ({
          ...shown,
          status: statuses[index] ?? 'new',
        })),
      };
    },
  };
}

/** The keys of those categories of the rows that are stored. */
async function storedCategories(
  transaction: Transaction,
  owner: string,
  rows: readonly StatementRow[],
): Promise<ReadonlySet<string>> {
  const keys = new Set(rows.map(categoryKey).filter((key) => key !== null));
  if (keys.size === 0) return new Set();
  const found = await transaction.query<{ key: string }>`
    select name_key as key from finance.categories
    where owner = ${owner} and name_key = any(${arrayLiteral([...keys])}::text[])`;
  return new Set(found.map(({ key }) => key));
}

function countsOf(rows: readonly StatementRow[], statuses: readonly RowStatus[]): MatchCounts {
  const count = (status: RowStatus) => statuses.filter((each) => each === status).length;
  const days = rows.map(({ bookedAt }) => bookedAt.slice(0, 10)).sort();
  return {
    new: count('new'),
    duplicate: count('duplicate'),
    modified: count('modified'),
    startDate: days[0] ?? null,
    endDate: days.at(-1) ?? null,
  };
}
