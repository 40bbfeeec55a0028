import type { Transaction } from '@bursar/database';

import type { ColumnKind } from './column-kinds';

/** A record of the archive: the rows that an owner has in a table. */
export interface ArchivedRecord {
  /** As the archive names it; one domain has it once. */
  readonly record: string;
  /** With its schema. */
  readonly table: string;
  /** The column that says whose it is. */
  readonly owner: string;
  /** How it is named in answers: the text before the value of a column that no other record of this owner has. */
  readonly id?: {
    readonly column: string;
    readonly prefix: string;
    /** Where corrections make new rows: the column with the id of the first of them, which stands for the row that counts. */
    readonly chain?: { readonly first: string; readonly counts: string };
  };
  /** It is there before a person has entered anything: an archive replaces it. */
  readonly isInitial?: true;
  /** The database numbers its rows in the column `sequence`. */
  readonly isNumbered?: true;
  readonly order: readonly string[];
  /** In the order of the archive; all but the owner's and what is computed. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** How many of the last columns archives made earlier may lack; they are null then. */
  readonly added?: number;
}

/** What a domain stores of an owner. */
export interface ArchivedDomain {
  readonly domain: string;
  /** Of refs, without the colon. */
  readonly prefix: string;
  /** In an order in which every reference is to a record before. */
  readonly records: readonly ArchivedRecord[];
  /** Tables and columns, with their schemas, that are computed from the rest. */
  readonly computed: readonly string[];
  /** Computes them, where triggers do not, after all records of an owner were stored. */
  readonly finish?: (transaction: Transaction, owner: string) => Promise<void>;
}

/** The key of a column in the archive: amounts are decimals there. */
export function archiveKey(column: string): string {
  return column.replace(/_cents$/, '');
}
