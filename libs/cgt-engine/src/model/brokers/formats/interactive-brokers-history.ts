import type { BrokerRow } from '../file/broker-row';
import { exactly, NOTHING, type ExactNumber } from '../file/exact-number';
import { cash, paidInOrOut, rowsOf, tradeMoney, type Reading } from '../reading';
import { WithheldTaxes } from '../withheld-taxes';

/** "SPXW 240621C05300000" and "PEP 21JUN24 180 C". */
export const OPTION_SYMBOL = /\s\d{6}[CP]\d{8}$|\s\d{1,2}[A-Z]{3}\d{2}\s[\d.]+\s[CP]$/;
/** "UKT 0 1/4 01/31/25": a bond ends with the day when it is repaid. */
const BOND_SYMBOL = /\s\d{1,2}\/\d{1,2}\/\d{2}(?:\d{2})?(?:\s[A-Z0-9]{1,5})?$/;
/** "M6E 15JUN26". */
const FUTURE_NAME = /^[A-Z0-9]{1,6} \d{1,2}[A-Z]{3}\d{2}$/;
const ONE = exactly('1');
const DIVIDEND = /^(?:dividend|payment in lieu)/;
const WITHHOLDING = /withholding/;

/** Reads the rows of a Transaction History, whose amounts are in the account's base currency. */
export function readHistory(reading: Reading, rows: readonly BrokerRow[], base: string | undefined): void {
  const taxes = new WithheldTaxes(
    rows
      .filter((row) => WITHHOLDING.test(typeOf(row)))
      .map((row) => ({
        row,
        amount: amountIn(row, 'net amount') ?? amountIn(row, 'gross amount') ?? NOTHING,
        currency: base ?? '',
      })),
    rows.filter((row) => DIVIDEND.test(typeOf(row)) && grossOf(row)?.isPositive === true),
    shareAndDay,
  );
  for (const row of rows) {
    const type = typeOf(row);
    if (type === 'buy' || type === 'sell') readTrade(reading, row, type === 'buy' ? 'BUY' : 'SELL', base);
    else if (DIVIDEND.test(type) && row.text('symbol') !== '') readDividend(reading, row, taxes, base);
    else if (WITHHOLDING.test(type)) continue;
    else leaveOut(reading, row, type);
  }
  taxes.leaveOutRest(reading);
}

const shareAndDay = (row: BrokerRow) => `${row.text('symbol')} ${row.text('date')}`;

const typeOf = (row: BrokerRow) => row.text('transaction type').toLowerCase();

function currencyOf(row: BrokerRow, base: string | undefined): string {
  if (base === undefined || base === '') throw row.unreadable('base currency', 'named in the section Summary');
  return base;
}

const entryOf = (row: BrokerRow) => ({
  rows: [row.number],
  date: row.day('date', 'year-first'),
  share: { symbol: row.text('symbol'), name: row.text('description') },
});

/** A column may carry a currency behind its name. */
function amountIn(row: BrokerRow, name: string): ExactNumber | undefined {
  const column = row.columnsFrom(name)[0];
  return column === undefined ? undefined : row.amount(column);
}

function grossOf(row: BrokerRow): ExactNumber | undefined {
  return amountIn(row, 'gross amount') ?? amountIn(row, 'net amount');
}

/** What is traded where it is no share. There is no column for that: names, and since 2026 a multiplier, tell. */
function otherSecurity(row: BrokerRow): string | undefined {
  const [symbol, description] = [row.text('symbol'), row.text('description')];
  if (OPTION_SYMBOL.test(symbol) || OPTION_SYMBOL.test(description)) return 'an option';
  if (BOND_SYMBOL.test(symbol)) return 'a bond';
  if (FUTURE_NAME.test(description)) return 'a future';
  const multiplier = row.amount('multiplier');
  return multiplier === undefined || multiplier.eq(ONE) ? undefined : 'an option or a future';
}

function readTrade(reading: Reading, row: BrokerRow, action: 'BUY' | 'SELL', base: string | undefined): void {
  const other = otherSecurity(row);
  if (other !== undefined) {
    return reading.leaveOutWithWarning(row, 'not_security', `${other} (${row.text('symbol')}) is left out.`);
  }
  const currency = currencyOf(row, base);
  const gross = amountIn(row, 'gross amount');
  const net = amountIn(row, 'net amount');
  const commission = amountIn(row, 'commission') ?? NOTHING;
  const taxes = amountIn(row, 'transaction fees') ?? NOTHING;
  // Stamp duty and the like: the net amount tells whether the commission has them too.
  const areApart = !taxes.isZero && gross?.plus(commission).plus(taxes).round(2).text === net?.round(2).text;
  const costs = (areApart ? commission.plus(taxes) : commission).neg();
  if (!taxes.isZero && !areApart) {
    reading.warnings.push(
      `${row.file}, row ${row.number}: the Transaction Fees of ${taxes.abs().text} ${currency} are taken as a part of the commission; check that they are.`,
    );
  }
  if (gross === undefined && net === undefined) throw row.unreadable('net amount', 'a number');
  // Net is what left or reached the account: a purchase's is below zero.
  const agreed = gross ?? (net ?? NOTHING).plus(costs);
  reading.add({
    ...entryOf(row),
    event: {
      kind: 'trade',
      action,
      quantity: reading.traded(row, 'quantity', action),
      ...tradeMoney(action, agreed, costs, currency),
    },
  });
}

function readDividend(reading: Reading, row: BrokerRow, taxes: WithheldTaxes, base: string | undefined): void {
  const currency = currencyOf(row, base);
  const gross = grossOf(row);
  if (gross === undefined || !gross.isPositive) return reading.leaveOutUnknown(row, row.text('transaction type'));
  const { rows, tax } = taxes.take(reading, row);
  reading.add({
    ...entryOf(row),
    rows: rowsOf(row, ...rows),
    event: {
      kind: 'dividend',
      total: cash(gross, currency),
      ...(tax && { tax }),
    },
  });
}

function leaveOut(reading: Reading, row: BrokerRow, type: string): void {
  if (/interest/.test(type)) reading.leaveOut(row, 'interest');
  else if (/deposit/.test(type)) reading.leaveOut(row, 'deposit');
  else if (/withdrawal/.test(type)) reading.leaveOut(row, 'withdrawal');
  else if (/forex/.test(type)) reading.leaveOut(row, 'currency_exchange');
  else if (/fee|commission adjustment/.test(type)) reading.leaveOut(row, 'fee');
  else if (/transfer/.test(type) && row.text('quantity') === '') {
    reading.leaveOut(row, paidInOrOut(amountIn(row, 'net amount')));
  } else if (/tax/.test(type)) reading.leaveOut(row, 'tax');
  else if (/assignment|exercise|expir/.test(type)) {
    reading.leaveOutWithWarning(row, 'not_security', `an option (${row.text('symbol')}) is left out.`);
  } else reading.leaveOutUnknown(row, row.text('transaction type'));
}
