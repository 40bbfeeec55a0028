import type { BrokerRow } from '../file/broker-row';
import { exactly, NOTHING, type ExactNumber } from '../file/exact-number';
import type { Reading } from '../reading';

/** A transaction of an equity awards account with its details. */
export interface AwardRecord {
  readonly row: BrokerRow;
  readonly details: readonly BrokerRow[];
  /** The rows that it stands in. */
  readonly rows: readonly number[];
}

/**
 * Deposits are restated for later splits, sales are not: where the market value at a sale's deposit is a whole multiple of
 * the deposit's own, the sale counts shares of before the split.
 */
export function restatedQuantity(reading: Reading, record: AwardRecord, values: MarketValues): ExactNumber {
  const { row, details } = record;
  const stated = row.quantity('quantity');
  const sold = details.filter((detail) => detail.text('shares') !== '');
  if (sold.length === 0) return stated;
  let added = NOTHING;
  for (const detail of sold) {
    const factor = splitFactor(detail, row.text('symbol'), values);
    if (factor !== undefined) added = added.plus(detail.quantity('shares').times(factor.minus(ONE)));
  }
  if (added.isZero) return stated;
  const quantity = stated.plus(added);
  reading.warnings.push(
    `${row.file}, row ${row.number}: the sale of ${stated.text} ${row.text('symbol')} is taken as ${quantity.text}, since its deposit counts shares as after a split.`,
  );
  return quantity;
}

const ONE = exactly('1');
const ROUNDING = exactly('0.01');

const VALUES = [
  ['vestdate', 'vestfairmarketvalue'],
  ['purchasedate', 'purchasefairmarketvalue'],
] as const;

/** Of a share on the day that it was deposited, by symbol, day and field. */
export type MarketValues = ReadonlyMap<string, ExactNumber>;

export function marketValues(deposits: readonly AwardRecord[]): MarketValues {
  const values = new Map<string, ExactNumber>();
  for (const { row, details } of deposits) {
    for (const detail of details) {
      for (const [day, field] of VALUES) {
        const value = detail.amount(field);
        if (value === undefined || detail.text(day) === '') continue;
        values.set(keyOfValue(row.text('symbol'), detail, day), value);
      }
    }
  }
  return values;
}

function keyOfValue(symbol: string, detail: BrokerRow, day: string): string {
  return `${symbol} ${day} ${detail.day(day, 'month-first').text}`;
}

function splitFactor(detail: BrokerRow, symbol: string, values: MarketValues): ExactNumber | undefined {
  for (const [day, field] of VALUES) {
    const atSale = detail.amount(field);
    if (detail.text(day) === '' || atSale === undefined) continue;
    const deposited = values.get(keyOfValue(symbol, detail, day));
    if (deposited === undefined || !deposited.isPositive) continue;
    const factor = atSale.div(deposited);
    // A restated value is rounded to some decimals.
    const whole = factor.round(0);
    if (whole.gt(ONE) && factor.minus(whole).abs().lte(ROUNDING)) return whole;
  }
  return undefined;
}
