import type { ImportProgress } from '../imports/import-call';
import { openFinanceStore, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { csvOf } from '../testing/ledger-model';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const file = (name: string, content: string) => ({ name, read: async () => Buffer.from(content) });
const GOOD = 'date;text;amount\n2025-01-10;Coffee;-4.50\n';
const settings = { account_id: 'main', create_account: { name: 'Main', currency: 'CHF', institution: undefined } };

async function exported(ledger: TestLedger, format: 'csv' | 'jsonl', accountId?: string): Promise<string> {
  let text = '';
  const administration = await ledger.administration();
  const write = (piece: string) => void (text += piece);
  await administration.exportTransactions({ format, write, ...(accountId !== undefined && { accountId }) });
  return text;
}

describe('importing files', () => {
  it('imports one after the other; a refused file changes nothing and does not stop the others', async () => {
    const ledger = store.ledger();
    const administration = await ledger.administration();
    const files = [file('a.csv', GOOD), file('b.csv', 'nothing'), file('c.csv', GOOD.replace('Coffee', 'Tea'))];
    const results = await administration.importFiles(files, { ...settings, mode: 'commit' });
    expect(results).toMatchObject([
      { name: 'a.csv', output: { imported_count: 1, account_created: true } },
      { name: 'b.csv', refusal: { code: 'VALIDATION_ERROR', details: { field: 'b.csv' } } },
      { name: 'c.csv', output: { imported_count: 1, account_created: false } },
    ]);
    expect(await ledger.transactions()).toHaveLength(2);
  });

  it('analyzes unless the mode is commit', async () => {
    const administration = await store.ledger().administration();
    expect(await administration.importFiles([file('a.csv', GOOD)], settings)).toMatchObject([
      { output: { mode: 'analyze', new_count: 1, imported_count: 0 } },
    ]);
  });

  it('reports its progress', async () => {
    const rows = 30_000;
    const content = `date;text;amount\n${Array.from({ length: rows }, (_, row) => `2025-01-10;Entry ${row};1`).join('\n')}`;
    const steps: ImportProgress[] = [];
    const administration = await store.ledger().administration();
    await administration.importFiles([file('a.csv', content)], { ...settings, mode: 'commit' }, (name, progress) => {
      expect(name).toBe('a.csv');
      steps.push(progress);
    });
    const read = steps.filter(({ stage }) => stage === 'reading').map((progress) => progress.rows);
    const written = steps.filter(({ stage }) => stage === 'storing').map((progress) => progress.rows);
    expect([read.at(-1), written.at(-1)]).toEqual([rows, rows]);
    expect(read.length).toBeGreaterThan(3);
    expect([...written].sort((one, other) => one - other)).toEqual(written);
  });

  it('throws errors that are not refusals', async () => {
    const administration = await store.ledger().administration();
    const broken = { name: 'a.csv', read: () => Promise.reject(new Error('the disk is broken')) };
    await expect(administration.importFiles([broken], settings)).rejects.toThrow('the disk is broken');
  });
});

describe('an export', () => {
  const rows = 'date;text;amount;category;id\n2025-01-11;=1+1;-4.50;Xx;+F1\n2025-01-10;"a, ""b""";12;;\n';

  it('as JSON lines contains every field, oldest first', async () => {
    const ledger = store.ledger();
    await ledger.commit(rows);
    expect(
      (await exported(ledger, 'jsonl'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        id: expect.any(String),
        account_id: 'main',
        category_id: null,
        category_name: null,
        description: 'a, "b"',
        amount: { amount: '12.00', currency: 'CHF' },
        booked_at: '2025-01-10T00:00:00',
        external_id: null,
        payee: 'A, "B"',
        payee_source: 'cleaned',
        note: null,
        tags: [],
        split: [],
        category_source: null,
        raw: { date: '2025-01-10', text: 'a, "b"', amount: '12' },
      },
      expect.objectContaining({ description: '=1+1', category_name: 'Xx', external_id: null }),
    ]);
  });

  it('as CSV keeps spreadsheets from evaluating texts, and leaves amounts as numbers', async () => {
    const ledger = store.ledger();
    await ledger.commit(rows.replace('12;;', '12;;F2'));
    expect((await exported(ledger, 'csv')).split('\n')).toEqual([
      'booked at,description,amount,currency,category,reference,account,ledger id,payee,raw',
      expect.stringMatching(/^2025-01-10T00:00:00,"a, ""b""",12\.00,CHF,,F2,main,2,,"\{""date""/),
      expect.stringMatching(/^2025-01-11T00:00:00,'=1\+1,-4\.50,CHF,Xx,'\+F1,main,1,,"\{""date""/),
      '',
    ]);
  });

  it('as CSV can be imported again, also when it has several pieces', async () => {
    const [ledger, copy] = [store.ledger(), store.ledger()];
    const entries = Array.from({ length: 5_001 }, (_, entry) => ({
      day: `2025-01-${String((entry % 28) + 1).padStart(2, '0')}`,
      cents: (entry % 2 ? -1 : 1) * entry,
      description: `Entry "${entry}"`,
      externalId: entry % 3 ? null : `F${entry}`,
    }));
    await ledger.commit(csvOf(entries));
    const text = await exported(ledger, 'csv');
    expect(await copy.commit(text)).toMatchObject({ imported_count: 5_001 });
    expect((await exported(copy, 'csv')).split('\n')).toHaveLength(text.split('\n').length);
    expect(await ledger.commit(text)).toMatchObject({ new_count: 0, duplicate_count: 5_001 });
  });

  it('may cover one account, or nothing', async () => {
    const ledger = store.ledger();
    await ledger.commit(rows);
    await ledger.commit(GOOD, { account_id: 'card' });
    expect((await exported(ledger, 'jsonl', 'card')).trim().split('\n')).toHaveLength(1);
    expect(await exported(ledger, 'jsonl', 'none')).toBe('');
    expect(await exported(store.ledger(), 'csv')).toMatch(/^booked at,.*\n$/);
  });
});
