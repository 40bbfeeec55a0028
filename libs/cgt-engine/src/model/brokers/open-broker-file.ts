import { printable, quoted, type DomainError } from '@bursar/toolkit';

import { refusal } from '../../errors';
import { csvRecords, OpenQuote, type CsvRecord } from './file/csv-records';
import { columnsOf, possibleHeaders, renamedColumns, type WrittenRecord } from './file/header';
import { plainLines } from './file/text-of-file';
import { unreadableRow } from './file/unreadable-row';
import { BROKERS, DOCUMENT_FORMATS, TABLE_FORMATS } from './formats/all-formats';
import type { TextFile } from './formats/format';
import { openedTable, type OpenedBrokerFile } from './opened-table';

const SEPARATORS = [',', ';', '\t'];
/** More lines than may stand before a header. */
const MAXIMUM_BEGINNING = 30;

/**
 * Finds the format of a text by its content. Undefined for a text that no format fits. Throws BROKER_ROW_UNREADABLE where a
 * quotation mark is never closed.
 */
export function openBrokerFile(name: string, content: string): OpenedBrokerFile | undefined {
  const file: TextFile = { name, text: plainLines(content) };
  const none: readonly CsvRecord[] = [];
  if (/^\s*[<{]/.test(file.text)) return openDocument(file, none);
  for (const separator of SEPARATORS) {
    if (!mayBeExport(file, separator)) continue;
    const records = recordsOf(file, separator);
    const opened = openTable(file, records) ?? openDocument(file, records);
    if (opened !== undefined) return opened;
  }
  return undefined;
}

/** Looks at the beginning alone: a long history of another kind is not read whole. */
function mayBeExport(file: TextFile, separator: string): boolean {
  const beginning = firstLines(file.text, MAXIMUM_BEGINNING);
  const records = beginning.flatMap((line, place) =>
    recordsOfBeginning(line, separator).map(({ cells }) => ({ line: place + 1, cells })),
  );
  const isTable = records.some(({ cells }) => {
    const columns = columnsOf(cells);
    return TABLE_FORMATS.some(({ fits, columnAs }) => fits(renamedColumns(columns, columnAs)));
  });
  return isTable || DOCUMENT_FORMATS.some(({ fits }) => fits?.(file, records) === true);
}

/** Without a look at the rest, which may be long. */
function firstLines(text: string, count: number): string[] {
  const lines: string[] = [];
  for (let start = 0; start <= text.length && lines.length < count;) {
    const end = text.indexOf('\n', start);
    lines.push(text.slice(start, end < 0 ? text.length : end));
    if (end < 0) break;
    start = end + 1;
  }
  return lines;
}

function recordsOfBeginning(line: string, separator: string): readonly WrittenRecord[] {
  try {
    return csvRecords(line, separator);
  } catch (error) {
    if (!(error instanceof OpenQuote)) throw error;
    return [];
  }
}

/** Whether a text is some broker's export, by its beginning. */
export function isBrokerFile(name: string, content: string): boolean {
  const file: TextFile = { name, text: plainLines(content) };
  if (/^\s*[<{]/.test(file.text)) return openDocument(file, []) !== undefined;
  return SEPARATORS.some((separator) => mayBeExport(file, separator));
}

function openDocument(file: TextFile, records: readonly CsvRecord[]): OpenedBrokerFile | undefined {
  for (const format of DOCUMENT_FORMATS) {
    const opened = format.open(file, records);
    if (opened !== undefined) return { ...opened, name: file.name, broker: format.broker };
  }
  return undefined;
}

/** Records of a table; of a text with an open quotation mark only where its beginning is some broker's. */
function recordsOf(file: TextFile, separator: string): readonly CsvRecord[] {
  try {
    return csvRecords(file.text, separator);
  } catch (error) {
    if (!(error instanceof OpenQuote)) throw error;
    const before = file.text.split('\n').slice(0, error.line - 1);
    const records = csvRecords(before.join('\n'), separator);
    if ((openTable(file, records) ?? openDocument(file, records)) === undefined) return [];
    const value = file.text.split('\n')[error.line - 1] ?? '';
    throw unreadableRow(
      { file: file.name, row: error.line, field: 'quotation mark', value },
      'a whole record: a quotation mark is opened and never closed',
    );
  }
}

function openTable(file: TextFile, records: readonly CsvRecord[]): OpenedBrokerFile | undefined {
  for (const header of possibleHeaders(records)) {
    const columns = columnsOf(header.cells);
    const format = TABLE_FORMATS.find(({ fits, columnAs }) => fits(renamedColumns(columns, columnAs)));
    if (format !== undefined) return openedTable(file.name, records, header, format);
  }
  return undefined;
}

const SHOWN_LENGTH = 80;
const FEWEST_COLUMNS = 4;

/** Whether a text begins like a table of some program: several columns in its first line, and no date in front. */
export function looksLikeTable(content: string): boolean {
  const first = firstLine(content);
  if (first === undefined || /^\s*(?:[#[{]|\d{4}-\d\d-\d\d\s|instrument\s)/i.test(first)) return false;
  return /^\s*</.test(first) || SEPARATORS.some((separator) => first.split(separator).length >= FEWEST_COLUMNS);
}

function firstLine(content: string): string | undefined {
  return plainLines(content)
    .split('\n', 200)
    .find((line) => line.trim() !== '');
}

/** The refusal of a file that no format fits. */
export function unknownBrokerFile(name: string, content: string): DomainError {
  const first = firstLine(content);
  const start = printable((first ?? '').trim().slice(0, SHOWN_LENGTH));
  const found =
    first === undefined
      ? `${name} is empty`
      : `${name} begins with ${quoted(start, SHOWN_LENGTH)}, which no format begins with`;
  return refusal(
    'UNKNOWN_BROKER_FILE',
    found,
    { hint: `${adviceOn(start)}; the brokers known are ${BROKERS.join(', ')}` },
    { file: name, value: start, brokers: BROKERS },
  );
}

/** What files of other kinds begin with, and what to do with them. */
const OTHER_KINDS: readonly (readonly [beginning: RegExp, advice: string])[] = [
  [/^PK/, 'this is a spreadsheet or an archive: save the table in it as CSV and send that'],
  [/^%PDF/, 'this is a PDF: export the transactions as CSV and send that'],
  [
    /^(?:\d{4}-\d\d-\d\d\s|\[|INSTRUMENT\s)/i,
    'transactions that are written as DSL or JSON are no export: give them to the other tools as cgt_content',
  ],
];

function adviceOn(start: string): string {
  return OTHER_KINDS.find(([beginning]) => beginning.test(start))?.[1] ?? 'send the file as the broker exports it';
}
