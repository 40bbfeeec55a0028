/** What a spreadsheet would evaluate: a formula, or a minus that begins no number. */
const FORMULA = /^(?:[=+@\t\r]|-(?![0-9]))/;
const NEEDS_QUOTES = /[",\r\n]/;

/** One line of CSV by RFC 4180, its line break included. No cell is a formula for a spreadsheet: it then gets an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
