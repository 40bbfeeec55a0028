import type { BrokerRow } from '../file/broker-row';
import { exactly } from '../file/exact-number';
import { cash, Reading, toPennies } from '../reading';
import { subscriptionWarnings } from '../tax-wrapper';
import { CAPITAL_EVENT } from './capital-events';
import { hasColumns, type TableFormat } from './format';

const TOLERATED_PART = exactly('0.1');
const CURRENCY_OF_SIGN: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', '€': 'EUR' };

/** interactive investor's transaction history: a debit is a purchase, a credit a sale. */
export const interactiveInvestor: TableFormat = {
  broker: 'interactive-investor',
  idColumn: 'reference',
  fits: hasColumns('date', 'settlement date', 'symbol', 'sedol', 'quantity', 'price', 'debit', 'credit'),
  read: (rows) => {
    const reading = new Reading();
    for (const row of rows) {
      const isTrade = row.text('quantity') !== '' && row.text('price') !== '';
      const text = row.text('description').toLowerCase();
      if (isTrade && nameOf(row) === undefined) leaveOutNameless(reading, row);
      else if (isTrade) readTrade(reading, row);
      else if (/^div\b|dividend/.test(text) && nameOf(row) !== undefined) readDividend(reading, row);
      else if (/interest/.test(text)) reading.leaveOut(row, 'interest');
      else if (/fee|charge|commission/.test(text) || isSubscription(row, 'debit')) reading.leaveOut(row, 'fee');
      else if (row.text('quantity') !== '' || isOfShare(row, text)) {
        reading.leaveOutUnknown(row, row.text('description'));
      } else reading.leaveOut(row, row.text('credit') === '' ? 'withdrawal' : 'deposit');
    }
    reading.wrapperWarnings.push(...subscriptionWarnings(rows.filter((row) => isSubscription(row, 'credit'))));
    return reading;
  },
};

/** Of the service where it is paid, and to an ISA where money comes in. */
function isSubscription(row: BrokerRow, column: 'debit' | 'credit'): boolean {
  return /subscription/i.test(row.text('description')) && row.text(column) !== '';
}

const CURRENCY_NAME =
  /\b(?:dollars?|euros?|yen|francs?|kron(?:a|e|or|er)|pounds?|sterling|rand|zloty|usd|eur|gbp|cad|aud|chf|jpy|sek|nok|dkk|hkd|sgd)\b/;

/** An exchange of money has a number and a price too, but no share has neither a symbol nor a SEDOL. */
function leaveOutNameless(reading: Reading, row: BrokerRow): void {
  if (CURRENCY_NAME.test(row.text('description').toLowerCase())) reading.leaveOut(row, 'currency_exchange');
  else reading.leaveOutUnknown(row, row.text('description'));
}

/** Money that a share brought otherwise than by a sale or a dividend may be capital. */
function isOfShare(row: BrokerRow, text: string): boolean {
  return nameOf(row) !== undefined || /dividend/.test(text) || CAPITAL_EVENT.test(text);
}

function nameOf(row: BrokerRow): string | undefined {
  return row.text('symbol') || row.text('sedol') || undefined;
}

const shareOf = (row: BrokerRow) => ({
  symbol: row.text('symbol'),
  // Spreadsheets drop the zeros in front of a SEDOL of digits alone.
  sedol: /^\d{4,6}$/.test(row.text('sedol')) ? row.text('sedol').padStart(7, '0') : row.text('sedol'),
  name: row.text('description'),
});

function sideOf(row: BrokerRow) {
  const [debit, credit] = [row.amount('debit'), row.amount('credit')];
  if ((debit === undefined) === (credit === undefined))
    throw row.unreadable('debit', 'an amount beside an empty credit');
  const column = debit === undefined ? 'credit' : 'debit';
  return {
    column,
    amount: (debit ?? credit)?.abs() ?? row.required(column),
    currency: currencyOf(row.text(column)),
  };
}

function currencyOf(text: string): string {
  const sign = [...text].find((character) => character in CURRENCY_OF_SIGN);
  return CURRENCY_OF_SIGN[sign ?? '£'] ?? 'GBP';
}

/** Fees are what the amount differs by from number and price, where that is up to a tenth of it. */
function readTrade(reading: Reading, row: BrokerRow): void {
  const { column, amount, currency } = sideOf(row);
  const quantity = row.quantity('quantity');
  const agreed = toPennies(quantity.times(row.required('price').abs()));
  const fees = column === 'debit' ? amount.minus(agreed) : agreed.minus(amount);
  const isOneCurrency = currencyOf(row.text('price')) === currency;
  const areFees = isOneCurrency && !fees.isBelowZero && fees.lte(agreed.times(TOLERATED_PART));
  if (!areFees) {
    reading.warnings.push(
      `${row.file}, row ${row.number}: ${amount.text} is not ${quantity.text} shares at ${row.text('price')} with fees; the amount is taken whole, without fees.`,
    );
  }
  const action = column === 'debit' ? 'BUY' : 'SELL';
  const signed = row.required(column);
  reading.warnOfContraryMoney(row, action, action === 'BUY' ? signed.neg() : signed);
  reading.add({
    rows: [row.number],
    date: row.day('date', 'day-first'),
    share: shareOf(row),
    event: {
      kind: 'trade',
      action,
      quantity,
      total: cash(areFees ? agreed : amount, currency),
      fees: areFees ? cash(fees, currency) : undefined,
    },
  });
}

function readDividend(reading: Reading, row: BrokerRow): void {
  const { column, amount, currency } = sideOf(row);
  if (column === 'debit') return reading.leaveOutUnknown(row, row.text('description'));
  reading.add({
    rows: [row.number],
    date: row.day('date', 'day-first'),
    share: shareOf(row),
    event: { kind: 'dividend', total: cash(amount, currency) },
  });
}
