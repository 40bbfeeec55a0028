import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generate } from './generate';

describe('generate', () => {
  let folder: string;
  let csv: string;
  let out: string;
  const give = (...rows: string[]): void => writeFileSync(csv, ['period,currency,units_per_gbp', ...rows].join('\n'));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hmrc-rates-'));
    csv = join(folder, 'rates.csv');
    out = join(folder, 'new', 'table.txt');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes the table and says what it holds', () => {
    give('2014-12,USD,1.6', '2015-01,USD,1.5', '2014-12,EUR,1.2');
    expect(generate({ csv, out, add: false })).toBe(`${out}: 3 rates, 2 currencies, 2 months from 2014-12 to 2015-01`);
    expect(readFileSync(out, 'utf8')).toMatch(/^EUR 2014-12 1\.2\nUSD 2014-12 1\.6,1\.5\n$/m);
  });

  it('adds a month to the table on request, and replaces the table otherwise', () => {
    give('2014-12,USD,1.6');
    generate({ csv, out, add: false });
    give('2015-01,USD,1.5');
    expect(generate({ csv, out, add: true })).toContain('2 rates');
    expect(generate({ csv, out, add: false })).toContain('1 rates');
  });

  it('writes nothing when the CSV is refused', () => {
    give('2014-12,USD,nothing');
    expect(() => generate({ csv, out, add: false })).toThrow('line 2');
    expect(existsSync(out)).toBe(false);
  });
});
