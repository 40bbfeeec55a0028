import { addMonths, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

import type { Kind } from './actions';
import type { Place } from './place';
import { decimalOf, type Decimal } from './numbers/decimal';
import { multiply, type Fraction } from './numbers/fraction';

/** An amount of a currency, as it was written. */
export interface Money {
  readonly amount: Decimal;
  /** Three capital letters. */
  readonly currency: string;
}

export const POUNDS = 'GBP';

/** What an absent fee or tax means. */
export const NO_MONEY: Money = { amount: decimalOf('0'), currency: POUNDS };

interface Statement {
  readonly place: Place;
  /** Letters and digits, in capitals. */
  readonly ticker: string;
}

interface Entry extends Statement {
  readonly date: CivilDate;
}

/**
 * Shares that come or go for money: a purchase or a sale; rights taken up; shares from a spouse, at the spouse's cost;
 * shares given away, at their market value.
 */
export interface Trade extends Entry {
  readonly action: 'BUY' | 'SELL' | 'RIGHTS' | 'SPOUSEIN' | 'GIFT';
  readonly quantity: Decimal;
  /** What was agreed, before fees: for one share or for all of them. */
  readonly consideration: Money;
  readonly per: 'share' | 'all';
  readonly fees: Money;
}

/** What all the shares of a trade were bought or sold for, before fees, in the consideration's currency. */
export function agreedAmount({
  quantity,
  consideration,
  per,
}: Pick<Trade, 'quantity' | 'consideration' | 'per'>): Fraction {
  return per === 'all' ? consideration.amount.value : multiply(quantity.value, consideration.amount.value);
}

/** Shares that go to a spouse or civil partner. */
export interface SpouseTransfer extends Entry {
  readonly action: 'SPOUSEOUT';
  readonly quantity: Decimal;
}

/** Cash paid out; no effect on cost. */
export interface CashDividend extends Entry {
  readonly action: 'DIVIDEND';
  readonly total: Money;
  readonly tax: Money;
}

/** Income kept inside a fund and added to its cost. The quantity is for the record: the event is the whole pool's. */
export interface Accumulation extends Entry {
  readonly action: 'ACCUMULATION';
  readonly quantity: Decimal;
  readonly total: Money;
  readonly tax: Money;
}

/** Excess reportable income of an offshore fund, at the end of its reporting period. The quantity is for the record. */
export interface ReportableIncome extends Entry {
  readonly action: 'ERI';
  readonly quantity: Decimal;
  readonly total: Money;
  /** The fund distribution date: the day on which it is income. */
  readonly paid: CivilDate;
}

/** SI 2009/3001 reg. 94(4): six months after the end of the reporting period, unless the fund named another day. */
export function distributionDate(endOfPeriod: CivilDate): CivilDate {
  return dayWithinMonth(addMonths(monthOfDate(endOfPeriod), 6), endOfPeriod.day);
}

/** A capital distribution, taken off the cost. The quantity is for the record, as with an accumulation. */
export interface CapitalReturn extends Entry {
  readonly action: 'CAPRETURN';
  readonly quantity: Decimal;
  readonly total: Money;
  readonly fees: Money;
}

/** A subdivision (SPLIT: quantity × ratio) or a consolidation (UNSPLIT: quantity / ratio). */
export interface Reorganisation extends Entry {
  readonly action: 'SPLIT' | 'UNSPLIT';
  /** The text may be `15:19`, fifteen new shares for nineteen old ones. */
  readonly ratio: Decimal;
  /** Before or after the trades of its day; undefined on a day without any. */
  readonly when: 'open' | 'close' | undefined;
  /** Paid for the fraction of a share that was left. */
  readonly cash: Money | undefined;
}

/** A part of the cost goes to shares of another company: TCGA 1992 s126-s130, s136, s192. */
export interface SpinOff extends Entry {
  readonly action: 'SPINOFF';
  readonly to: string;
  readonly received: Decimal;
  /** The new shares' part of the cost, or the first day's prices of an old and a new share. */
  readonly share: Decimal | undefined;
  readonly prices: readonly [old: Money, new_: Money] | undefined;
}

/** The whole holding becomes shares of another company: TCGA 1992 s135; cash beside them: s129. */
export interface Takeover extends Entry {
  readonly action: 'TAKEOVER';
  readonly to: string;
  readonly received: Decimal;
  /** What was paid beside the shares, and what all the new shares were worth. */
  readonly payment: { readonly cash: Money; readonly value: Money } | undefined;
}

/** The holding goes on under another ticker: `ticker` on lines up to and including this day is `to`. */
export interface Rename extends Entry {
  readonly action: 'RENAME';
  readonly to: string;
}

/** What happens to a holding on a day. */
export type HoldingEvent =
  | Trade
  | SpouseTransfer
  | CashDividend
  | Accumulation
  | ReportableIncome
  | CapitalReturn
  | Reorganisation
  | SpinOff
  | Takeover;

/** Says what a ticker is: its kind, its other names. It has no date. */
export interface Instrument extends Statement {
  readonly action: 'INSTRUMENT';
  readonly kind: Kind | undefined;
  readonly also: readonly string[];
}

export type Transaction = HoldingEvent | Rename | Instrument;

/** The money of a transaction. */
export function moneyOf(transaction: Transaction): readonly Money[] {
  switch (transaction.action) {
    case 'BUY':
    case 'SELL':
    case 'RIGHTS':
    case 'SPOUSEIN':
    case 'GIFT':
      return [transaction.consideration, transaction.fees];
    case 'DIVIDEND':
    case 'ACCUMULATION':
      return [transaction.total, transaction.tax];
    case 'CAPRETURN':
      return [transaction.total, transaction.fees];
    case 'ERI':
      return [transaction.total];
    case 'SPLIT':
    case 'UNSPLIT':
      return transaction.cash === undefined ? [] : [transaction.cash];
    case 'SPINOFF':
      return transaction.prices ?? [];
    case 'TAKEOVER':
      return transaction.payment === undefined ? [] : [transaction.payment.cash, transaction.payment.value];
    case 'SPOUSEOUT':
    case 'RENAME':
    case 'INSTRUMENT':
      return [];
  }
}
