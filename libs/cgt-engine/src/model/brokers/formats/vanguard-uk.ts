import { BrokerRow, type Columns } from '../file/broker-row';
import type { CsvRecord } from '../file/csv-records';
import { columnsOf, possibleHeaders, type WrittenRecord } from '../file/header';
import { NOTHING } from '../file/exact-number';
import { CostsOfTrades } from '../costs-of-trades';
import { cash, paidInOrOut, Reading, rowsOf } from '../reading';
import { RowsByKey } from '../rows-by-key';
import { headingWarnings } from '../tax-wrapper';
import { CAPITAL_EVENT } from './capital-events';
import { hasColumns, type DocumentFormat, type TextFile } from './format';

const POUNDS = 'GBP';
const TRADE = /^(bought|sold) ([\d,]*\.?\d+) (.+)$/i;
const DIVIDEND = /^div: ([a-z0-9]+)/i;
/** What dealing in an ETF costs; the yearly account fee has another name. */
const COST = /\b(?:deal|trad)(?:ing|e)? (?:fee|charge|commission)/i;
const REVERSAL = /^reversal of /i;

/** Vanguard's details alone say what a movement is; where a column does, the table is another broker's. */
const TELLING_COLUMN =
  /^(?:type|action|transaction type|symbol|ticker|isin|quantity|units\b.*|asset type|position id)$/;

const isCashHeader = (columns: Columns) =>
  hasColumns('date', 'details', 'amount', 'balance')(columns) &&
  ![...columns.keys()].some((column) => TELLING_COLUMN.test(column));
const isInvestmentHeader = hasColumns('date', 'investmentname', 'transactiondetails', 'quantity', 'cost');

/** Vanguard's general account: movements of cash, and of investments in a table of their own. */
export const vanguardUk: DocumentFormat = {
  broker: 'vanguard-uk',
  fits: (_file, beginning) => hasHeader(beginning),
  open: (file, records) => {
    if (!hasHeader(records)) return undefined;
    const { cash: movements, investments, heading, between } = sections(file, records);
    const rows = [...movements, ...investments];
    return {
      count: rows.length,
      identities: () => new Map(rows.map((row) => [row.number, row.facts])),
      read: (isRepeated) => {
        const isNew = ({ number }: BrokerRow) => !isRepeated(number);
        const reading = readRows(movements.filter(isNew), investments.filter(isNew));
        reading.wrapperWarnings.push(...headingWarnings(file.name, heading, between));
        return reading;
      },
    };
  },
};

function hasHeader(records: readonly WrittenRecord[]): boolean {
  return possibleHeaders(records).some(({ cells }) => {
    const columns = columnsOf(cells);
    return isCashHeader(columns) || isInvestmentHeader(columns);
  });
}

function sections({ name }: TextFile, records: readonly CsvRecord[]) {
  const found = {
    cash: [] as BrokerRow[],
    investments: [] as BrokerRow[],
    heading: [] as CsvRecord[],
    between: [] as CsvRecord[],
  };
  let current: BrokerRow[] | undefined;
  let columns = columnsOf([]);
  for (const record of records) {
    const { line, cells } = record;
    const named = columnsOf(cells);
    const isCash = isCashHeader(named);
    if (isCash || isInvestmentHeader(named)) {
      current = isCash ? found.cash : found.investments;
      columns = named;
      continue;
    }
    const row = new BrokerRow(name, line, columns, cells);
    // Titles of sections, and the sums below them, have no day.
    if (current === undefined) found.heading.push(record);
    else if (/^\d/.test(row.text('date'))) current.push(row);
    else found.between.push(record);
  }
  return found;
}

function readRows(movements: readonly BrokerRow[], investments: readonly BrokerRow[]): Reading {
  const reading = new Reading();
  const dealt = new RowsByKey(investments, (row) => row.text('transactiondetails'));
  const reversed = withReversals(reading, movements);
  const left = movements.filter((row) => !reversed.has(row));
  const costs = new CostsOfTrades(
    left.filter(isCost),
    left.filter((row) => TRADE.test(row.text('details'))),
    (row) => row.text('date'),
  );
  for (const row of left) {
    const details = row.text('details');
    const [, side, number, name] = TRADE.exec(details) ?? [];
    const [, ticker] = DIVIDEND.exec(details) ?? [];
    if (side !== undefined && number !== undefined && name !== undefined) {
      const deal = dealt.take(details);
      readTrade(reading, row, { deal, name, costs: costs.takeAll(row) });
      if (deal !== undefined) reading.leaveOut(deal, 'paired');
    } else if (ticker !== undefined && row.required('amount').isBelowZero) reading.leaveOutTakenBack(row);
    else if (ticker !== undefined) {
      reading.add({
        rows: [row.number],
        date: row.day('date', 'day-first'),
        share: { symbol: ticker },
        event: { kind: 'dividend', total: cash(row.required('amount'), POUNDS) },
      });
    } else if (!isCost(row)) leaveOut(reading, row, details.toLowerCase());
  }
  costs.leaveOutRest(reading, () => 'fee', 'details');
  for (const row of dealt.rest()) readDealAlone(reading, row);
  return reading;
}

