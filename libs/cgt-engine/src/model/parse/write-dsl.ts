import { isZero } from '../numbers/fraction';
import {
  distributionDate,
  POUNDS,
  type Instrument,
  type Money,
  type Reorganisation,
  type SpinOff,
  type Takeover,
  type Transaction,
} from '../transaction';

/** Writes transactions as DSL text, a line each in the order given; reading the text gives the same transactions. */
export function writeDsl(transactions: readonly Transaction[]): string {
  return transactions.map(writeLine).join('\n');
}

/** One transaction as a line of DSL text. */
export function writeLine(transaction: Transaction): string {
  if (transaction.action === 'INSTRUMENT') return writeInstrument(transaction);
  const { action, date, ticker } = transaction;
  return `${date.text} ${action} ${ticker} ${writeActionPart(transaction)}`;
}

function writeInstrument({ action, ticker, kind, also }: Instrument): string {
  return [
    action,
    ticker,
    ...(kind === undefined ? [] : ['KIND', kind]),
    ...(also.length > 0 ? ['ALSO', ...also] : []),
  ].join(' ');
}

function writeActionPart(transaction: Exclude<Transaction, Instrument>): string {
  switch (transaction.action) {
    case 'BUY':
    case 'SELL':
    case 'RIGHTS':
    case 'SPOUSEIN':
    case 'GIFT':
      return `${transaction.quantity.text} ${transaction.per === 'all' ? 'TOTAL' : '@'} ${writeMoney(transaction.consideration)}${writeOptional('FEES', transaction.fees)}`;
    case 'DIVIDEND':
      return `TOTAL ${writeMoney(transaction.total)}${writeOptional('TAX', transaction.tax)}`;
    case 'ACCUMULATION':
      return `${transaction.quantity.text} TOTAL ${writeMoney(transaction.total)}${writeOptional('TAX', transaction.tax)}`;
    case 'CAPRETURN':
      return `${transaction.quantity.text} TOTAL ${writeMoney(transaction.total)}${writeOptional('FEES', transaction.fees)}`;
    case 'SPLIT':
    case 'UNSPLIT':
      return writeReorganisation(transaction);
    case 'SPOUSEOUT':
      return transaction.quantity.text;
    case 'ERI': {
      const { date, quantity, total, paid } = transaction;
      const usual = paid.epochDay === distributionDate(date).epochDay;
      return `${quantity.text} TOTAL ${writeMoney(total)}${usual ? '' : ` PAID ${paid.text}`}`;
    }
    case 'SPINOFF':
      return `TO ${transaction.to} ${transaction.received.text} ${writeDivision(transaction)}`;
    case 'TAKEOVER':
      return `TO ${transaction.to} ${transaction.received.text}${writePayment(transaction)}`;
    case 'RENAME':
      return `TO ${transaction.to}`;
  }
}

function writeReorganisation({ ratio, when, cash }: Reorganisation): string {
  const time = when === undefined ? '' : ` ${when.toUpperCase()}`;
  return `RATIO ${ratio.text}${time}${cash === undefined ? '' : ` CASH ${writeMoney(cash)}`}`;
}

function writeDivision({ share, prices }: SpinOff): string {
  return share === undefined ? `PRICES ${(prices ?? []).map(writeMoney).join(' ')}` : `SHARE ${share.text}`;
}

function writePayment({ payment }: Takeover): string {
  return payment === undefined ? '' : ` CASH ${writeMoney(payment.cash)} VALUE ${writeMoney(payment.value)}`;
}

function writeMoney({ amount, currency }: Money): string {
  return `${amount.text} ${currency}`;
}

/** Zero pounds is what an absent amount means; a zero in another currency is written, so that nothing is lost. */
function writeOptional(keyword: string, money: Money): string {
  return isZero(money.amount.value) && money.currency === POUNDS ? '' : ` ${keyword} ${writeMoney(money)}`;
}
