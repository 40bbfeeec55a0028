import { quoted } from '@bursar/toolkit';

/** How many units of a currency HMRC counted for one pound in a calendar month. */
export interface Rate {
  /** `YYYY-MM` */
  readonly period: string;
  /** Three capital letters, HMRC's own code. */
  readonly currency: string;
  /** Units of the currency per pound, digit for digit as published: text, never a binary float. */
  readonly unitsPerGbp: string;
}

/** The text cannot be read as rates; the message is one line and names the place. */
export class UnreadableRates extends Error {
  override readonly name = 'UnreadableRates';
}

const COLUMNS = 'period,currency,units_per_gbp';
const PERIOD = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/;
const CURRENCY = /^[A-Z]{3}$/;
const POSITIVE_DECIMAL = /^(?=.{1,40}$)(?=.*[1-9])\d+(?:\.\d+)?$/;

/**
 * Reads a CSV with the columns `period,currency,units_per_gbp`, rows in any order.
 *
 * @throws UnreadableRates naming the line, for other columns, a bad value, a duplicate, or a file without rows
 */
export function readRatesCsv(csv: string): Rate[] {
  const [header, ...lines] = csv.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (header !== COLUMNS) {
    throw new UnreadableRates(`line 1: expected the columns ${COLUMNS}, found ${quoted(header)}`);
  }
  const rates = new RateLedger();
  lines.forEach((line, index) => {
    if (line === '') return;
    const [period = '', currency = '', unitsPerGbp = '', ...rest] = line.split(',');
    const place = `line ${index + 2}`;
    if (rest.length > 0) throw new UnreadableRates(`${place}: expected three columns, found ${quoted(line)}`);
    rates.add({ period, currency, unitsPerGbp }, place);
  });
  if (rates.rows.length === 0) throw new UnreadableRates('no rates: the file has a header and nothing else');
  return rates.rows;
}

/** Rows that have passed every check, each currency and month once. */
export class RateLedger {
  readonly rows: Rate[] = [];
  private readonly seen = new Set<string>();

  add(rate: Rate, place: string): void {
    const { period, currency, unitsPerGbp } = rate;
    if (!PERIOD.test(period)) throw new UnreadableRates(`${place}: ${quoted(period)} is not a month (YYYY-MM)`);
    if (!CURRENCY.test(currency)) {
      throw new UnreadableRates(`${place}: ${quoted(currency)} is not a currency code (three capital letters)`);
    }
    if (!POSITIVE_DECIMAL.test(unitsPerGbp)) {
      throw new UnreadableRates(`${place}: ${quoted(unitsPerGbp)} is not a positive decimal number`);
    }
    const key = `${currency} ${period}`;
    if (this.seen.has(key)) throw new UnreadableRates(`${place}: a second rate for ${key}`);
    this.seen.add(key);
    this.rows.push(rate);
  }
}
