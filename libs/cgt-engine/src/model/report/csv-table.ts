import { printable } from '@bursar/toolkit';

/** A table of cells that need no quotes: dates, tickers of letters and digits, codes, decimals, words of our own. */
export function csvTable(header: string, rows: readonly (readonly (string | undefined)[])[]): string {
  return [header, ...rows.map((row) => row.map((cell) => cell ?? '').join(','))].join('\n');
}

/** After a table: a blank line, then a warning a line in quotes, which a spreadsheet takes for text. */
export function warningRows(warnings: readonly string[]): string[] {
  if (warnings.length === 0) return [];
  return ['', ...warnings.map((warning) => `warning,"${printable(warning).replaceAll('"', '""')}"`)];
}
