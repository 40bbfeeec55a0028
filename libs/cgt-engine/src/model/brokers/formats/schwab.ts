import type { BrokerRow } from '../file/broker-row';
import { NOTHING } from '../file/exact-number';
import { cash, paidInOrOut, Reading, rowsOf } from '../reading';
import { RowsByKey } from '../rows-by-key';
import { WithheldTaxes } from '../withheld-taxes';
import { hasColumns, type TableFormat } from './format';
import {
  DIVIDEND_KIND,
  FRACTION_KIND,
  fractionPaid,
  MOVED_KIND,
  OPTION_KIND,
  reasonOfKind,
  WITHHOLDING_KIND,
} from './schwab-kinds';

const TRADES: Readonly<Record<string, 'BUY' | 'SELL'>> = { buy: 'BUY', sell: 'SELL', 'reinvest shares': 'BUY' };
const OPTION_SYMBOL = /\d\d\/\d\d\/\d{4} [\d.]+ [CP]$/;
const CANCELLATION = /^cancel (buy|sell)$/;
const USD = 'USD';

/** Charles Schwab's history of a brokerage account, in whatever order its columns stand. */
export const schwab: TableFormat = {
  broker: 'schwab',
  fits: hasColumns('date', 'action', 'symbol', 'description', 'quantity', 'price', 'fees & comm', 'amount'),
  isRecord: (row) => !/total/i.test(row.text('date')) && row.text('action') !== '',
  read: (rows) => {
    const reading = new Reading();
    const rest = withoutCancelled(reading, rows);
    const mergers = mergersIn(rest);
    const adjustments = new Set(mergers.values());
    const taxes = new WithheldTaxes(
      rest
        .filter((row) => WITHHOLDING_KIND.test(kindOf(row)))
        .map((row) => ({ row, amount: row.required('amount'), currency: USD })),
      rest.filter((row) => DIVIDEND_KIND.test(kindOf(row)) && row.amount('amount')?.isPositive === true),
      shareAndDay,
    );
    for (const row of rest) {
      const kind = kindOf(row);
      const action = TRADES[kind];
      if (mergers.has(row)) readMerger(reading, row, mergers.get(row));
      else if (OPTION_KIND.test(kind) || OPTION_SYMBOL.test(row.text('symbol'))) {
        reading.leaveOutWithWarning(row, 'not_security', `an option (${row.text('symbol')}) is left out.`);
      } else if (action !== undefined) readTrade(reading, row, action);
      else if (adjustments.has(row)) continue;
      else if (kind === 'stock plan activity') {
        reading.add({ ...entryOf(row), event: { kind: 'stock-plan', quantity: row.quantity('quantity') } });
      } else if (kind === 'stock split') {
        reading.add({ ...entryOf(row), event: { kind: 'added-shares', added: row.signedQuantity('quantity') } });
      } else if (DIVIDEND_KIND.test(kind)) readDividend(reading, row, taxes);
      else if (!WITHHOLDING_KIND.test(kind)) leaveOut(reading, row, kind);
    }
    taxes.leaveOutRest(reading);
    return reading;
  },
};

const shareAndDay = (row: BrokerRow) => `${row.text('symbol')} ${row.day('date', 'month-first').text}`;

const kindOf = (row: BrokerRow) => row.text('action').toLowerCase();

const entryOf = (row: BrokerRow) => ({
  rows: [row.number],
  date: row.day('date', 'month-first'),
  share: { symbol: row.text('symbol'), name: row.text('description') },
});

/** The amount is what left or reached the account. */
function readTrade(reading: Reading, row: BrokerRow, action: 'BUY' | 'SELL'): void {
  const moved = row.required('amount');
  const amount = moved.abs();
  const fees = (row.amount('fees & comm') ?? NOTHING).abs();
  reading.warnOfContraryMoney(row, action, moved);
  const agreed = action === 'BUY' ? amount.minus(fees) : amount.plus(fees);
  if (agreed.isBelowZero) throw row.unreadable('amount', 'more than the fees');
  reading.add({
    ...entryOf(row),
    event: {
      kind: 'trade',
      action,
      quantity: row.quantity('quantity'),
      total: cash(agreed, USD),
      fees: cash(fees, USD),
      price: row.amount('price'),
    },
  });
}

