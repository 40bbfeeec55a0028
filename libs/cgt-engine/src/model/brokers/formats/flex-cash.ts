import type { BrokerRow } from '../file/broker-row';
import { cash, paidInOrOut, rowsOf, type Reading } from '../reading';
import { WithheldTaxes } from '../withheld-taxes';
import type { FlexRecord } from './flex-xml';
import { flexDay } from './flex-day';

/** What a record of cash is, in the words of either element. */
const DIVIDEND = /^(?:dividends?|payment in lieu.*|div|pil)$/;
const WITHHOLDING = /^(?:withholding tax|frtax)$/;

/** Reads movements of cash: CashTransaction, and lines of the statement of funds where there is none of them. */
export function readFlexCash(reading: Reading, records: readonly FlexRecord[], hasOrders: boolean): void {
  const hasTransactions = records.some(({ element }) => element === 'CashTransaction');
  const rows: BrokerRow[] = [];
  const hasDetails = records.some(({ row }) => row.text('levelofdetail').toUpperCase() === 'DETAIL');
  for (const { element, row } of records) {
    const isSummary = hasDetails && row.text('levelofdetail').toUpperCase() === 'SUMMARY';
    const repeats = element === 'StatementOfFundsLine' && hasTransactions;
    if (isSummary || repeats) reading.leaveOut(row, 'paired');
    else rows.push(row);
  }
  const taxes = new WithheldTaxes(
    rows
      .filter((row) => WITHHOLDING.test(kindOf(row)))
      .map((row) => ({ row, amount: row.required('amount'), currency: row.text('currency') })),
    rows.filter(isDividend),
    shareAndDay,
  );
  for (const row of rows) {
    const kind = kindOf(row);
    if (isDividend(row)) readDividend(reading, row, taxes);
    else if (!WITHHOLDING.test(kind)) leaveOut(reading, row, kind, hasOrders);
  }
  taxes.leaveOutRest(reading);
}

function isDividend(row: BrokerRow): boolean {
  return DIVIDEND.test(kindOf(row)) && row.text('symbol') !== '' && row.amount('amount')?.isPositive === true;
}

function kindOf(row: BrokerRow): string {
  return (row.text('type') || row.text('activitycode')).toLowerCase();
}

function dayColumn(row: BrokerRow): string {
  return ['datetime', 'date', 'settledate', 'reportdate'].find((column) => row.text(column) !== '') ?? 'datetime';
}

const shareAndDay = (row: BrokerRow) => `${row.text('symbol')} ${row.text(dayColumn(row)).slice(0, 10)}`;

function readDividend(reading: Reading, row: BrokerRow, taxes: WithheldTaxes): void {
  const { rows, tax } = taxes.take(reading, row);
  const currency = row.text('currency');
  if (currency === '') throw row.unreadable('currency', 'a currency code');
  reading.add({
    rows: rowsOf(row, ...rows),
    date: flexDay(row, dayColumn(row)),
    share: { symbol: row.text('symbol'), isin: row.text('isin') },
    event: {
      kind: 'dividend',
      total: cash(row.required('amount'), currency),
      ...(tax && { tax: { ...tax, currency: tax.currency || currency } }),
    },
  });
}

function leaveOut(reading: Reading, row: BrokerRow, kind: string, hasOrders: boolean): void {
  const amount = row.amount('amount');
  if (/interest|^[cd]int$/.test(kind)) reading.leaveOut(row, 'interest');
  else if (/deposit|^dep$|^with$/.test(kind)) reading.leaveOut(row, paidInOrOut(amount));
  else if (/fee|commission|^ofee$|^comm$/.test(kind)) reading.leaveOut(row, 'fee');
  else if (/tax|^stax$/.test(kind)) reading.leaveOut(row, 'tax');
  else if (/^forex$|^fx/.test(kind)) reading.leaveOut(row, 'currency_exchange');
  else if (/^(?:buy|sell|corp)$/.test(kind) && hasOrders) reading.leaveOut(row, 'paired');
  else if (/^(?:adj|bal)|starting|ending/.test(kind)) reading.leaveOut(row, 'statement');
  else reading.leaveOutUnknown(row, row.text('type') || row.text('activitycode'));
}
