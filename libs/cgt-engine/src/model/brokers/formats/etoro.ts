import type { BrokerRow } from '../file/broker-row';
import { NOTHING } from '../file/exact-number';
import { cash, paidInOrOut, Reading, rowsOf } from '../reading';
import { RowsByKey } from '../rows-by-key';
import { hasColumns, type TableFormat } from './format';

const USD = 'USD';

/** eToro's account activity, in dollars. */
export const etoro: TableFormat = {
  broker: 'etoro',
  // Since 2025 the column says what a unit of a CFD is.
  columnAs: (column) => (/^units ?\/ ?contracts$/.test(column) ? 'units' : column),
  fits: hasColumns('date', 'type', 'details', 'amount', 'units', 'position id', 'asset type'),
  read: (rows) => {
    const reading = new Reading();
    const duties = new RowsByKey(rows.filter(isDuty), (row) => row.text('position id'));
    for (const row of rows) readRow(reading, row, duties);
    for (const row of duties.rest()) reading.leaveOut(row, 'tax');
    return reading;
  },
};

const isDuty = (row: BrokerRow) => /sdrt|stamp duty/.test(row.text('type').toLowerCase());

function readRow(reading: Reading, row: BrokerRow, duties: RowsByKey<BrokerRow>): void {
  const type = row.text('type').toLowerCase();
  const isOpening = type === 'open position';
  if (isDuty(row)) return;
  if (isOpening || type === 'position closed') {
    const asset = row.text('asset type').toLowerCase();
    if (asset === 'cfd' || !/stock|etf|crypto/.test(asset)) {
      const what = `a position in ${row.text('details')} (${row.text('asset type') || 'no asset type'}) is left out.`;
      return reading.leaveOutWithWarning(row, 'not_security', what);
    }
    return readTrade(reading, row, isOpening, duties);
  }
  if (type === 'dividend' && row.amount('amount')?.isPositive === true) {
    return reading.add({ ...entryOf(row), event: { kind: 'dividend', total: cash(row.required('amount'), USD) } });
  }
  if (/interest/.test(type)) return reading.leaveOut(row, 'interest');
  if (/fee|commission/.test(type)) return reading.leaveOut(row, 'fee');
  if (/deposit|withdraw/.test(type)) {
    return reading.leaveOut(row, type.includes('withdraw') ? 'withdrawal' : paidInOrOut(row.amount('amount')));
  }
  if (/transfer/.test(type) && row.text('units') !== '') {
    const what = `${row.text('details')} was moved; if its owner changed, enter that by hand.`;
    return reading.leaveOutWithWarning(row, 'transfer', what);
  }
  if (/transfer|compensation|adjustment/.test(type)) return reading.leaveOut(row, 'cash');
  reading.leaveOutUnknown(row, row.text('type'));
}

const entryOf = (row: BrokerRow) => ({
  rows: [row.number],
  date: row.day('date', 'day-first'),
  time: row.time('date'),
  share: {
    symbol: row.text('details').replace(/\/.*$/, ''),
    ...(/crypto/i.test(row.text('asset type')) && { kind: 'CRYPTO' as const }),
  },
});

function readTrade(reading: Reading, row: BrokerRow, isOpening: boolean, duties: RowsByKey<BrokerRow>): void {
  const paid = isOpening ? duties.takeAll(row.text('position id')) : [];
  const fees = paid.reduce((sum, duty) => sum.plus(duty.required('amount').abs()), NOTHING);
  const action = isOpening ? 'BUY' : 'SELL';
  reading.add({
    ...entryOf(row),
    rows: rowsOf(row, ...paid),
    event: {
      kind: 'trade',
      action,
      quantity: reading.traded(row, 'units', action),
      total: cash(row.required('amount'), USD),
      fees: cash(fees, USD),
    },
  });
}
