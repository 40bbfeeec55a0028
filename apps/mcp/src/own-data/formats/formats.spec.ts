import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SAMPLE_BOOK, SAMPLE_ENTRIES, writtenBook } from '../testing/sample-book';
import { PLAIN_TEXT_FORMATS } from './all-formats';
import { postingsCsv } from './postings-csv';

const FILES = join(__dirname, '..', 'testing');

/** What says that a program has no complaint. */
const READERS = {
  beancount: ['bean-check'],
  hledger: ['hledger', 'check', '--strict', '-f'],
  ledger: ['ledger', '--pedantic', 'bal', '-f'],
} as const;

describe.each(Object.entries(PLAIN_TEXT_FORMATS))('%s', (name, format) => {
  it('has the text that the program was seen to read', async () => {
    expect(await writtenBook(format)).toBe(readFileSync(join(FILES, `sample.${name}`), 'utf8'));
  });

  const [program, ...args] = READERS[name as keyof typeof READERS];
  const isHere = spawnSync(program, ['--version']).error === undefined;
  // A missing program is a failure in CI alone.
  (isHere || process.env['CI'] !== undefined ? it : it.skip)('is read by the program without a word', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bursar-book-'));
    const file = join(folder, `sample.${name}`);
    writeFileSync(file, await writtenBook(format));
    const { status, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([stderr, status]).toEqual(['', 0]);
  });
});

it('a table has a row for each posting, and no cell that a spreadsheet evaluates', async () => {
  const lines = (await writtenBook(postingsCsv)).split('\r\n');
  expect(lines).toHaveLength(1 + SAMPLE_ENTRIES.flatMap(({ postings }) => postings).length + 1);
  expect(lines[0]).toBe('ref,date,domain,account,amount,currency,description');
  expect(lines).toContain("bank:3,2026-03-11,shared-split,Assets:Bank:Yen,1.0005,KWD,'= x");
});

it('has no entries without data', async () => {
  const empty = { ...SAMPLE_BOOK, accounts: [], currencies: [], leftOut: [], prices: [] };
  expect(PLAIN_TEXT_FORMATS.beancount.head(empty)).toBe('option "title" "bursar"\n');
  expect(PLAIN_TEXT_FORMATS.hledger.head(empty)).toBe('decimal-mark .\n');
  expect(PLAIN_TEXT_FORMATS.ledger.head(empty)).toBe('');
});
