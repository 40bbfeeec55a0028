import Papa from 'papaparse';

import type { Separator } from './csv-header';
import { UnreadableStatement } from './unreadable-statement';

/** The number of characters parsed at once, and the length of the longest row. */
const PIECE_LENGTH = 262_144;

/**
 * The rows of a text as cells, parsed in pieces to keep memory constant. Quotes follow RFC 4180, and a stray quote inside a
 * cell is an ordinary character. Throws UnreadableStatement for a quote that is never closed or a row that is far too
 * long: the beginning of the next row is then unknown.
 */
export function* csvRecords(text: string, start: number, separator: Separator): Generator<readonly string[]> {
  let from = start;
  while (from < text.length) {
    const newline = text.indexOf('\n', from + PIECE_LENGTH);
    const end = newline < 0 ? text.length : newline + 1;
    if (end - from > PIECE_LENGTH * 2) throw endless();
    const piece = text.slice(from, end);
    const { data, errors } = parse(piece, separator);
    const isCut = errors.some(({ code }) => code === 'MissingQuotes');
    if (!isCut) {
      yield* data;
      from = end;
      continue;
    }
    // The last row continues after the piece: the next piece begins with it.
    if (end === text.length || data.length < 2) throw endless();
    const whole = parse(piece, separator, data.length - 1);
    yield* whole.data;
    from += whole.meta.cursor;
  }
}

function parse(piece: string, separator: Separator, rows = 0) {
  return Papa.parse<string[]>(piece, { delimiter: separator, newline: '\n', quoteChar: '"', preview: rows });
}

function endless(): UnreadableStatement {
  return new UnreadableStatement(
    'a row has no end: a quotation mark is opened and never closed, or the row is longer than 256 KiB',
  );
}
