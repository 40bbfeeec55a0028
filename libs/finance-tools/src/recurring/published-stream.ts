import { minorDigits } from '@bursar/money';

import { decimalOfUnits } from '../model/decimal';
import { dateOfDay } from '../model/recurring/day-number';
import type { ForecastPoint } from '../model/recurring/forecast';
import type { RecurringRow } from '../model/recurring/recurring-row';
import type { RecurringStream } from '../model/recurring/recurring-stream';

const MOST_IDS = 24;

/** `duplicates`: the older stream, by the id of one that seems to pay for the same. */
export function publishedStream(stream: RecurringStream, duplicates: ReadonlyMap<string, string>) {
  const { rows, amounts, state } = stream;
  const [first, last] = [rows[0] as RecurringRow, rows.at(-1) as RecurringRow];
  const { kind, amount, low, high, priceChanges } = amounts;
  const direction = last.size < 0 ? ('out' as const) : ('in' as const);
  return {
    stream_id: stream.id,
    payee: last.payee,
    account_id: last.accountId,
    currency: last.currency,
    direction,
    category_id: last.categoryId,
    cadence: stream.cadence,
    amount,
    amount_kind: kind,
    occurrences: rows.length,
    missed: stream.missed,
    first_date: dateOfDay(first.day),
    last_date: dateOfDay(last.day),
    state,
    next: state === 'lapsed' ? null : { date: dateOfDay(stream.nextDay), amount, low, high },
    price_changes: priceChanges.map(({ day, from, to }) => ({ date: dateOfDay(day), from, to })),
    duplicate_of: duplicates.get(stream.id) ?? null,
    yearly_amount: stream.yearlyAmount,
    // The newest may not be linked yet.
    is_transfer: rows.filter(({ isTransfer }) => isTransfer).length * 2 > rows.length,
    transaction_ids: rows
      .slice(-MOST_IDS)
      .reverse()
      .map(({ id }) => id),
  };
}

/** `start`: what the accounts hold, in ten-thousandths; undefined where that is not known, and only what is added is told. */
export function publishedForecast(currency: string, start: bigint | undefined, points: readonly ForecastPoint[]) {
  const held = start ?? 0n;
  const after = (added: number) => decimalOfUnits(held + roundedUnits(added, minorDigits(currency)));
  return {
    currency,
    basis: start === undefined ? ('net' as const) : ('balance' as const),
    start: decimalOfUnits(held),
    band: '0.80' as const,
    points: points.map(({ day, expected, low, high, streamIds }) => ({
      date: dateOfDay(day),
      ...{ expected: after(expected), low: after(low), high: after(high) },
      streams: [...streamIds],
    })),
  };
}

/** The decimals of units of amounts. */
const UNIT_DECIMALS = 4;

/** Whole minor units of the currency, in ten-thousandths: sums of numbers with fractions are off by less. Half away from zero. */
function roundedUnits(amount: number, digits: number): bigint {
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount) * 10 ** digits);
  return BigInt(rounded) * 10n ** BigInt(UNIT_DECIMALS - digits);
}
