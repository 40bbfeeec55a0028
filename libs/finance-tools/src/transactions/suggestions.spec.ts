import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const csv = (...lines: string[]) => ['date,description,amount,category', ...lines, ''].join('\n');
const told = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (day) => `2026-01-0${day},COMPRA CARTAO Padoka do Zé 10${day}4,-5.20,Bakery`,
);

async function suggestions(ledger: TestLedger): Promise<Record<string, Answer>> {
  const { items } = await ledger.call('finance_transactions_search', { uncategorized: true, details: true });
  return Object.fromEntries(items.map(({ description, suggestion }: Answer) => [description, suggestion]));
}

describe('suggestions of a search', () => {
  it('have a category, a confidence, a source and a reason, or are null', async () => {
    const ledger = store.ledger();
    await ledger.commit(
      csv(...told, '2026-02-01,PADOKA DO ZÉ,-4.00,', '2026-02-02,XUQIRZO,-3.00,', '2026-02-03,Apotheke Solta,-3.00,'),
    );
    const { items: categories } = await ledger.call('finance_categories_list');
    expect(await suggestions(ledger)).toEqual({
      'PADOKA DO ZÉ': {
        category_id: categories[0].id,
        category_name: 'Bakery',
        confidence: expect.any(Number),
        source: 'history',
        reason: '9 of 9 transactions of Padoka Do Zé are Bakery',
      },
      XUQIRZO: null,
      'Apotheke Solta': {
        category_id: null,
        category_name: 'Health',
        confidence: 0.65,
        source: 'merchants',
        reason: 'apotheke stands for pharmacies in the built-in table of merchants',
      },
    });
  });

  it('are taken back with what they were learnt from', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv('2026-02-01,PADOKA DO ZÉ,-4.00,'));
    expect(await suggestions(ledger)).toEqual({ 'PADOKA DO ZÉ': null });
    const { import_id: id } = await ledger.commit(csv(...told));
    expect(await suggestions(ledger)).toMatchObject({ 'PADOKA DO ZÉ': { category_name: 'Bakery' } });
    await (await ledger.administration()).undoImport(id);
    expect(await suggestions(ledger)).toEqual({ 'PADOKA DO ZÉ': null });
  });

  it('are taken back by the undo of what taught them', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv('2026-02-01,PADOKA DO ZÉ,-4.00,', '2026-02-02,PADOKA DO ZÉ,-5.00,'));
    const filter = { min_amount: '-4.50' };
    const { change_id: id } = await ledger.call('finance_transactions_update', {
      ...{ filter, set: { category: 'Bakery' }, mode: 'commit' },
    });
    expect(await suggestions(ledger)).toMatchObject({ 'PADOKA DO ZÉ': { category_name: 'Bakery' } });
    await ledger.call('finance_changes_undo', { change_id: id, mode: 'commit' });
    expect(await suggestions(ledger)).toEqual({ 'PADOKA DO ZÉ': null });
  });

  it('are the same at the next call, and follow each change at once', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv(...told.slice(0, 4), '2026-02-01,PADOKA DO ZÉ,-4.00,'));
    const first = await suggestions(ledger);
    expect(first['PADOKA DO ZÉ'].reason).toContain('4 of 4 transactions');
    expect(await suggestions(ledger)).toEqual(first);
    await ledger.commit(csv(...told.slice(4)));
    expect((await suggestions(ledger))['PADOKA DO ZÉ'].reason).toContain('9 of 9 transactions');
  });

  it('are for what has no category, in details alone', async () => {
    const ledger = store.ledger();
    await ledger.commit(csv(...told));
    const { items } = await ledger.call('finance_transactions_search', { details: true });
    expect(items.map(({ suggestion }: Answer) => suggestion)).toEqual(told.map(() => null));
    const plain = await ledger.call('finance_transactions_search', {});
    expect(plain.items[0]).not.toHaveProperty('suggestion');
  });
});
