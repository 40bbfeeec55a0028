import { parseCivilDate } from '@bursar/calendar';
import { quoted } from '@bursar/toolkit';

import { UnreadableRates } from '../hmrc/rates-csv';
import type { PublishedHistory } from './published-days';

const CURRENCY = /^[A-Z]{3}$/;
const RATE = /^(?=.{1,40}$)(?=.*[1-9])\d+(?:\.\d+)?$/;
const NO_RATE = new Set(['', 'N/A']);

/**
 * Reads `eurofxref-hist.csv` as the ECB publishes it: a header with `Date` and the codes of currencies, then a line a day, the
 * newest first (or the oldest), each with units of the currencies for one euro or `N/A`; every line may end with a comma. The days
 * are taken to be consecutive.
 *
 * @throws UnreadableRates naming the line
 */
export function readEcbHistory(csv: string): PublishedHistory {
  const [header = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const currencies = currenciesOf(header);
  const rows = lines.flatMap((line, index) => (line === '' ? [] : [rowOf(line, currencies.length, index + 2)]));
  if (rows.length === 0) throw new UnreadableRates('no rates: the file has a header and nothing else');
  const isNewestFirst = rows.length > 1 && (rows[0] as Row).day > (rows[1] as Row).day;
  if (isNewestFirst) rows.reverse();
  rows.forEach(({ day, line }, index) => {
    const before = rows[index - 1];
    if (before !== undefined && before.day >= day) {
      throw new UnreadableRates(`line ${Math.max(line, before.line)}: the days are not in order, or one comes twice`);
    }
  });
  return {
    days: rows.map(({ day }) => day),
    rates: new Map(currencies.map((currency, place) => [currency, rows.map(({ rates }) => rates[place])])),
  };
}

interface Row {
  readonly day: string;
  readonly line: number;
  readonly rates: readonly (string | undefined)[];
}

function currenciesOf(header: string): string[] {
  const [date = '', ...currencies] = cellsOf(header);
  if (date !== 'Date' || currencies.length === 0) {
    throw new UnreadableRates(`line 1: expected Date and codes of currencies, found ${quoted(header.slice(0, 100))}`);
  }
  const wrong = currencies.find((code, index) => !CURRENCY.test(code) || currencies.indexOf(code) !== index);
  if (wrong !== undefined) {
    throw new UnreadableRates(`line 1: ${quoted(wrong)} is not a code of a currency, or comes twice`);
  }
  return currencies;
}

function rowOf(text: string, count: number, line: number): Row {
  const [day = '', ...cells] = cellsOf(text);
  if (parseCivilDate(day) === undefined) {
    throw new UnreadableRates(`line ${line}: ${quoted(day)} is not a day (YYYY-MM-DD)`);
  }
  if (cells.length !== count) {
    throw new UnreadableRates(`line ${line}: expected ${count} rates, found ${cells.length}`);
  }
  const wrong = cells.find((cell) => !NO_RATE.has(cell) && !RATE.test(cell));
  if (wrong !== undefined) throw new UnreadableRates(`line ${line}: ${quoted(wrong)} is not a positive decimal number`);
  return { day, line, rates: cells.map((cell) => (NO_RATE.has(cell) ? undefined : cell)) };
}

function cellsOf(line: string): string[] {
  return line
    .replace(/,\s*$/, '')
    .split(',')
    .map((cell) => cell.trim());
}