function isCost(row: BrokerRow): boolean {
  return COST.test(row.text('details')) && row.amount('amount')?.isBelowZero === true;
}

/** Takes out each reversal with what it reverses. */
function withReversals(reading: Reading, movements: readonly BrokerRow[]): ReadonlySet<BrokerRow> {
  const reversals = movements.filter((row) => REVERSAL.test(row.text('details')));
  const gone = new Set<BrokerRow>();
  const others = new RowsByKey(movements, (row) => `${row.text('details')} ${row.amount('amount')?.text ?? ''}`);
  for (const row of reversals) {
    const key = `${row.text('details').replace(REVERSAL, '')} ${row.amount('amount')?.neg().text ?? ''}`;
    const other = others.take(key);
    gone.add(row);
    if (other === undefined) {
      reading.leaveOutWithWarning(row, 'cancelled', 'what it reverses is not in this file.');
      continue;
    }
    gone.add(other);
    reading.leaveOut(other, 'cancelled');
    reading.leaveOut(row, 'cancelled');
  }
  return gone;
}

/** "FTSE All-World UCITS ETF - Accumulating (VWRP)", or a fund without a ticker. */
function shareOf(name: string) {
  const [, symbol] = /\(([A-Z0-9.]{2,12})\)\s*$/.exec(name) ?? [];
  return symbol === undefined ? { name } : { symbol, name };
}

interface PartsOfTrade {
  readonly deal: BrokerRow | undefined;
  readonly name: string;
  readonly costs: readonly BrokerRow[];
}

function readTrade(reading: Reading, row: BrokerRow, { deal, name, costs }: PartsOfTrade): void {
  const fees = costs.reduce((sum, cost) => sum.plus(cost.required('amount').abs()), NOTHING);
  const dealt = deal ?? row;
  const stated = row.text('details');
  const [, side = '', number = ''] = TRADE.exec(stated) ?? [];
  const quantity = new BrokerRow(row.file, row.number, columnsOf(['details']), [number]).quantity('details');
  const action = side.toLowerCase() === 'bought' ? 'BUY' : 'SELL';
  reading.warnOfContraryMoney(row, action, row.required('amount'));
  reading.add({
    rows: rowsOf(row, ...costs),
    date: dealt.day('date', 'day-first'),
    share: shareOf(name),
    event: {
      kind: 'trade',
      action,
      quantity,
      total: cash(row.required('amount'), POUNDS),
      fees: cash(fees, POUNDS),
      price: deal?.amount('price'),
    },
  });
}

/** An investment without a movement of cash in this file. */
function readDealAlone(reading: Reading, row: BrokerRow): void {
  const [, side, , name = row.text('investmentname')] = TRADE.exec(row.text('transactiondetails')) ?? [];
  if (side === undefined) return reading.leaveOutUnknown(row, row.text('transactiondetails'));
  reading.add({
    rows: [row.number],
    date: row.day('date', 'day-first'),
    share: shareOf(name),
    event: {
      kind: 'trade',
      action: side.toLowerCase() === 'bought' ? 'BUY' : 'SELL',
      quantity: row.quantity('quantity'),
      total: cash(row.required('cost'), POUNDS),
    },
  });
}

function leaveOut(reading: Reading, row: BrokerRow, details: string): void {
  if (/interest/.test(details)) reading.leaveOut(row, 'interest');
  else if (/fee|charge/.test(details)) reading.leaveOut(row, 'fee');
  else if (CAPITAL_EVENT.test(details)) reading.leaveOutUnknown(row, row.text('details'));
  else if (/deposit|withdrawal|payment|transfer|direct debit|bank/.test(details) && !row.required('amount').isZero) {
    reading.leaveOut(row, paidInOrOut(row.amount('amount')));
  } else reading.leaveOutUnknown(row, row.text('details'));
}
