import fc from 'fast-check';

import { openFinanceStore, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { anyEntry, csvOf } from '../testing/ledger-model';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const undo = async (ledger: TestLedger, importId: string) => (await ledger.administration()).undoImport(importId);

async function everything(ledger: TestLedger) {
  return {
    transactions: await ledger.transactions(),
    accounts: await ledger.call('finance_accounts_list'),
    categories: await ledger.call('finance_categories_list'),
  };
}

const statement = fc.array(anyEntry, { minLength: 1, maxLength: 8 }).map(csvOf);
const ROW = 'date;text;amount;category;id\n2025-01-10;Coffee;-4.50;Food;F1\n';
const CHANGED = ROW.replace('-4.50', '-5.00');

describe('undoing an import', () => {
  it('restores the previous state exactly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { maxLength: 2 }), statement, async (before, last) => {
        const ledger = store.ledger();
        for (const content of before) await ledger.commit(content, { on_modified: 'replace' });
        const was = await everything(ledger);
        const { import_id: id, imported_count, replaced_count } = await ledger.commit(last, { on_modified: 'replace' });
        expect(await undo(ledger, id)).toEqual({
          importId: id,
          accountIds: ['main'],
          removed: imported_count,
          restored: replaced_count,
          kept: 0,
        });
        expect(await everything(ledger)).toEqual(was);
      }),
      { numRuns: 25 },
    );
  });

  it('one after the other, the last first, leaves an empty ledger', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { minLength: 1, maxLength: 4 }), async (contents) => {
        const ledger = store.ledger();
        const nothing = await everything(ledger);
        const ids: string[] = [];
        for (const content of contents) {
          ids.push((await ledger.commit(content, { on_modified: 'replace' })).import_id);
        }
        for (const id of ids.reverse()) await undo(ledger, id);
        expect(await everything(ledger)).toEqual(nothing);
      }),
      { numRuns: 15 },
    );
  });

  it('keeps what a later import changed, until that one is undone', async () => {
    const ledger = store.ledger();
    const first = await ledger.commit(ROW);
    const second = await ledger.commit(CHANGED, { on_modified: 'replace' });
    expect(await undo(ledger, first.import_id)).toMatchObject({ removed: 0, restored: 0, kept: 1 });
    expect(await ledger.transactions()).toMatchObject([{ amount: { amount: '-5.00' } }]);
    expect(await undo(ledger, second.import_id)).toMatchObject({ removed: 0, restored: 1, kept: 0 });
    expect(await ledger.transactions()).toMatchObject([{ amount: { amount: '-4.50' } }]);
    expect(await undo(ledger, first.import_id)).toMatchObject({ removed: 1, restored: 0, kept: 0 });
    expect(await ledger.transactions()).toEqual([]);
  });

  it('a second time does nothing', async () => {
    const ledger = store.ledger();
    await ledger.commit(ROW);
    const { import_id: id } = await ledger.commit(CHANGED, { on_modified: 'replace' });
    await undo(ledger, id);
    expect(await undo(ledger, id)).toMatchObject({ removed: 0, restored: 0, kept: 0 });
    expect(await ledger.transactions()).toMatchObject([{ amount: { amount: '-4.50' } }]);
  });

  it('keeps the account and the categories that another import uses', async () => {
    const ledger = store.ledger();
    const { import_id: id } = await ledger.commit(ROW);
    await ledger.commit(ROW.replace('F1', 'F2').replace('Coffee', 'Tea'));
    await undo(ledger, id);
    expect(await ledger.call('finance_accounts_list')).toMatchObject({ items: [{ id: 'main', transaction_count: 1 }] });
    expect(await ledger.call('finance_categories_list')).toMatchObject({ items: [{ name: 'Food' }] });
  });

  it.each(['import-99', 'import-0', 'nothing', ''])('refuses %j, which is not the id of an import', async (id) => {
    await expect(undo(store.ledger(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("refuses another owner's import", async () => {
    const { import_id: id } = await store.ledger().commit(ROW);
    await expect(undo(store.ledger(), id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
