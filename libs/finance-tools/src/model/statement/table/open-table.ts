import { createHash } from 'node:crypto';

import { cleanText } from '../cells/clean-text';
import { EXPORT_AGAIN, isBroken } from '../cells/lost-signs';
import type {
  KnownAccounts,
  ReadingArguments,
  RememberedMapping,
  StatementFormat,
  StatementMapping,
} from '../reading-arguments';
import { RefusedStatement } from '../refused-statement';
import { AccountSections, accountHeadings } from './account-sections';
import type { ColumnsSeen } from './columns-seen';
import { firstEntry } from './first-entry';
import { FurtherTables, withSecondLine } from './further-tables';
import { findHeader, headerCells, HEADER_LINES, namedDates, type Header } from './find-header';
import { columnsOfUnknownName, headerWithoutDay } from './header-without-day';
import { onlyCell } from './only-cell';
import type { Sections } from './read-lines';
import { readPreamble, type Preamble } from './preamble';
import { profileTable } from './profile-table';
import { columnName, mergedMapping } from './table-mapping';
import { isPendingHeading } from './vocabulary/pending-headings';
import { isPending } from './vocabulary/words';
import { headerRepeats, isBlank, tableRows, type TableSource } from './table-rows';

/** What a table is read with, besides its lines. */
export interface TableInput {
  readonly source: TableSource;
  readonly format: StatementFormat;
  readonly encoding: string | null;
  readonly sheet: string | null;
  readonly settings: ReadingArguments;
  readonly known: KnownAccounts;
  readonly today: string;
}

/** A table whose header and columns have been looked at, before anything is settled. */
export interface OpenTable {
  readonly header: Header | undefined;
  /** The index of the first line behind the header. */
  readonly start: number;
  readonly preamble: Preamble;
  readonly preambleLines: readonly (readonly string[])[];
  readonly width: number;
  readonly seen: ColumnsSeen;
  readonly layout: string;
  readonly given: StatementMapping;
  readonly remembered: RememberedMapping | undefined;
  readonly mapping: StatementMapping;
  readonly sections: Sections;
}

/** Lines without a header are looked at up to here for the first data. */
const DATA_WITHIN = 200;

export function openTable({ source, format, settings, known }: TableInput): OpenTable {
  const given = settings.mapping ?? {};
  const lines = firstLines(source, DATA_WITHIN);
  if (lines.every(isBlank)) throw refused('EMPTY', 'there is no text in it', 'choose a file that holds a statement');
  const mappings = [known.target, ...Object.values(known.byNumber)].flatMap((account) =>
    account === null ? [] : [account.mappings],
  );
  const rememberedAt = (layout: string) => mappings.find((all) => Object.hasOwn(all, layout))?.[layout];
  const isRemembered = (line: readonly string[]) => rememberedAt(layoutOf(format, line, 0)) !== undefined;
  const header = withSecondLine(chosenHeader(lines, given, isRemembered), lines);
  const first = header === undefined ? firstEntry(lines) : header.line + 1;
  if (first < 0) {
    const isDamaged = lines.some((line) => line.some(isBroken));
    if (isDamaged)
      throw refused(
        'NO_TABLE',
        'letters in it were lost, so that the names of its columns cannot be read',
        EXPORT_AGAIN,
      );
    const found = 'neither a header that names a day and an amount, nor lines that begin with entries';
    throw refused(
      'NO_TABLE',
      `there is no table in it: ${found}`,
      'choose a statement, or say by a mapping where its columns are',
    );
  }
  const start = header === undefined ? first : header.line + 1;
  const preambleLines = lines.slice(0, header?.line ?? first).filter((line) => !isBlank(line));
  const width = Math.max(header?.cells.length ?? 0, ...lines.slice(start).map((line) => line.length));
  const layout = layoutOf(format, header === undefined ? undefined : lines[header.line], width);
  const remembered = rememberedAt(layout);
  const isHeader = headerRepeats(header?.cells.map(({ text }) => text));
  const heading = onlyCell(preambleLines.at(-1) ?? []);
  const mapping = mergedMapping(given, withoutReplaced(remembered, given));
  const inColumns = header === undefined ? undefined : dateColumns(header, mapping);
  const headings = accountHeadings(preambleLines, () => tableRows(source, start), isHeader);
  const seenIn = (columns: readonly number[] | undefined) =>
    profileTable(source, { start, width }, columns, {
      accounts: new AccountSections(headings, isHeader),
      tables: new FurtherTables(headings === undefined ? header?.cells : undefined, isHeader),
    });
  const named = seenIn(inColumns);
  // Days may stand under a name that nobody knows.
  const isUnnamed = named.lines === 0 && header !== undefined && !mapping.columns?.date;
  const seen = isUnnamed ? seenIn(columnsOfUnknownName(header)) : named;
  const beginsPending = heading !== undefined && (isPending(heading.text) || isPendingHeading(heading.text));
  const edges = header === undefined ? seen.edges : undefined;
  const preamble = readPreamble(preambleLines);
  return {
    header,
    start,
    preamble: { ...preamble, number: preamble.number ?? headings?.number ?? edges?.number },
    preambleLines,
    width,
    seen,
    layout,
    given,
    remembered,
    mapping,
    sections: { header: header?.cells, isHeader, beginsPending, edges, headings },
  };
}

