import { openFinanceStore, type FinanceStore } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const csv = (...lines: string[]) => ['date,description,amount,category', ...lines, ''].join('\n');
const FOOD = csv('2026-01-03,Market,-5.00,Food');

/** A category was made, undone, and made again. */
async function ledgerWithCategoryTwice() {
  const ledger = store.ledger();
  const undo = (id: string, mode: string) => ({ change_id: id, with_later: true, mode });
  await ledger.commit(csv('2026-01-01,Bakery,-2.00,', '2026-01-02,Kiosk,-9.00,'));
  await ledger.commit(FOOD);
  await ledger.call('finance_changes_undo', undo('change-2', 'commit'));
  await ledger.commit(FOOD);
  const set = async (search: string, to: object) =>
    ledger.call('finance_transactions_update', { filter: { search }, set: to, mode: 'commit' });
  return { ledger, undo, set };
}

describe('an undo that brings a category back', () => {
  it.each([
    ['a transaction', 'Bakery', { category: 'Food' }],
    ['a line of a split', 'Kiosk', null],
  ])('is refused, previewed as committed, while %s has a newer one of its name', async (_, search, to) => {
    const { ledger, undo, set } = await ledgerWithCategoryTwice();
    if (to === null) {
      const [item] = (await ledger.call('finance_transactions_search', { search })).items;
      const split = [{ amount: '-4.00', category: 'Food' }, { category: null }];
      await ledger.call('finance_transactions_update', { ids: [item.id], set: { split }, mode: 'commit' });
    } else await set(search, to);
    for (const mode of ['preview', 'commit']) {
      expect(await ledger.refusal('finance_changes_undo', undo('change-3', mode))).toMatchObject({
        code: 'VALIDATION_ERROR',
        message: expect.stringContaining('has the name of a newer one that is in use'),
      });
    }
    await set(search, to === null ? { split: null } : { category: null });
    const preview = await ledger.call('finance_changes_undo', undo('change-3', 'preview'));
    const { mode: _mode, change_id: _id, ...counts } = preview;
    expect(await ledger.call('finance_changes_undo', undo('change-3', 'commit'))).toMatchObject(counts);
  });

  it('is allowed where the newer one goes with it', async () => {
    const { ledger, undo } = await ledgerWithCategoryTwice();
    const preview = await ledger.call('finance_changes_undo', undo('change-3', 'preview'));
    expect(preview).toMatchObject({ undoes: ['change-4', 'change-3'], removed_count: 1, readded_count: 1 });
    await ledger.call('finance_changes_undo', undo('change-3', 'commit'));
    expect(await ledger.call('finance_categories_list')).toMatchObject({ items: [{ name: 'Food' }] });
  });
});
