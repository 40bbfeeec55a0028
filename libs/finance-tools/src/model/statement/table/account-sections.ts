import { headerCells, knownNames } from './find-header';
import { headingOfAccount } from './preamble';
import type { TableRow } from './table-rows';

/** A line of a section behind the first, whose account is another one. */
export interface SectionLine {
  /** Undefined in the first section, which the preamble tells of. */
  readonly account: string | undefined;
  readonly isHeading: boolean;
  /** Stands under a header of its own, whose columns are not those of the table. */
  readonly isOfOtherTable: boolean;
}

const FIRST: SectionLine = { account: undefined, isHeading: false, isOfOtherTable: false };

/** Follows the sections of a file that prints several accounts one below the other, each under a heading like the first's. */
export class AccountSections {
  #current: SectionLine = FIRST;

  constructor(
    /** What the heading of the first section names; undefined where the file has none. */
    readonly first: string | undefined,
    readonly isHeader: (cells: readonly string[]) => boolean,
  ) {}

  at({ cells }: TableRow): SectionLine {
    if (this.first === undefined) return FIRST;
    const account = headingOfAccount(cells);
    if (account !== undefined) {
      // The first one's may be repeated on each page.
      this.#current = account === this.first ? FIRST : { account, isHeading: false, isOfOtherTable: false };
      return { ...this.#current, isHeading: true };
    }
    const isInFirst = this.#current.account === undefined || this.#current.isOfOtherTable;
    if (!isInFirst && !this.isHeader(cells) && knownNames(headerCells(cells)) > 0)
      this.#current = { ...this.#current, isOfOtherTable: true };
    return this.#current;
  }
}

/** The account in the heading before the header, with balances between them or not. */
export function firstAccount(preambleLines: readonly (readonly string[])[]): string | undefined {
  return preambleLines.map(headingOfAccount).findLast((account) => account !== undefined);
}
