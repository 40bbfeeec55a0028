import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generate } from './generate';

const TABLE = join(__dirname, '../../../libs/platform/rates/src/ecb/ecb-reference-rates.txt');
const DATA = join(__dirname, '../data');

describe('generate', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ecb-rates-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes the committed table from the committed histories', () => {
    const csv = readdirSync(DATA).map((name) => join(DATA, name));
    const out = join(folder, 'new', 'table.txt');
    generate({ csv, out });
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
