import { headerCells, knownNames } from './find-header';
import { headingOfAccount } from './preamble';
import { numberedSections, numberInHeading } from './numbered-sections';
import type { TableRow } from './table-rows';

/** A line of a section behind the first, whose account is another one. */
export interface SectionLine {
  /** Undefined in the first section, which the preamble tells of. */
  readonly account: string | undefined;
  readonly isHeading: boolean;
  /** Stands under a header of its own, whose columns are not those of the table. */
  readonly isOfOtherTable: boolean;
}

/** The accounts of a file that prints several, one below the other, each under a heading. */
export interface AccountHeadings {
  /** What the heading of the first section names. */
  readonly first: string;
  /** The number in that heading, where headings name accounts by their numbers. */
  readonly number: string | undefined;
  readonly at: (row: TableRow) => string | undefined;
}

const FIRST: SectionLine = { account: undefined, isHeading: false, isOfOtherTable: false };

/** Follows the sections of a file that prints several accounts one below the other, each under a heading like the first's. */
export class AccountSections {
  #current: SectionLine = FIRST;

  constructor(
    /** Undefined where the file has no sections. */
    readonly headings: AccountHeadings | undefined,
    readonly isHeader: (cells: readonly string[]) => boolean,
  ) {}

  at(row: TableRow): SectionLine {
    if (this.headings === undefined) return FIRST;
    const { cells } = row;
    const account = this.headings.at(row);
    if (account !== undefined) {
      // The first one's may be repeated on each page.
      const isFirst = account === this.headings.first;
      this.#current = isFirst ? FIRST : { account, isHeading: false, isOfOtherTable: false };
      return { ...this.#current, isHeading: true };
    }
    const isInFirst = this.#current.account === undefined || this.#current.isOfOtherTable;
    if (!isInFirst && !this.isHeader(cells) && knownNames(headerCells(cells)) > 0)
      this.#current = { ...this.#current, isOfOtherTable: true };
    return this.#current;
  }
}

/** The headings of accounts, of which the first stands before the header, with balances between them or not. */
export function accountHeadings(
  preambleLines: readonly (readonly string[])[],
  rows: () => Iterable<TableRow>,
  isHeader: (cells: readonly string[]) => boolean,
): AccountHeadings | undefined {
  const named = preambleLines.map(headingOfAccount).findLast((account) => account !== undefined);
  if (named !== undefined) return { first: named, number: undefined, at: ({ cells }) => headingOfAccount(cells) };
  const number = preambleLines.map(numberInHeading).findLast((found) => found !== undefined);
  if (number === undefined) return undefined;
  const sections = numberedSections(rows(), isHeader);
  return sections.size === 0 ? undefined : { first: number, number, at: ({ row }) => sections.get(row) };
}
