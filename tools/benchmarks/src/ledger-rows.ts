import { execFileSync } from 'node:child_process';

import type { LedgerFigures, QuestionFigures } from './ledger';
import type { Row } from './row';

/** A statement of 100,000 rows after the other, until there are a million, and questions about them. */
export function ledgerRows(program: string): Row[] {
  const output = execFileSync(process.execPath, [program, 'ledger'], { encoding: 'utf8' });
  const figures = JSON.parse(output) as LedgerFigures;
  const { firstImportMilliseconds: first, lastImportMilliseconds: last, copyMilliseconds: copy } = figures;
  return [
    ...figures.questions.map(questionRow),
    {
      what: 'import of 100,000 rows of CSV',
      measured: `${first.toFixed(0)} ms`,
      limit: `COPY ${copy.toFixed(0)} ms: ${(first / copy).toFixed(2)} x; beside 900,000 rows ${last.toFixed(0)} ms`,
      goal: '5000 ms, 3 x',
      isMet: first <= 5_000 && first <= copy * 3,
    },
    {
      what: 'memory over ten imports of 100,000 rows',
      measured: `${figures.grownMegabytes.toFixed(0)} MB more`,
      limit: '-',
      goal: '250 MB',
      isMet: figures.grownMegabytes <= 250,
    },
  ];
}

function questionRow(figures: QuestionFigures): Row {
  const { what, milliseconds, goalMilliseconds: goal } = figures;
  const { byHandMilliseconds: byHand, sqliteMilliseconds: sqlite } = figures;
  const beside = sqlite === undefined ? '' : `; SQLite ${sqlite.toFixed(1)} ms`;
  return {
    what: `${what}, of 1,000,000`,
    measured: `${milliseconds.toFixed(1)} ms`,
    limit: `by hand ${byHand.toFixed(1)} ms: ${(milliseconds / byHand).toFixed(2)} x${beside}`,
    goal: `${goal} ms, 1.25 x`,
    isMet: milliseconds <= goal && milliseconds <= byHand * 1.25,
  };
}
