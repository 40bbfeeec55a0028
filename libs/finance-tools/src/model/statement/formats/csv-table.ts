import Papa from 'papaparse';

import { TYPED_NUMBER } from '../cells/clean-text';
import type { TextSource } from '../decode/text-source';
import { headOf } from '../decode/text-source';
import { RefusedStatement } from '../refused-statement';
import type { TableSource } from '../table/table-rows';
import { csvDialect, unwrapped, type CsvDialect } from './csv-dialect';
import { labelledBlocks } from './labelled-blocks';

/** The number of characters parsed at once, and the length of the longest row. */
const PIECE = 262_144;
const HEAD = 65_536;

/** The rows of a text as cells, parsed piece by piece in constant memory. */
export function csvTable(text: TextSource): TableSource {
  const head = lines(headOf(text, HEAD));
  const { dialect, known, data } = csvDialect(head);
  const labelled = known === 0 ? labelledBlocks(text, head) : undefined;
  // A text of an entry may itself look like a line with a day and an amount.
  if (labelled !== undefined && labelled.entries > data) return labelled;
  return { records: () => csvRecords(text, dialect) };
}

function lines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/**
 * Quotes follow RFC 4180, and a stray quote inside a cell is an ordinary character. Throws RefusedStatement for a quote that
 * is never closed or a row that is far too long: the beginning of the next row is then unknown.
 */
export function* csvRecords(text: TextSource, dialect: CsvDialect): Generator<readonly string[]> {
  let [rest, line] = ['', 0];
  let skips = dialect.namesSeparator;
  for (const { piece, isLast } of pieces(text)) {
    rest += piece;
    if (rest.length < PIECE && !isLast) continue;
    const newline = isLast ? rest.length - 1 : rest.lastIndexOf('\n');
    if (newline < 0) {
      if (rest.length > PIECE) throw tooLong(line);
      continue;
    }
    const { records, consumed, isCut } = parse(rest.slice(0, newline + 1), dialect, isLast, line);
    if (isCut && records.length === 0 && rest.length > 2 * PIECE) throw unclosed(line + 1, ' within 256 KiB');
    for (const record of records) {
      line += 1;
      if (skips) skips = false;
      else yield dialect.isWrapped ? unwrapped(record, dialect.separator) : record;
    }
    rest = rest.slice(consumed);
  }
}

function* pieces(text: TextSource): Generator<{ piece: string; isLast: boolean }> {
  let held = '';
  for (const chunk of text.chunks()) {
    let piece = held + chunk;
    held = '';
    // A line may end in the next chunk.
    if (piece.endsWith('\r')) [piece, held] = [piece.slice(0, -1), '\r'];
    piece = lines(piece);
    yield { piece: piece.includes(TYPED_NUMBER) ? piece.replaceAll(TYPED_NUMBER, '') : piece, isLast: false };
  }
  yield { piece: held === '' ? '' : '\n', isLast: true };
}

function parse(piece: string, { separator }: CsvDialect, isLast: boolean, line: number) {
  const { data, errors } = Papa.parse<string[]>(piece, { delimiter: separator, newline: '\n', quoteChar: '"' });
  const isCut = errors.some(({ code }) => code === 'MissingQuotes');
  if (!isCut) {
    const long = data.findIndex((record) => record.some((cell) => cell.length > PIECE));
    if (long >= 0) throw tooLong(line + long);
    // The blank record behind the last newline is none.
    const last = data.at(-1);
    if (last?.length === 1 && last[0] === '') data.pop();
    return { records: data, consumed: piece.length, isCut };
  }
  if (isLast) throw unclosed(line + data.length, '');
  // The last row continues behind the piece: the next piece begins with it.
  if (data.length < 2) return { records: [], consumed: 0, isCut };
  const whole = Papa.parse<string[]>(piece, {
    delimiter: separator,
    newline: '\n',
    quoteChar: '"',
    preview: data.length - 1,
  });
  return { records: whole.data, consumed: whole.meta.cursor, isCut };
}

/** @param within up to where its end was looked for. */
function unclosed(line: number, within: string): RefusedStatement {
  return new RefusedStatement({
    reason: 'BROKEN',
    place: `line ${line}`,
    found: `a quotation mark is opened and not closed${within}`,
    remedy: 'close the quotation, or export the statement anew',
  });
}

/** @param line the number of records before it. */
function tooLong(line: number): RefusedStatement {
  return new RefusedStatement({
    reason: 'TOO_LARGE',
    place: `line ${line + 1}`,
    found: 'the row is longer than 256 KiB',
    remedy: 'export the statement anew',
  });
}
