import { ratioRow, type Row } from '../report/row';
import { figuresOf } from '../servers/figures-of';
import type { StatementFigures } from './statements';

const MEMORY_GOAL_MEGABYTES = 300;

/** Statements of 100,000 entries in three formats, each in a process of its own. */
export function statementRows(): Row[] {
  const [csv, camt, mt940] = [0, 1, 2].map((format) => figuresOf<StatementFigures>('statement', format)) as [
    StatementFigures,
    StatementFigures,
    StatementFigures,
  ];
  const asCsv = (what: string, measured: number) =>
    ratioRow({ what, measured, reference: csv.commitMilliseconds, referenceName: 'the same entries as CSV', goal: 2 });
  return [
    ratioRow({
      what: 'a CSV of 100,000 entries, read, proven and stored',
      measured: csv.commitMilliseconds,
      reference: csv.copyMilliseconds,
      referenceName: 'COPY of the same rows into a table with its indexes',
      goal: 3,
    }),
    asCsv('a CAMT.053 of 100,000 entries', camt.commitMilliseconds),
    asCsv('an MT940 of 100,000 entries', mt940.commitMilliseconds),
    ratioRow({
      what: 'analyze of the CSV',
      measured: csv.analyzeMilliseconds,
      reference: csv.commitMilliseconds,
      referenceName: 'its commit',
      goal: 1,
    }),
    ...Object.entries({ CSV: csv, 'CAMT.053': camt, MT940: mt940 }).map(([name, { grownMegabytes }]): Row => ({
      what: `memory over the import of 100,000 entries of ${name}`,
      measured: `${grownMegabytes.toFixed(0)} MB more`,
      reference: '–',
      goal: `≤ ${MEMORY_GOAL_MEGABYTES} MB`,
      isMet: grownMegabytes <= MEMORY_GOAL_MEGABYTES,
    })),
  ];
}
