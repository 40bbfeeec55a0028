import { openFinanceStore, type FinanceStore } from '../testing/finance-store';
import { csvOf, type Entry } from '../testing/ledger-model';
import { requireJournal } from '../testing/require-journal';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const FIRST: Entry = { day: '2025-01-10', cents: -450, description: 'Café "~A\\" 😀', externalId: 'F1' };
const SECOND: Entry = { day: '2025-01-11', cents: 1200, description: 'Wages', externalId: 'F2' };

describe('an import of few rows that needs nothing new', () => {
  it('stores its rows, its import and one change, as any import does', async () => {
    const ledger = store.ledger();
    await ledger.commit(csvOf([FIRST]));
    const answer = await ledger.commit(csvOf([FIRST, SECOND]));
    expect(answer).toMatchObject({ imported_count: 1, replaced_count: 0, duplicate_count: 1, account_created: false });
    expect(await ledger.call('finance_changes_list')).toMatchObject({ total: 2 });
    expect(await ledger.transactions()).toMatchObject([{ description: FIRST.description }, { description: 'Wages' }]);
    await requireJournal(ledger);
  });

  it('records a change of its statement where all of its rows are known', async () => {
    const ledger = store.ledger();
    await ledger.commit(csvOf([FIRST, SECOND]));
    expect(await ledger.commit(csvOf([FIRST, SECOND]))).toMatchObject({ imported_count: 0, duplicate_count: 2 });
    expect((await ledger.call('finance_changes_list')).total).toBe(2);
    await requireJournal(ledger);
  });
});
