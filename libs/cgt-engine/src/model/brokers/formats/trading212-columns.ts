import { brokerDate, brokerTime } from '../file/broker-date';
import type { BrokerRow } from '../file/broker-row';
import { exactNumber } from '../file/exact-number';
import { MoneyColumns } from '../file/money-columns';

const FEES = [
  'transaction fee',
  'finra fee',
  'stamp duty',
  'stamp duty reserve tax',
  'french transaction tax',
  'currency conversion fee',
  'ptm levy',
];

/** The columns of the table that rows are of. */
export interface Layout {
  readonly total: MoneyColumns;
  readonly fees: readonly MoneyColumns[];
  readonly withheld: MoneyColumns;
}

export function layoutOf(row: BrokerRow): Layout {
  return {
    total: new MoneyColumns(row, 'total'),
    fees: FEES.flatMap((name) => MoneyColumns.in(row, name) ?? []),
    withheld: new MoneyColumns(row, 'withholding tax'),
  };
}

/** What a record without an id says in an export of any year and with any fee columns: dividends and interest have none. */
export function factsOf(row: BrokerRow): string {
  const numberIn = (column: string) => exactNumber(row.text(column))?.text ?? row.text(column);
  const total = row.columnsFrom('total').find((column) => row.text(column) !== '') ?? 'total';
  const currency = row.text('currency (total)') || total.slice(-4, -1).toUpperCase();
  const time = row.text('time');
  const seconds = brokerTime(time);
  return [
    row.text('action'),
    // Spreadsheets save neither the order of the date nor the seconds.
    `${brokerDate(time, 'day-first')?.text ?? time} ${seconds === undefined ? '' : Math.floor(seconds / 60)}`,
    row.text('isin') || row.text('ticker'),
    numberIn('no. of shares'),
    `${numberIn(total)} ${currency}`,
  ].join(' ');
}
