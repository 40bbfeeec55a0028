import { quoted } from '@bursar/toolkit';

import type { Decimal } from '../decimal';
import { singleBlanks } from '../plain-text';
import { findCsvHeader, type Columns, type CsvHeader } from './csv-header';
import { csvRecords } from './csv-records';
import { InvalidEntry } from './invalid-entry';
import { checkedTexts } from './row-texts';
import { absolute, parseStatementAmount } from './statement-amount';
import { parseStatementDate } from './statement-date';
import type { OpenStatement, ParseOptions, ReadRow } from './statement-row';
import { UnreadableStatement } from './unreadable-statement';

/** Recognizes separator and columns. Throws UnreadableStatement if there is no header, or nothing after it. */
export function openCsv(content: string): OpenStatement {
  const text = content.includes('\r') ? content.replace(/\r\n?/g, '\n') : content;
  const header = findCsvHeader(text);
  if (header === undefined) {
    throw new UnreadableStatement(
      'no header was found in the first 21 lines: a line that names a date column and an amount, debit or credit column',
    );
  }
  if (!/\S/.test(text.slice(header.end))) throw new UnreadableStatement('there is no row after the header');
  return { format: 'csv', rows: (options) => readRows(text, header, options) };
}

function* readRows(text: string, { end, separator, columns }: CsvHeader, options: ParseOptions): Generator<ReadRow> {
  let row = 0;
  for (const cells of csvRecords(text, end, separator)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    row += 1;
    try {
      yield { row, ...readRow(cells, columns, options) };
    } catch (error) {
      if (!(error instanceof InvalidEntry)) throw error;
      yield { row, message: error.message };
    }
  }
}

/** Throws InvalidEntry for an invalid row. */
function readRow(cells: readonly string[], columns: Columns, options: ParseOptions) {
  const cell = (index: number | undefined) => (index === undefined ? '' : singleBlanks(cells[index] ?? ''));
  const bookedAt = parseStatementDate(cell(columns.date), options.dateOrder);
  if (bookedAt === undefined) {
    throw new InvalidEntry(`date: ${quoted(cell(columns.date))} is not a day that exists, in a known form`);
  }
  const amount = readAmount(cell, columns, options);
  const currency = cell(columns.currency).toUpperCase();
  if (currency !== '' && currency !== options.currency) {
    throw new InvalidEntry(`currency: ${quoted(currency)} is not the account's, ${options.currency}`);
  }
  const description = columns.description.map(cell).filter(Boolean).join(' ') || cell(columns.payee);
  return { bookedAt, amount, ...checkedTexts(description, cell(columns.category), cell(columns.externalId)) };
}

/** From the column of signed amounts, else from those of debits and credits, whose signs are ignored. */
function readAmount(
  cell: (index: number | undefined) => string,
  columns: Columns,
  { decimalSeparator }: ParseOptions,
): Decimal {
  const amountIn = (index: number | undefined) => {
    const text = cell(index);
    const amount = text === '' ? undefined : parseStatementAmount(text, decimalSeparator);
    if (text !== '' && amount === undefined) throw new InvalidEntry(`amount: ${quoted(text)} cannot be read`);
    return amount;
  };
  const signed = amountIn(columns.amount);
  if (signed !== undefined) return signed;
  const [debit, credit] = [amountIn(columns.debit), amountIn(columns.credit)];
  if (isSome(debit) && isSome(credit)) throw new InvalidEntry('amount: both a debit and a credit are given');
  if (isSome(debit)) return `-${absolute(debit)}` as Decimal;
  const amount = credit ?? debit;
  if (amount === undefined) throw new InvalidEntry('amount: there is none');
  return absolute(amount);
}

function isSome(amount: Decimal | undefined): amount is Decimal {
  return amount !== undefined && amount !== '0.00';
}
