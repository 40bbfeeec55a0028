import type { CivilDate } from '@bursar/calendar';

import type { Place } from './place';
import { decimalOf, type Decimal } from './numbers/decimal';

/** An amount of a currency, as it was written. */
export interface Money {
  readonly amount: Decimal;
  /** Three capital letters. */
  readonly currency: string;
}

export const POUNDS = 'GBP';

/** What an absent fee or tax means. */
export const NO_MONEY: Money = { amount: decimalOf('0'), currency: POUNDS };

interface Entry {
  readonly place: Place;
  readonly date: CivilDate;
  /** Letters and digits, in capitals. */
  readonly ticker: string;
}

/** A purchase or a sale: `price` is for one share. */
export interface Trade extends Entry {
  readonly action: 'BUY' | 'SELL';
  readonly quantity: Decimal;
  readonly price: Money;
  readonly fees: Money;
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
  readonly ratio: Decimal;
}

export type Transaction = Trade | CashDividend | Accumulation | CapitalReturn | Reorganisation;

/** The money of a transaction. */
export function moneyOf(transaction: Transaction): readonly Money[] {
  switch (transaction.action) {
    case 'BUY':
    case 'SELL':
      return [transaction.price, transaction.fees];
    case 'DIVIDEND':
    case 'ACCUMULATION':
      return [transaction.total, transaction.tax];
    case 'CAPRETURN':
      return [transaction.total, transaction.fees];
    case 'SPLIT':
    case 'UNSPLIT':
      return [];
  }
}
