import { milliseconds, ratioRow, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { LedgerFigures, QueryFigures } from './ledger';

const IMPORT_GOAL_MILLISECONDS = 5_000;

/** Imports statements of 100,000 rows up to a million, and queries them. */
export function ledgerRows(): Row[] {
  const figures = figuresOf<LedgerFigures>('ledger');
  const { firstImportMilliseconds: first, lastImportMilliseconds: last, copyMilliseconds: copy } = figures;
  const imported = ratioRow({
    what: 'import of 100,000 rows of CSV',
    measured: first,
    reference: copy,
    referenceName: 'COPY of the same rows into a table with its indexes',
    goal: 3,
    also: `with 900,000 rows stored ${milliseconds(last)}`,
  });
  return [
    ...figures.queries.map(queryRow),
    { ...imported, goal: '≤ 3 ×, ≤ 5 s', isMet: imported.isMet && first <= IMPORT_GOAL_MILLISECONDS },
    {
      what: 'memory over ten imports of 100,000 rows',
      measured: `${figures.grownMegabytes.toFixed(0)} MB more`,
      reference: '–',
      goal: '≤ 250 MB',
      isMet: figures.grownMegabytes <= 250,
    },
  ];
}

function queryRow(figures: QueryFigures): Row {
  const { what, milliseconds: measured, goalMilliseconds, sqliteMilliseconds: sqlite } = figures;
  const row = ratioRow({
    what: `${what}, of 1,000,000`,
    measured,
    reference: figures.byHandMilliseconds,
    referenceName: 'best SQL',
    goal: 1.25,
    ...(sqlite !== undefined && { also: `SQLite ${milliseconds(sqlite)}` }),
  });
  const isAhead = sqlite === undefined || measured < sqlite;
  return {
    ...row,
    goal: `${row.goal}, ≤ ${goalMilliseconds} ms${sqlite === undefined ? '' : ', ahead of SQLite'}`,
    isMet: row.isMet && measured <= goalMilliseconds && isAhead,
  };
}
