import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readRatesCsv, type Rate } from '@bursar/rates';

import { readTable, writeTable } from './compact-table';

const TABLE = join(__dirname, '../../../libs/platform/rates/src/hmrc/hmrc-monthly-rates.txt');
const CSV = join(__dirname, '../data/hmrc-monthly-rates.csv');

const count = (values: string[]): number => new Set(values).size;

describe('the committed table', () => {
  const text = readFileSync(TABLE, 'utf8');
  const rates = readTable(text);

  it('is in the form the tool writes', () => {
    expect(writeTable(rates)).toBe(text);
  });

  it('has every month since February 2014', () => {
    const months = [...new Set(rates.map(({ period }) => period))].sort();
    const [years, month] = [Number(months.at(-1)?.slice(0, 4)) - 2014, Number(months.at(-1)?.slice(5))];
    expect(months.at(0)).toBe('2014-02');
    expect(months).toHaveLength(years * 12 + month - 1);
  });

  // Months published after the CSV was made may have been added to the table alone.
  it('equals the CSV up to its last month, row for row', () => {
    const given = readRatesCsv(readFileSync(CSV, 'utf8'));
    const last = given.reduce((latest, { period }) => (period > latest ? period : latest), '');
    const committed = rates.filter(({ period }) => period <= last);

    expect(rowsOf(committed)).toEqual(rowsOf(given));
    expect(committed).toHaveLength(21_790);
    expect(count(committed.map(({ currency }) => currency))).toBe(159);
    expect(count(committed.map(({ period }) => period))).toBe(151);
  });
});

function rowsOf(rates: readonly Rate[]): string[] {
  return rates.map(({ period, currency, unitsPerGbp }) => `${period},${currency},${unitsPerGbp}`).sort();
}
