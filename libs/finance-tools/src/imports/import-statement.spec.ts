import { openFinanceStore, type FinanceStore } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const CONTENT = 'date;text;amount\n2025-01-10;Coffee;-4.50\n2025-02-01;Pay;2500\n';
const create = { name: 'Main', currency: 'CHF' };
const importing = (input: object) => ({ account_id: 'main', content: CONTENT, create_account: create, ...input });
const invalid = (field: string) => ({ code: 'VALIDATION_ERROR', message: expect.any(String), details: { field } });

describe('an import', () => {
  it('returns what it found and did', async () => {
    const ledger = store.ledger();
    const sums = { in: '2500.00', out: '-4.50', net: '2495.50' };
    const proof = {
      ...{ status: 'none', by: null, opening: null, closing: null, checked: 0 },
      ...{ breaks: [], note: null },
    };
    const coverage = { start_date: '2025-01-10', end_date: '2025-02-01', overlaps: [], gaps: [], difference: null };
    expect(await ledger.call('finance_transactions_import', importing({ mode: 'commit' }))).toEqual({
      mode: 'commit',
      format: 'csv',
      account_id: 'main',
      account_created: true,
      import_id: expect.any(String),
      ...{ rows_total: 2, new_count: 2, duplicate_count: 0, modified_count: 0, similar_count: 0, invalid_count: 0 },
      ...{ pending_count: 0, imported_count: 2, replaced_count: 0 },
      start_date: '2025-01-10',
      end_date: '2025-02-01',
      sums,
      errors: [],
      preview: [
        {
          row: 1,
          status: 'new',
          booked_at: '2025-01-10T00:00:00',
          description: 'Coffee',
          payee: null,
          amount: { amount: '-4.50', currency: 'CHF' },
          balance: null,
          category_name: null,
          external_id: null,
        },
        expect.objectContaining({ row: 2, description: 'Pay', amount: { amount: '2500.00', currency: 'CHF' } }),
      ],
      left_out: [],
      left_out_count: 0,
      reading: {
        encoding: 'utf-8',
        mapping: expect.objectContaining({ header_row: 1, decimal_separator: '.', amounts: 'as_is' }),
        evidence: expect.any(Array),
        column_names: ['date', 'text', 'amount'],
      },
      questions: [],
      proof,
      accounts: [
        {
          ...{ number: null, account_id: 'main', currency: 'CHF', file: null },
          ...{ rows_total: 2, new_count: 2, duplicate_count: 0 },
          ...{ sums, proof, coverage },
        },
      ],
      coverage,
    });
  });

  it('previews the first twenty valid rows', async () => {
    const rows = Array.from({ length: 30 }, (_, row) => `2025-01-10;Entry ${row};${row === 0 ? 'x' : 1}`).join('\n');
    const { preview, errors } = await store
      .ledger()
      .call('finance_transactions_import', importing({ content: `date;text;amount\n${rows}` }));
    expect(preview.map(({ description }: { description: string }) => description)).toEqual(
      Array.from({ length: 20 }, (_, row) => `Entry ${row + 1}`),
    );
    expect(errors).toEqual([{ row: 1, message: 'amount: "x" cannot be read' }]);
  });

  it('with invalid rows is stored only with skip_invalid', async () => {
    const ledger = store.ledger();
    const content = `${CONTENT}2025-02-30;Nothing;1\n`;
    const errors = [{ row: 3, message: expect.stringContaining('2025-02-30') }];
    expect(await ledger.call('finance_transactions_import', importing({ content }))).toMatchObject({
      rows_total: 3,
      invalid_count: 1,
      errors,
    });
    expect(await ledger.refusal('finance_transactions_import', importing({ content, mode: 'commit' }))).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'content', errors },
    });
    expect(await ledger.call('finance_accounts_list')).toEqual({ items: [] });
    const taken = importing({ content, mode: 'commit', skip_invalid: true });
    expect(await ledger.call('finance_transactions_import', taken)).toMatchObject({ imported_count: 2, errors });
  });

  it('of invalid rows alone is refused', async () => {
    const content = 'date;text;amount\nyesterday;x;1\n';
    expect(await store.ledger().refusal('finance_transactions_import', importing({ content }))).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { field: 'content', reason: expect.stringMatching(/^NO_/) },
    });
  });

  it('lists the first hundred errors and counts all', async () => {
    const content = `date;text;amount\n2025-01-10;Coffee;-4.50\n${'x;y;z\n'.repeat(150)}2025-01-10;Coffee;-4.50\n`;
    const { errors, invalid_count: count } = await store
      .ledger()
      .call('finance_transactions_import', importing({ content }));
    expect([errors.length, count]).toEqual([100, 150]);
  });

  it('reads dates and amounts as the arguments say', async () => {
    const content = 'date;text;amount\n01/02/2025;x;1,234\n';
    const settings = { content, date_order: 'MDY', decimal_separator: ',' };
    const { preview } = await store.ledger().call('finance_transactions_import', importing(settings));
    expect(preview).toMatchObject([{ booked_at: '2025-01-02T00:00:00', amount: { amount: '1.234' } }]);
  });

  it('accepts bytes in base64, also with line breaks and in Windows-1252', async () => {
    const base64 = Buffer.from('date;libell\xe9;montant\n10.01.2025;Caf\xe9;1\n', 'latin1').toString('base64');
    const wrapped = base64.replace(/.{20}/g, '$&\r\n');
    const input = importing({ content: null, content_base64: wrapped });
    expect(await store.ledger().call('finance_transactions_import', input)).toMatchObject({
      preview: [{ description: 'Café' }],
    });
  });

  it.each(['x', 'x===', '*', 'abc=d'])('refuses %j as base64', async (base64) => {
    const input = importing({ content: null, content_base64: base64 });
    expect(await store.ledger().refusal('finance_transactions_import', input)).toEqual(invalid('content_base64'));
  });
});