/** Takes out each cancellation with the trade that it cancels: same share, number and day, and of several the same money. */
function withoutCancelled(reading: Reading, rows: readonly BrokerRow[]): readonly BrokerRow[] {
  const cancellations = rows.filter((row) => CANCELLATION.test(kindOf(row)));
  if (cancellations.length === 0) return rows;
  const keyOf = (kind: string, row: BrokerRow) =>
    [kind, row.text('symbol'), row.quantity('quantity').text, row.day('date', 'month-first').text].join(' ');
  const withMoney = (key: string, row: BrokerRow) => `${key} ${row.amount('amount')?.abs().text ?? ''}`;
  const keyOfCancelled = (row: BrokerRow) => keyOf(CANCELLATION.exec(kindOf(row))?.[1] ?? '', row);
  const keyOfTrade = (row: BrokerRow) => keyOf(kindOf(row), row);
  const trades = rows.filter((row) => TRADES[kindOf(row)] !== undefined);
  const ofMoney = new RowsByKey(trades, (row) => withMoney(keyOfTrade(row), row));
  const cancelled = new Map(cancellations.map((row) => [row, ofMoney.take(withMoney(keyOfCancelled(row), row))]));
  const ofOtherMoney = new RowsByKey(ofMoney.rest(), keyOfTrade);
  const gone = new Set(cancellations);
  for (const row of cancellations) {
    const trade = cancelled.get(row) ?? ofOtherMoney.take(keyOfCancelled(row));
    if (trade === undefined) {
      reading.leaveOutWithWarning(row, 'cancelled', 'the trade that it cancels is not in this file.');
      continue;
    }
    gone.add(trade);
    reading.leaveOut(trade, 'cancelled');
    reading.leaveOut(row, 'cancelled');
  }
  return rows.filter((row) => !gone.has(row));
}

/** The two records of a merger for cash: one has the money, the other the shares that went. */
function mergersIn(rows: readonly BrokerRow[]): Map<BrokerRow, BrokerRow | undefined> {
  const adjustments = new RowsByKey(
    rows.filter((row) => kindOf(row) === 'cash merger adj'),
    (row) => row.text('symbol'),
  );
  const mergers = rows.filter((row) => kindOf(row) === 'cash merger');
  return new Map(mergers.map((row) => [row, adjustments.take(row.text('symbol'))]));
}

function readMerger(reading: Reading, row: BrokerRow, adjustment: BrokerRow | undefined): void {
  const shares = adjustment ?? row;
  const fees = (row.amount('fees & comm') ?? NOTHING).abs();
  reading.add({
    ...entryOf(row),
    rows: rowsOf(row, adjustment),
    event: {
      kind: 'trade',
      action: 'SELL',
      quantity: shares.quantity('quantity'),
      total: cash(row.required('amount').abs().plus(fees), USD),
      fees: cash(fees, USD),
    },
  });
}

/** The tax withheld stands in a record of its own, of the same share and day. */
function readDividend(reading: Reading, row: BrokerRow, taxes: WithheldTaxes): void {
  const entry = entryOf(row);
  const amount = row.required('amount');
  if (!amount.isPositive) return reading.leaveOutUnknown(row, row.text('action'));
  const { rows, tax } = taxes.take(reading, row);
  reading.add({
    ...entry,
    rows: rowsOf(row, ...rows),
    event: {
      kind: 'dividend',
      total: cash(amount, USD),
      ...(tax && { tax }),
    },
  });
}

function leaveOut(reading: Reading, row: BrokerRow, kind: string): void {
  if (FRACTION_KIND.test(kind)) return reading.leaveOutWithWarning(row, 'cash', fractionPaid(row.text('symbol')));
  const reason = reasonOfKind(kind);
  const isMoney = (row.amount('quantity') ?? NOTHING).isZero;
  if (reason !== undefined && isMoney) return reading.leaveOut(row, reason);
  if (!MOVED_KIND.test(kind)) return reading.leaveOutUnknown(row, row.text('action'));
  if (isMoney) return reading.leaveOut(row, paidInOrOut(row.amount('amount')));
  reading.leaveOutWithWarning(row, 'transfer', `shares of ${row.text('symbol')} were moved; enter their cost by hand.`);
}
