import type { PartInput } from '../part-input';
import type { ReadablePart } from '../readable-part';
import { RefusedStatement } from '../refused-statement';
import type { Candidate } from '../statement-reading';
import { readTable, type TablePart } from '../table/read-table';
import { xlsxTable } from './xlsx-table';
import type { Workbook } from './xlsx-workbook';

/** The sheet that holds a table; of several, the first one and a question. */
export function readSheets(workbook: Workbook, input: PartInput): ReadablePart {
  const wanted = input.settings.mapping?.sheet ?? undefined;
  const found: { name: string; part: TablePart }[] = [];
  let refusal: RefusedStatement | undefined;
  const sheets = wanted === undefined ? workbook.sheets : workbook.sheets.filter(({ name }) => name === wanted);
  if (wanted !== undefined && sheets.length === 0) {
    const names = workbook.sheets.map(({ name }) => name).join(', ');
    throw new RefusedStatement({
      reason: 'MAPPING',
      place: null,
      found: `the mapping names the sheet "${wanted}", which is not there; the workbook has ${names}`,
      remedy: 'name one of its sheets',
    });
  }
  for (const { name, member } of sheets) {
    try {
      found.push({
        name,
        part: readTable({ source: xlsxTable(member, workbook), format: 'xlsx', encoding: null, sheet: name, ...input }),
      });
    } catch (error) {
      if (
        !(error instanceof RefusedStatement) ||
        error.refusal.reason === 'BROKEN' ||
        error.refusal.reason === 'TOO_LARGE'
      )
        throw error;
      refusal ??= error;
    }
  }
  const [first] = found;
  if (first === undefined) {
    throw (
      refusal ??
      new RefusedStatement({
        reason: 'NO_TABLE',
        place: null,
        found: 'the workbook has no sheet with a table',
        remedy: 'choose a workbook that holds a statement',
      })
    );
  }
  if (found.length === 1) return first.part;
  const candidates = found.map(({ name, part }): Candidate => part.candidate({ mapping: { sheet: name } }));
  const question = { about: 'sheet', message: 'Which sheet holds the statement?', candidates } as const;
  return { ...first.part, questions: [question, ...first.part.questions] };
}