describe('the account of an import', () => {
  it('never changes its currency', async () => {
    const ledger = store.ledger();
    await ledger.commit(CONTENT);
    const euros = importing({ create_account: { name: 'Main', currency: 'EUR' } });
    expect(await ledger.refusal('finance_transactions_import', euros)).toEqual(invalid('create_account.currency'));
    expect(await ledger.call('finance_transactions_import', importing({ create_account: null }))).toMatchObject({
      duplicate_count: 2,
    });
  });

  it('keeps its first name; its currency may be written in any case', async () => {
    const ledger = store.ledger();
    const named = { name: '  First ', currency: 'chf', institution: 'Bank' };
    await ledger.commit(CONTENT, { create_account: named });
    await ledger.commit(CONTENT, { create_account: { name: 'Second', currency: 'CHF' } });
    expect(await ledger.call('finance_accounts_list')).toMatchObject({
      items: [{ id: 'main', name: 'First', institution: 'Bank', currency: 'CHF' }],
    });
  });

  it.each(['analyze', 'commit'])('must exist or be created, to %s', async (mode) => {
    const input = importing({ mode, create_account: null });
    expect(await store.ledger().refusal('finance_transactions_import', input)).toMatchObject({
      code: 'NOT_FOUND',
      details: { account_id: 'main' },
    });
    const blank = { ...input, content: ' ' };
    expect(await store.ledger().refusal('finance_transactions_import', blank)).toMatchObject({
      code: 'VALIDATION_ERROR',
    });
  });

  it('of another owner is a different account', async () => {
    await store.ledger().commit(CONTENT);
    expect(await store.ledger().commit(CONTENT)).toMatchObject({ account_created: true, imported_count: 2 });
  });
});

describe('the arguments of an import', () => {
  it.each<[string, object]>([
    ['account_id', { account_id: '' }],
    ['account_id', { account_id: '-x' }],
    ['account_id', { account_id: 'x'.repeat(65) }],
    ['content', { content: undefined }],
    ['content', { content_base64: 'eA==' }],
    ['content', { content: '' }],
    ['content', { content: ' \n ' }],
    ['content', { content: 'no header here' }],
    ['content', { content: 'date;text;amount\n' }],
    ['content', { content: '<OFX></OFX>' }],
    ['content', { format: 'ofx' }],
    ['content', { content: `${CONTENT}${'x'.repeat(10_485_760)}` }],
    ['path', { content: undefined, path: 'statement.csv' }],
    ['format', { format: 'xls' }],
    ['mode', { mode: 'write' }],
    ['create_account.name', { create_account: { name: ' ', currency: 'CHF' } }],
    ['create_account.currency', { create_account: { name: 'x', currency: 'Swiss francs' } }],
    ['create_account.iban', { create_account: { ...create, iban: 'x' } }],
    ['date_order', { date_order: 'YDM' }],
    ['decimal_separator', { decimal_separator: ';' }],
    ['on_modified', { on_modified: 'merge' }],
    ['skip_invalid', { skip_invalid: 'yes' }],
    ['merchant', { merchant: 'x' }],
  ])('are refused at %s', async (field, input) => {
    const refusal = await store.ledger().refusal('finance_transactions_import', importing(input));
    expect(refusal).toMatchObject({ code: 'VALIDATION_ERROR', details: { field } });
  });
});
