import Papa from 'papaparse';

import type { Separator } from './csv-header';
import { UnreadableStatement } from './unreadable-statement';

/** So much text is read at once; a row has less. */
const PIECE_LENGTH = 262_144;

/**
 * The rows of a text, cell by cell, in pieces that keep memory flat. Quotes are read as in RFC 4180, and a stray quote
 * inside a cell is a character like others. Throws UnreadableStatement for a quote that is never closed or a row that is
 * far too long: where the next row begins is then anybody's guess.
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
    // The last row goes on behind the piece: the next piece begins with it.
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
