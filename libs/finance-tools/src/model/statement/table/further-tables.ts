import { isCurrencyCode } from '../cells/currencies';
import { headerName } from '../cells/plain-word';
import { type Header, type HeaderCell, headerCells, namedDates } from './find-header';
import type { TableRow } from './table-rows';
import { isPending } from './vocabulary/words';

const DAY = /\b(?:date|datum|fecha|data|dato|tanggal|tarih)\b/;

/** Where a line stands in a file that prints several tables one below the other. */
export interface PlaceInTables {
  readonly isHeader: boolean;
  /** Under a header whose columns are not those of the first table. */
  readonly isOfOtherTable: boolean;
}

/** Follows the tables of a file: fees, points or plans may stand below the entries, under a header of their own. */
export class FurtherTables {
  #isOther = false;
  #hasData = false;
  #isBehindHeader = true;

  constructor(
    /** Undefined where the table has none, or a file has tables of several accounts under one header. */
    readonly header: readonly HeaderCell[] | undefined,
    readonly isHeader: (cells: readonly string[]) => boolean,
  ) {}

  at({ cells }: TableRow): PlaceInTables {
    if (this.header === undefined) return { isHeader: this.isHeader(cells), isOfOtherTable: false };
    if (this.#isBehindHeader && isSecondLine(cells, this.header))
      return { isHeader: true, isOfOtherTable: this.#isOther };
    const other = this.#hasData || this.#isBehindHeader ? furtherHeader(cells, this.header) : undefined;
    const isHeader = other !== undefined || this.isHeader(cells);
    // A header may have two lines, of which the second repeats some of its words.
    if (isHeader && !this.#isBehindHeader) this.#isOther = other !== undefined && !isLike(other, this.header);
    else this.#hasData ||= cells.some((cell) => /\d/.test(cell));
    this.#isBehindHeader = isHeader;
    return { isHeader, isOfOtherTable: this.#isOther };
  }
}

/** A line of names without a digit, one of which is that of a day: in the place of the first table's, or beside another known name. */
function furtherHeader(cells: readonly string[], header: readonly HeaderCell[]): readonly HeaderCell[] | undefined {
  let filled = 0;
  for (const cell of cells) {
    if (/\d/.test(cell)) return undefined;
    if (cell.trim() !== '') filled += 1;
  }
  if (filled < 2) return undefined;
  const names = headerCells(cells);
  // `Statement date`, in the place of days
  const isNamedDay = namedDates(header).some((index) => DAY.test(names[index]?.name ?? ''));
  if (!isNamedDay && namedDates(names).length === 0) return undefined;
  const known = names.filter(({ words }) => words.length > 0).length;
  return known > 1 || isNamedDay ? names : undefined;
}

/** A line of names alone behind a header goes on with it: one stands below that of days (`Fecha` above `operación`), or all are currencies. */
function isSecondLine(cells: readonly string[], header: readonly HeaderCell[]): boolean {
  if (cells.some((cell) => /\p{N}/u.test(cell))) return false;
  const named = cells.filter((cell) => /\p{L}/u.test(cell));
  if (named.length < 2 || named.some((cell) => isPending(cell))) return false;
  const isBelowDays = namedDates(header).some((index) => /\p{L}/u.test(cells[index] ?? ''));
  return isBelowDays || named.every((cell) => isCurrencyCode(withoutBrackets(cell)));
}

/** `(EUR)` */
function withoutBrackets(cell: string): string {
  return cell.replace(/[\s()[\]]/g, '');
}

/** With the currencies that the second line of a header has below its names: `Kwota` above `(EUR)`. */
export function withSecondLine(header: Header | undefined, lines: readonly (readonly string[])[]): Header | undefined {
  const second = header && lines[header.line + 1];
  if (header === undefined || second === undefined || !isSecondLine(second, header.cells)) return header;
  const cells = header.cells.map((cell, index) => {
    const { name, currency, currencies } = headerName(withoutBrackets(second[index] ?? ''));
    return name === '' && currency !== undefined && cell.currency === undefined
      ? { ...cell, currency, currencies }
      : cell;
  });
  return { ...header, cells };
}

/** The same columns, under other words or not. */
function isLike(one: readonly HeaderCell[], other: readonly HeaderCell[]): boolean {
  const isSame = (index: number) => {
    const [a, b] = [one[index], other[index]];
    if ((a?.text ?? '') === '' || (b?.text ?? '') === '') return (a?.text ?? '') === (b?.text ?? '');
    const roles = a?.words.map(({ role }) => role) ?? [];
    return (
      headerName(a?.text ?? '').name === headerName(b?.text ?? '').name ||
      b?.words.some(({ role }) => roles.includes(role))
    );
  };
  return Array.from({ length: Math.max(one.length, other.length) }).every((_, index) => isSame(index));
}
