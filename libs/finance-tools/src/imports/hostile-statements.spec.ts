import { openFinanceStore, type FinanceStore } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const HEADER = 'date;text;amount;category;id\n';
const GOOD = '2025-01-10;Coffee;-4.50;;\n';

describe('a hostile statement', () => {
  it.each([
    ['10 MiB on one line', 'x'.repeat(10_400_000)],
    ['ten million separators', HEADER + ';'.repeat(10_400_000)],
    ['a quote that is never closed', `${HEADER}2025-01-10;"Coffee;1\n${GOOD.repeat(10)}`],
    ['declared entities', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><OFX><STMTTRN></STMTTRN></OFX>'],
    ['a million open elements', `<OFX><STMTTRN>${'<A>'.repeat(1_000_000)}</STMTTRN>`],
    ['NUL alone', '\0'.repeat(1_000)],
  ])('with %s is refused, and nothing is stored', async (_name, content) => {
    const ledger = store.ledger();
    const input = { account_id: 'main', content, mode: 'commit', create_account: { name: 'x', currency: 'CHF' } };
    expect(await ledger.refusal('finance_transactions_import', input)).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'content' },
    });
    expect(await ledger.call('finance_accounts_list')).toEqual({ items: [] });
  });

  it.each([
    ['2025-01-10;NUL \0;1;;'],
    ['2025-01-10;half a pair \ud83d;1;;'],
    ['2025-01-10;x;1;\ud83d;'],
    ['2025-01-10;x;1;;\0'],
    ['2025-02-29;no such day;1;;'],
    ['2025-01-10;x;1e9;;'],
    ['2025-01-10;x;9999999999999999;;'],
    [`2025-01-10;${'x'.repeat(3_000)};1;;`],
  ])('skips the row %j and stores the others', async (row) => {
    const ledger = store.ledger();
    const answer = await ledger.commit(`${HEADER}${row}\n${GOOD}`, { skip_invalid: true });
    expect(answer).toMatchObject({ rows_total: 2, invalid_count: 1, imported_count: 1, errors: [{ row: 1 }] });
  });

  it('stores text unchanged that looks like a formula, SQL or markup', async () => {
    const texts = ['=1+1', '@SUM(A1)', "'); drop table finance.transactions; --", '<script>', '{a,"b"}', 'NULL', '\\N'];
    const rows = texts.map((text) => `2025-01-10;"${text.replaceAll('"', '""')}";1;${text.replaceAll('"', '""')};`);
    const ledger = store.ledger();
    await ledger.commit(`${HEADER}${rows.join('\n')}\n`);
    const stored = await ledger.transactions();
    expect(stored.map(({ description }) => description)).toEqual(texts);
    for (const text of texts) {
      expect(await ledger.call('finance_transactions_search', { search: text })).toMatchObject({ total: 1 });
    }
  });
});
