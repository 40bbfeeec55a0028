import type { BrokerRow } from './file/broker-row';

const FIGURES = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}(?!\d)/;

/**
 * Of a broker that writes the year first or the month in letters, figures in another order are a spreadsheet's. They are read
 * with the day first; where no day above the twelfth proves that, they may have been saved with the month first.
 */
export function warningsOfRewrittenDates(rows: readonly BrokerRow[], column: string): string[] {
  const rewritten = rows.flatMap((row) => {
    const [, first, second] = FIGURES.exec(row.text(column)) ?? [];
    return first === undefined ? [] : [{ row, first: Number(first), second: Number(second) }];
  });
  if (rewritten.some(({ first }) => first > 12)) return [];
  const doubtful = rewritten.find(({ first, second }) => first !== second);
  if (doubtful === undefined) return [];
  const { file, number } = doubtful.row;
  return [
    `${file}, row ${number}: "${doubtful.row.text(column).slice(0, 40)}" was written by a spreadsheet and is read with the day first; if that put the month first, export the file again.`,
  ];
}
