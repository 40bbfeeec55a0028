import type { CivilDate } from '@bursar/calendar';
import type { DomainError } from '@bursar/toolkit';

import type { Cells } from './csv-records';
import { brokerDate, brokerTime, type DateOrder } from './broker-date';
import { comparableCell } from './comparable-cell';
import { exactNumber, isEmptyCell, type ExactNumber } from './exact-number';
import { unreadableRow } from './unreadable-row';

/** The columns of a table by their names, in lower case with single blanks. */
export type Columns = ReadonlyMap<string, number>;

/** One record of a broker's file, by the names of its columns. */
export class BrokerRow {
  constructor(
    readonly file: string,
    /** The line it begins on, or its place where the format has no lines; from 1. */
    readonly number: number,
    private readonly columns: Columns,
    private readonly cells: Cells,
  ) {}

  has(column: string): boolean {
    return this.columns.has(column);
  }

  /** The names of the columns that begin with a word. */
  columnsFrom(start: string): readonly string[] {
    return [...this.columns.keys()].filter((column) => column.startsWith(start));
  }

  /** The cell; empty where the column or its content is missing, or says that there is nothing. */
  text(column: string): string {
    const place = this.columns.get(column);
    const cell = place === undefined ? '' : (this.cells.at(place) ?? '');
    return isEmptyCell(cell) ? '' : cell;
  }

  /** A number with its sign, behind the currency's code where one is given; undefined where the cell is empty. */
  amount(column: string, currency?: string): ExactNumber | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    const isCoded = currency !== undefined && currency !== '' && text.startsWith(`${currency} `);
    const number = exactNumber(isCoded ? text.slice(currency.length + 1) : text);
    if (number === undefined) throw this.unreadable(column, 'a number');
    return number;
  }

  required(column: string, currency?: string): ExactNumber {
    const number = this.amount(column, currency);
    if (number === undefined) throw this.unreadable(column, 'a number');
    return number;
  }

  /** A number of shares, above zero whatever its sign. */
  quantity(column: string): ExactNumber {
    const quantity = this.required(column).abs();
    if (quantity.isZero) throw this.unreadable(column, 'a number of shares above zero');
    return quantity;
  }

  /** A number of shares that came or, below zero, went. */
  signedQuantity(column: string): ExactNumber {
    const quantity = this.required(column);
    if (quantity.isZero) throw this.unreadable(column, 'a number of shares other than zero');
    return quantity;
  }

  day(column: string, order: DateOrder): CivilDate {
    const day = brokerDate(this.text(column), order);
    if (day === undefined) throw this.unreadable(column, `a date with the ${order.slice(0, order.indexOf('-'))} first`);
    return day;
  }

  time(column: string): number | undefined {
    return brokerTime(this.text(column));
  }

  unreadable(column: string, expected: string): DomainError {
    return unreadableRow({ file: this.file, row: this.number, field: column, value: this.text(column) }, expected);
  }

  /** Filled cells in their order, for a person. */
  get shown(): string {
    return [...this.cells].filter((cell) => !isEmptyCell(cell)).join(' ');
  }

  /**
   * The same for two records that say the same, wherever their columns stand and however a spreadsheet wrote their numbers; an
   * export may have more columns than another.
   */
  get facts(): string {
    const facts = [...this.columns.keys()].flatMap((column) => {
      const text = this.text(column);
      return text === '' ? [] : `${column}\t${comparableCell(text)}`;
    });
    return facts.sort().join('\n');
  }

  get isBlank(): boolean {
    if ((this.cells.at(0) ?? '') !== '') return false;
    return [...this.cells].every((cell) => cell === '');
  }
}

/** A column's name as it is looked up: lower case, single blanks. */
export function columnName(cell: string): string {
  return cell.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A record that is a list of named facts, such as an object of JSON or the attributes of an XML element. */
export function rowOfFacts(file: string, number: number, facts: Readonly<Record<string, unknown>>): BrokerRow {
  const columns = new Map<string, number>();
  const cells: string[] = [];
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    columns.set(columnName(name), cells.length);
    cells.push(String(value).trim());
  }
  return new BrokerRow(file, number, columns, cells);
}
