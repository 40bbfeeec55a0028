import { cleanText, withoutHalves } from '../cells/clean-text';

/** The lines of a table as cells, from the file's first; blank lines included. Reads the file anew each time. */
export interface TableSource {
  records(): Iterable<readonly string[]>;
  /** Days that are stored as numbers are counted from 1904. */
  readonly is1904?: boolean | undefined;
}

/** A line behind the header, numbered from 1 without blank ones. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** A blank line stands above it. */
  readonly isAfterBlank: boolean;
  /** Of a section behind the first: the account that its heading names. */
  readonly section?: string | undefined;
}

export function isBlank(record: readonly string[]): boolean {
  for (const cell of record) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}

/** The lines from the index `start` on. */
export function* tableRows(source: TableSource, start: number): Generator<TableRow> {
  let [line, row] = [0, 0];
  let isAfterBlank = false;
  for (const record of source.records()) {
    line += 1;
    if (line <= start) continue;
    if (isBlank(record)) {
      isAfterBlank = true;
      continue;
    }
    row += 1;
    yield { row, cells: record, isAfterBlank };
    isAfterBlank = false;
  }
}

/** Whether a line repeats the header, as files of several pages do. */
export function headerRepeats(header: readonly string[] | undefined): (record: readonly string[]) => boolean {
  if (header === undefined) return () => false;
  const first = header.findIndex((name) => name !== '');
  const start = header[first]?.slice(0, 3) ?? '';
  return (record) =>
    (record[first] ?? '').trimStart().startsWith(start) &&
    header.every((name, index) => cleanText(record[index] ?? '') === name);
}

const LONGEST_SHOWN = 200;

/** A line in short, for people. */
export function lineText(cells: readonly string[]): string {
  const text = cells
    .map(cleanText)
    .filter((cell) => cell !== '')
    .join(' | ')
    .replaceAll('\0', '');
  return withoutHalves(withoutHalves(text).slice(0, LONGEST_SHOWN));
}
