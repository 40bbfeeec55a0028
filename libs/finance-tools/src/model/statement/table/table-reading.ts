import type { ShortYears } from '../cells/date-cell';
import type { DateOrder, DecimalSeparator } from '../reading-arguments';
import type { AmountSource, TableColumns } from './table-columns';

/** Of money that left, and of money that came. */
export type DirectionSign = -1 | 1;

/** What the cells of a direction column mean, where that is not what the vocabulary says. */
export interface DirectionWords {
  /** Cells that mean that money left, as plain words: all others are money that came. */
  readonly debitValues: ReadonlySet<string> | undefined;
  /** Letters, by the name of the column. */
  readonly letters: ReadonlyMap<string, DirectionSign> | undefined;
}

/** How fees are printed: with a sign that means nothing, below zero where others were given back, or above it. */
export type FeeSigns = 'unsigned' | 'below' | 'above';

/** How many cells of a line have a name, and whether all lines have more. */
export interface NamedCells {
  readonly count: number;
  readonly areFewerEverywhere: boolean;
}

/** A column of amounts whose name is that of a currency. */
export interface AmountsInCurrency {
  readonly column: number;
  readonly currency: string;
}

/** Everything that is settled about a table: one way to read each of its lines. */
export interface TableReading {
  readonly columns: TableColumns;
  readonly named: NamedCells | undefined;
  readonly amount: AmountSource;
  readonly balance: number | undefined;
  /** Behind balances without a sign, a column that tells those below zero from others. */
  readonly balanceSign: number | undefined;
  /** A second column of balances, before the entry. */
  readonly before: number | undefined;
  readonly order: DateOrder;
  readonly shortYears: ShortYears;
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
  /** Columns whose names say that they hold another unit than the currency's. */
  readonly scaled: readonly number[];
  readonly directionWords: DirectionWords;
  /** Only credits have a mark in the direction column: a blank one is a debit. */
  readonly isBlankDebit: boolean;
  /** The columns in which only credits have a mark behind the amount: those without are debits. */
  readonly unmarkedDebits: readonly number[];
  /** The sign of an amount beside its direction means something: it is a refund when it is negative. */
  readonly isDirectionSigned: boolean;
  /** Both columns of a pair hold positive and negative amounts: the sign means something. */
  readonly areDebitsSigned: boolean;
  /** Most debits are written below zero: those above it are the refunds. */
  readonly areDebitsBelow: boolean;
  readonly areCreditsSigned: boolean;
}

/** Lines without a day that hold amounts: sums, parts of the entry above, or entries of its day; others are invalid. */
export interface DaylessLines {
  readonly totals: ReadonlySet<number>;
  readonly parts: ReadonlySet<number>;
  readonly entries: ReadonlySet<number>;
}

export const NO_DAYLESS: DaylessLines = { totals: new Set(), parts: new Set(), entries: new Set() };