export function refused(
  reason: 'EMPTY' | 'NO_TABLE' | 'NO_ENTRIES' | 'MAPPING',
  found: string,
  remedy: string,
): RefusedStatement {
  return new RefusedStatement({ reason, place: null, found, remedy });
}

function firstLines(source: TableSource, count: number): (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  for (const record of source.records()) {
    lines.push(record);
    if (lines.length >= count) break;
  }
  return lines;
}

/** The given line, or the one whose layout is remembered, or which names the mapped columns, else the best by its words. */
function chosenHeader(
  lines: readonly (readonly string[])[],
  given: StatementMapping,
  isRemembered: (line: readonly string[]) => boolean,
): Header | undefined {
  if (given.header_row === null) return undefined;
  if (given.header_row !== undefined) {
    const line = given.header_row - 1;
    const record = lines[line];
    if (record === undefined || isBlank(record)) {
      throw refused(
        'MAPPING',
        `header_row ${given.header_row} is not a line with text in the first ${lines.length}`,
        'count the lines from 1',
      );
    }
    return { line, cells: headerCells(record) };
  }
  const first = lines.slice(0, HEADER_LINES);
  const names = Object.values(given.columns ?? {})
    .flat()
    .filter((column): column is string => typeof column === 'string');
  const at = first.findIndex((line) => line.length > 1 && isRemembered(line));
  if (at >= 0) return { line: at, cells: headerCells(first[at] as readonly string[]) };
  const found = findHeader(lines) ?? headerWithoutDay(lines);
  if (names.length === 0 || found !== undefined) return found;
  const naming = first.findIndex((line) => names.every((name) => line.some((cell) => cleanText(cell) === name.trim())));
  return naming < 0 ? undefined : { line: naming, cells: headerCells(first[naming] as readonly string[]) };
}

/** Identifies a layout: the format with the names above the columns, or with their number. */
function layoutOf(format: StatementFormat, header: readonly string[] | undefined, width: number): string {
  if (header === undefined) return `${format}:${width}`;
  const names = headerCells(header).map(({ text }) => text.toLowerCase());
  return `${format}:${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 32)}`;
}

/** An amount that is given replaces the columns that were remembered for it. */
function withoutReplaced(
  remembered: RememberedMapping | undefined,
  given: StatementMapping,
): RememberedMapping | undefined {
  const { amount, debit, credit } = given.columns ?? {};
  if (!remembered?.columns || (amount ?? debit ?? credit) === undefined) return remembered;
  const { amount: _amount, debit: _debit, credit: _credit, direction: _direction, ...columns } = remembered.columns;
  return { ...remembered, columns };
}

function dateColumns(header: Header, { columns }: StatementMapping): readonly number[] | undefined {
  const date = columns?.date;
  if (date === undefined || date === null) {
    const named = namedDates(header.cells);
    return named.length === 0 ? undefined : named;
  }
  const index = header.cells.findIndex(
    (_, place) => columnName(place, header.cells) === date || header.cells[place]?.text === date,
  );
  return index >= 0 ? [index] : typeof date === 'number' ? [date - 1] : undefined;
}
