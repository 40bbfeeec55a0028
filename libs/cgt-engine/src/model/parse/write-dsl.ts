import { isZero } from '../numbers/fraction';
import { POUNDS, type Money, type Transaction } from '../transaction';

/** Writes transactions as DSL text, a line each in the order given; reading the text gives the same transactions. */
export function writeDsl(transactions: readonly Transaction[]): string {
  return transactions.map(writeLine).join('\n');
}

function writeLine(transaction: Transaction): string {
  const { action, date, ticker } = transaction;
  return `${date.text} ${action} ${ticker} ${writeActionPart(transaction)}`;
}

function writeActionPart(transaction: Transaction): string {
  switch (transaction.action) {
    case 'BUY':
    case 'SELL':
      return `${transaction.quantity.text} @ ${writeMoney(transaction.price)}${writeOptional('FEES', transaction.fees)}`;
    case 'DIVIDEND':
      return `TOTAL ${writeMoney(transaction.total)}${writeOptional('TAX', transaction.tax)}`;
    case 'ACCUMULATION':
      return `${transaction.quantity.text} TOTAL ${writeMoney(transaction.total)}${writeOptional('TAX', transaction.tax)}`;
    case 'CAPRETURN':
      return `${transaction.quantity.text} TOTAL ${writeMoney(transaction.total)}${writeOptional('FEES', transaction.fees)}`;
    case 'SPLIT':
    case 'UNSPLIT':
      return `RATIO ${transaction.ratio.text}`;
  }
}

function writeMoney({ amount, currency }: Money): string {
  return `${amount.text} ${currency}`;
}

/** Zero pounds is what an absent amount means; a zero in another currency is written, so that nothing is lost. */
function writeOptional(keyword: string, money: Money): string {
  return isZero(money.amount.value) && money.currency === POUNDS ? '' : ` ${keyword} ${writeMoney(money)}`;
}
