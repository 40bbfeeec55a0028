import type { Cash, DividendEvent } from './entry';
import type { ExactNumber } from './file/exact-number';
import { unreadableRow } from './file/unreadable-row';
import type { ListedInstrument } from './instruments';
import type { NamedEntry, SettledSplit } from './settled-split';
import { decimalOf, type Decimal } from '../numbers/decimal';
import { readTransactions } from '../parse/content';
import type { FieldContext } from '../parse/fields';
import { NO_MONEY, POUNDS, type Money, type Transaction } from '../transaction';

type Currencies = Pick<FieldContext, 'hasRates'>;

/** The transaction of an entry whose share has a name. Throws BROKER_ROW_UNREADABLE for a currency that is none. */
export function transactionOf(entry: NamedEntry, split: SettledSplit | undefined, currencies: Currencies): Transaction {
  const { event, ticker, date } = entry;
  if (split !== undefined) return splitTransaction(entry, split, currencies);
  // A record of CSV is known by its line, and so is what a later refusal says of it.
  const place = { file: entry.file, form: 'line', number: entry.rows[0] ?? 0 } as const;
  if (event.kind === 'trade') {
    const { action, quantity, total, fees } = event;
    return {
      place,
      date,
      ticker,
      action,
      quantity: decimal(quantity),
      consideration: moneyOf(total, entry, currencies),
      per: 'all',
      fees: optionalMoney(fees, entry, currencies),
    };
  }
  const dividend = event as DividendEvent;
  return {
    place,
    ticker,
    date,
    action: 'DIVIDEND',
    total: moneyOf(dividend.total, entry, currencies),
    tax: optionalMoney(dividend.tax, entry, currencies),
  };
}

function decimal(number: ExactNumber): Decimal {
  return decimalOf(number.text);
}

function optionalMoney(cash: Cash | undefined, entry: NamedEntry, currencies: Currencies): Money {
  return cash === undefined || cash.amount.isZero ? NO_MONEY : moneyOf(cash, entry, currencies);
}

function moneyOf({ amount, currency }: Cash, entry: NamedEntry, { hasRates }: Currencies): Money {
  if (currency === POUNDS) return { amount: decimal(amount), currency: POUNDS };
  const code = currency.toUpperCase();
  if (code !== POUNDS && (!/^[A-Z]{3}$/.test(code) || !hasRates(code))) {
    throw unreadableRow(
      { file: entry.file, row: entry.rows[0] ?? 0, field: 'currency', value: currency },
      'a currency that HMRC has published rates for',
    );
  }
  return { amount: decimal(amount), currency: code };
}

/** Splits are rare, so the DSL itself says what they are. */
function splitTransaction(entry: NamedEntry, { to, from, when }: SettledSplit, currencies: Currencies): Transaction {
  const { event, ticker, date } = entry;
  const cash = event.kind === 'split' ? event.cash : undefined;
  const paid = cash === undefined ? '' : ` CASH ${cash.amount.text} ${cash.currency}`;
  const line = `${date.text} SPLIT ${ticker} RATIO ${to.text}:${from.text}${when === undefined ? '' : ` ${when}`}${paid}`;
  return onlyTransaction(line, currencies);
}

/** What a share is, where the transactions need to know more than its ticker. */
export function instrumentTransactions(listed: readonly ListedInstrument[], currencies: Currencies): Transaction[] {
  return listed
    .filter(({ kind, also }) => kind !== undefined || also.length > 0)
    .map(({ ticker, kind, also }) => {
      const words = [
        'INSTRUMENT',
        ticker,
        ...(kind === undefined ? [] : ['KIND', kind]),
        ...(also.length === 0 ? [] : ['ALSO', ...also]),
      ];
      return onlyTransaction(words.join(' '), currencies);
    });
}

function onlyTransaction(line: string, currencies: Currencies): Transaction {
  const [transaction] = readTransactions(line, currencies);
  if (transaction === undefined) throw new Error(`not a transaction: ${line}`);
  return transaction;
}
