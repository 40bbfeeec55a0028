import { milliseconds, ratioRow, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { CorrectionFigures } from './corrections';
import type { LedgerFigures, QueryFigures } from './ledger';
import type { LinkFigures } from './links';

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
    ratioRow({
      what: 'the same with its journal',
      measured: first,
      reference: first - figures.journalMilliseconds,
      referenceName: 'without reading and hashing its rows for the journal',
      goal: 1.3,
    }),
    ...figures.links.map(linkRow),
    ...figures.corrections.map(correctionRow),
    ...figures.standing.map(correctionRow),
    {
      what: 'memory over these corrections of 1,000,000 rows',
      measured: `${figures.correctionsGrownMegabytes.toFixed(0)} MB more`,
      reference: 'the most since the imports',
      goal: '≤ 250 MB',
      isMet: figures.correctionsGrownMegabytes <= 250,
    },
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

function correctionRow(figures: CorrectionFigures): Row {
  const { what, milliseconds: measured, byHandMilliseconds: reference, byHandName, goalMilliseconds } = figures;
  const { goalRatio = Infinity } = figures;
  const row = ratioRow({ what, measured, reference, referenceName: byHandName, goal: goalRatio });
  const goal = goalMilliseconds < 1_000 ? `≤ ${goalMilliseconds} ms` : `≤ ${goalMilliseconds / 1_000} s`;
  return {
    ...row,
    goal: goalRatio === Infinity ? goal : `${row.goal}, ${goal}`,
    isMet: row.isMet && measured <= goalMilliseconds,
  };
}

function linkRow(figures: LinkFigures): Row {
  const { what, milliseconds: measured, referenceMilliseconds: reference, referenceName } = figures;
  const { goalMilliseconds = Infinity, goalRatio = Infinity } = figures;
  const row = ratioRow({ what, measured, reference, referenceName, goal: goalRatio });
  const goals = [
    ...(goalRatio === Infinity ? [] : [row.goal]),
    ...(goalMilliseconds === Infinity ? [] : [`≤ ${goalMilliseconds / 1_000} s`]),
  ];
  return { ...row, goal: goals.join(', ') || '–', isMet: row.isMet && measured <= goalMilliseconds };
}
