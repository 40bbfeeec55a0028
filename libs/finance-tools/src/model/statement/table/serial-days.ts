import { TYPED_NUMBER } from '../cells/clean-text';
import { dayOfSerial } from '../formats/spreadsheet-number';
import { findHeader, namedDates } from './find-header';
import type { TableSource } from './table-rows';

/** The days from 1990 to 2064, as spreadsheets count them, with the time of day as a fraction. */
const SERIAL = /^(?:3[3-9]|[45]\d)\d{3}(?:\.\d+)?$/;
/** As many lines tell how days are written. */
const FIRST_LINES = 200;

/**
 * The same lines, where a spreadsheet lost the format of its days and left the numbers by which it counts them: they are days
 * in a column that is named so and holds nothing else in its first lines.
 */
export function withDaysOfSerials(source: TableSource): TableSource {
  const first: (readonly string[])[] = [];
  for (const record of source.records()) if (first.push(record) >= FIRST_LINES) break;
  const header = findHeader(first);
  if (header === undefined) return source;
  const lines = first.slice(header.line + 1);
  const columns = namedDates(header.cells).filter((column) => {
    const filled = lines.map((cells) => numberOf(cells[column] ?? '')).filter((cell) => cell !== '');
    return filled.length > 0 && filled.every((cell) => SERIAL.test(cell));
  });
  if (columns.length === 0) return source;
  return {
    is1904: source.is1904,
    *records() {
      for (const record of source.records()) yield record.map((cell, column) => dayIn(cell, columns.includes(column)));
    },
  };

  function dayIn(cell: string, isDay: boolean): string {
    const serial = isDay ? numberOf(cell) : '';
    return SERIAL.test(serial) ? (dayOfSerial(Number(serial), source.is1904 === true) ?? cell) : cell;
  }
}

function numberOf(cell: string): string {
  return (cell.startsWith(TYPED_NUMBER) ? cell.slice(1) : cell).trim().replace(',', '.');
}
