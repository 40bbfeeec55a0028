import type { DateOrder, DecimalSeparator } from '../reading-arguments';
import type { AmountsInCurrency } from './other-currencies';
import type { FeeSigns } from './read-fee';
import type { DirectionWords } from './read-amount';
import type { AmountSource, TableColumns } from './table-columns';

/** Everything that is settled about a table: one way to read each of its lines. */
export interface TableReading {
  readonly columns: TableColumns;
  readonly amount: AmountSource;
  readonly balance: number | undefined;
  /** A second column of balances, before the entry. */
  readonly before: number | undefined;
  readonly order: DateOrder;
  /** Of the account: amounts with another sign or code are none of it. Undefined where rows name their currency. */
  readonly currency: string | undefined;
  readonly separator: DecimalSeparator;
  readonly balanceSeparator: DecimalSeparator;
  readonly isInverted: boolean;
  /** Balances are what is owed: the account holds them with the other sign. */
  readonly isOwed: boolean;
  /** What a fee column does to amounts; undefined without fees. */
  readonly fees: 'included' | 'extra' | undefined;
  readonly feeSigns: FeeSigns;
  readonly inCurrencies: readonly AmountsInCurrency[];
  readonly directionWords: DirectionWords;
  /** Only credits have a mark in the direction column: a blank one is a debit. */
  readonly isBlankDebit: boolean;
  /** The columns in which only credits have a mark behind the amount: those without are debits. */
  readonly unmarkedDebits: readonly number[];
  /** The sign of an amount beside its direction means something: it is a refund when it is negative. */
  readonly isDirectionSigned: boolean;
  /** Both columns of a pair hold positive and negative amounts: the sign means something. */
  readonly areDebitsSigned: boolean;
  readonly areCreditsSigned: boolean;
}

/** Lines without a day that hold amounts: sums, parts of the entry above, or entries of its day; others are invalid. */
export interface DaylessLines {
  readonly totals: ReadonlySet<number>;
  readonly parts: ReadonlySet<number>;
  readonly entries: ReadonlySet<number>;
}

export const NO_DAYLESS: DaylessLines = { totals: new Set(), parts: new Set(), entries: new Set() };
