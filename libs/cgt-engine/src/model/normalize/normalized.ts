import type { Action } from '../actions';
import type { Money, Transaction } from '../transaction';

/** Money in the published form: always an object, also for pounds. */
export interface NormalizedMoney {
  readonly amount: string;
  readonly currency: string;
}

/**
 * A transaction as it is published: every field of its action, defaults filled in, decimal text plain. `action` and
 * `type`, `amount` and `quantity` are two spellings of one field each; both are read back.
 */
export type NormalizedTransaction = {
  /** INSTRUMENT has none. */
  readonly date?: string;
  readonly action: Action;
  readonly type: Action;
  readonly ticker: string;
} & Readonly<Record<string, unknown>>;

/** Publishes one transaction; money fields are written by `writeMoney`, which may add facts about the conversion. */
export function normalized(
  transaction: Transaction,
  writeMoney: (money: Money) => unknown = normalizedMoney,
): NormalizedTransaction {
  const { action, ticker, place } = transaction;
  return {
    ...('date' in transaction && { date: transaction.date.text }),
    action,
    type: action,
    ticker,
    ...actionFields(transaction, writeMoney),
    ...(place.form === 'line' ? { line: place.number } : { index: place.number }),
  };
}

export function normalizedMoney(money: Money): NormalizedMoney {
  return { amount: money.amount.text, currency: money.currency };
}

function actionFields(transaction: Transaction, write: (money: Money) => unknown): Record<string, unknown> {
  switch (transaction.action) {
    case 'SPOUSEIN':
      return {
        ...quantityFields(transaction.quantity.text),
        total_value: write(transaction.consideration),
        currency: transaction.consideration.currency,
      };
    case 'BUY':
    case 'SELL':
    case 'RIGHTS':
    case 'GIFT':
      return {
        ...quantityFields(transaction.quantity.text),
        [transaction.per === 'all' ? 'total_value' : 'price']: write(transaction.consideration),
        fees: write(transaction.fees),
        currency: transaction.consideration.currency,
      };
    case 'DIVIDEND':
      return {
        total_value: write(transaction.total),
        tax_paid: write(transaction.tax),
        currency: transaction.total.currency,
      };
    case 'ACCUMULATION':
      return {
        ...quantityFields(transaction.quantity.text),
        total_value: write(transaction.total),
        tax_paid: write(transaction.tax),
        currency: transaction.total.currency,
      };
    case 'CAPRETURN':
      return {
        ...quantityFields(transaction.quantity.text),
        total_value: write(transaction.total),
        fees: write(transaction.fees),
        currency: transaction.total.currency,
      };
    case 'SPLIT':
    case 'UNSPLIT':
      return {
        ratio: transaction.ratio.text,
        ...(transaction.when !== undefined && { when: transaction.when }),
        ...(transaction.cash !== undefined && { cash: write(transaction.cash) }),
      };
    case 'ERI':
      return {
        ...quantityFields(transaction.quantity.text),
        total_value: write(transaction.total),
        paid: transaction.paid.text,
        currency: transaction.total.currency,
      };
    case 'SPOUSEOUT':
      return quantityFields(transaction.quantity.text);
    case 'RENAME':
      return { to: transaction.to };
    case 'SPINOFF':
      return {
        to: transaction.to,
        received: transaction.received.text,
        ...(transaction.share !== undefined && { share: transaction.share.text }),
        ...(transaction.prices !== undefined && { prices: transaction.prices.map(write) }),
      };
    case 'TAKEOVER':
      return {
        to: transaction.to,
        received: transaction.received.text,
        ...(transaction.payment !== undefined && {
          cash: write(transaction.payment.cash),
          value: write(transaction.payment.value),
        }),
      };
    case 'INSTRUMENT':
      return {
        ...(transaction.kind !== undefined && { kind: transaction.kind }),
        ...(transaction.also.length > 0 && { also: transaction.also }),
      };
  }
}

function quantityFields(text: string) {
  return { amount: text, quantity: text };
}
