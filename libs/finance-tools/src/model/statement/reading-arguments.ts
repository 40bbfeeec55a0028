import type { Decimal } from '../decimal';

/** What a statement is written in. A zip has the format of its first statement. */
export type StatementFormat = 'csv' | 'ofx' | 'qif' | 'camt' | 'mt940' | 'xlsx' | 'html';

export type DateOrder = 'DMY' | 'MDY' | 'YMD';
export type DecimalSeparator = '.' | ',';
/** Whether the amounts stand as the account sees them, or purchases are printed as positive ones. */
export type AmountSigns = 'as_is' | 'inverted';
/** Whether the amount holds the fee already, or the fee left the account as well. */
export type Fees = 'included' | 'extra';

/** A column by its name in the header, or by its number from 1. */
export type Column = string | number;

/** The columns of a table, by what they hold. `description` in the order in which the texts are joined. */
export interface MappedColumns {
  readonly date?: Column | null;
  readonly amount?: Column | null;
  readonly debit?: Column | null;
  readonly credit?: Column | null;
  readonly direction?: Column | null;
  readonly balance?: Column | null;
  readonly currency?: Column | null;
  readonly payee?: Column | null;
  readonly category?: Column | null;
  readonly id?: Column | null;
  readonly account?: Column | null;
  readonly status?: Column | null;
  readonly fee?: Column | null;
  readonly description?: readonly Column[] | null;
}

/** How a statement is read, in the words of the tool's argument `mapping`. A role that is null has no column. */
export interface StatementMapping {
  readonly sheet?: string | null;
  /** The line of the header, from 1; null when there is none. */
  readonly header_row?: number | null;
  readonly date_order?: DateOrder | null;
  readonly decimal_separator?: DecimalSeparator | null;
  readonly amounts?: AmountSigns | null;
  readonly fees?: Fees | null;
  /** The cells of the direction column that mean that money left. */
  readonly debit_values?: readonly string[] | null;
  readonly columns?: MappedColumns | null;
}

/** A mapping as it is remembered with an account. */
export interface RememberedMapping extends StatementMapping {
  /**
   * What of it a person said, or balances or the cells proved for good: columns by their roles, `date_order` and
   * `amounts`. The rest only fitted the cells of one file, and has to fit those of the next one again.
   */
  readonly sure?: readonly string[];
}

/** The arguments of an import that say how to read; what is left out or `auto` is settled by the file. */
export interface ReadingArguments {
  readonly format?: StatementFormat | 'auto' | undefined;
  readonly date_order?: DateOrder | 'auto' | undefined;
  readonly decimal_separator?: DecimalSeparator | 'auto' | undefined;
  readonly amounts?: AmountSigns | 'auto' | undefined;
  readonly mapping?: StatementMapping | undefined;
}

/** What a reading has to know of an account. Plain data, as everything that goes into a reading and comes out of it. */
export interface KnownAccount {
  readonly currency: string;
  /** The mappings that earlier commits used, by `StatementPart.layout`. */
  readonly mappings: Readonly<Record<string, RememberedMapping>>;
  /** The latest known balance, at the end of its day. */
  readonly lastClosing: DayBalance | null;
}

export interface KnownAccounts {
  /** The account that the call names, stored or to be created. */
  readonly target: KnownAccount | null;
  /** Accounts that statement numbers are bound to or sent to; null for a number that is to be left out. */
  readonly byNumber: Readonly<Record<string, KnownAccount | null>>;
}

/** The balance at the end of a day, `YYYY-MM-DD`. */
export interface DayBalance {
  readonly day: string;
  readonly balance: Decimal;
}
