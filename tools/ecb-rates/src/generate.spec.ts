import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { addDays, civilDate } from '@bursar/calendar';

import { generate } from './generate';

/** The history from which a table of one series of days is made, as the ECB publishes it. */
function historyOf(table: string): string {
  const [head = '', ...lines] = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const [, first = '', gaps = ''] = head.split(' ');
  const days = [civilDate(first)];
  for (const gap of gaps.split(',')) days.push(addDays(days.at(-1) ?? civilDate(first), Number(gap)));
  const columns = lines.map((line) => line.split(' ')).map(([code, rates = '']) => [code, rates.split(',')] as const);
  const rows = days.map(({ text }, place) => [text, ...columns.map(([, rates]) => rates[place] || 'N/A'), ''].join());
  return [['Date', ...columns.map(([code]) => code), ''].join(), ...rows.reverse(), ''].join('\n');
}

const TABLE = join(__dirname, '../../../libs/platform/rates/src/ecb/ecb-reference-rates.txt');

describe('generate', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ecb-rates-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes the committed table again from a history with its rates', () => {
    const [csv, out] = [join(folder, 'rates.csv'), join(folder, 'new', 'table.txt')];
    writeFileSync(csv, historyOf(readFileSync(TABLE, 'utf8')));
    generate({ csv: [csv], out });
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(TABLE, 'utf8'));
  });

  it('says which days there are, and writes nothing when a file is refused', () => {
    const [csv, out] = [join(folder, 'rates.csv'), join(folder, 'table.txt')];
    writeFileSync(csv, 'Date,USD,\n1999-01-05,x,\n');
    expect(() => generate({ csv: [csv], out })).toThrow('line 2: "x" is not a positive decimal number');
    expect(existsSync(out)).toBe(false);
    writeFileSync(csv, 'Date,USD,\n1999-01-05,1.179,\n1999-01-04,1.1789,\n');
    expect(generate({ csv: [csv], out })).toBe(`${out}: 2 days from 1999-01-04 to 1999-01-05`);
    expect(readFileSync(out, 'utf8')).toMatch(/^days 1999-01-04 1\nUSD 1\.1789,1\.179\n$/m);
  });
});
