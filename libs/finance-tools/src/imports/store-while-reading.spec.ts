import { requireJournal } from '../testing/require-journal';
import { openFinanceStore, type FinanceStore } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const ROWS = 2_500;
const HEADER = 'date,description,amount,category,id';
/** Every seventh line tells the one before it once more; categories come late, in other spellings and with doubles alone. */
const LINES = Array.from({ length: ROWS }, (_, row) => {
  const number = row % 7 === 6 ? row - 1 : row;
  const day = String((number % 28) + 1).padStart(2, '0');
  const category =
    number === 2_441 ? 'Late' : number > 1_200 && number % 2 === 0 ? 'FOOD' : number % 3 === 0 ? 'Food' : '';
  return `2025-03-${day},Shop ${number % 40},-${number}.10,${category},${number % 5 === 0 ? '' : `R${number}`}`;
});
const STATEMENT = [HEADER, ...LINES].join('\n');
/** Of the same days, so that every entry has to be compared. */
const OTHER_ROW = `${HEADER}\n2025-03-15,Something else,-0.01,,X`;

/** Without the numbers of other imports. */
const withoutNumbers = ({ id: _id, category_id: _category, import_id: _import, ...facts }: Record<string, unknown>) =>
  facts;

describe('a large statement into an account in which nothing can match it', () => {
  it('is stored as any other', async () => {
    const [fresh, compared] = [store.ledger(), store.ledger()];
    await compared.commit(OTHER_ROW);
    const answers = [await fresh.commit(STATEMENT), await compared.commit(STATEMENT)] as const;
    const stored = (await compared.transactions()).filter(({ description }) => description !== 'Something else');
    expect((await fresh.transactions()).map(withoutNumbers)).toEqual(stored.map(withoutNumbers));
    const doubles = LINES.filter((line, row) => row % 7 === 6 && !line.endsWith(',')).length;
    expect(answers[0]).toMatchObject({ rows_total: ROWS, imported_count: ROWS - doubles, duplicate_count: doubles });
    for (const name of ['sums', 'preview', 'new_count', 'start_date', 'end_date', 'proof'] as const) {
      expect(answers[0][name]).toEqual(answers[1][name]);
    }
    expect(await fresh.call('finance_categories_list')).toMatchObject({ items: [{ name: 'Food' }, { name: 'Late' }] });
    await requireJournal(fresh);
  });

  it('is known when it comes again, and leaves nothing behind when it is undone', async () => {
    const ledger = store.ledger();
    await ledger.commit(OTHER_ROW.replaceAll('2025-03', '2024-03'));
    const before = [await ledger.transactions(), await ledger.call('finance_categories_list')];
    const { import_id: importId, imported_count: count } = await ledger.commit(STATEMENT);
    expect(await ledger.commit(STATEMENT)).toMatchObject({ imported_count: 0, duplicate_count: ROWS });
    const [again, first] = (await ledger.call('finance_changes_list')).items;
    expect(first).toMatchObject({ import_id: importId, row_count: count });
    const ids = [again.change_id, first.change_id];
    for (const id of ids) await ledger.call('finance_changes_undo', { change_id: id, mode: 'commit' });
    expect([await ledger.transactions(), await ledger.call('finance_categories_list')]).toEqual(before);
    await requireJournal(ledger);
  });

  it('leaves nothing behind when it is refused or ended on the way', async () => {
    const ledger = store.ledger();
    const input = { account_id: 'main', create_account: { name: 'Main', currency: 'CHF' }, mode: 'commit' };
    const content = `${STATEMENT}\n2025-03-40,Broken,-1.00,,B`;
    const refusal = await ledger.refusal('finance_transactions_import', { ...input, content });
    expect(refusal.details).toMatchObject({ reason: 'UNREADABLE_ROWS' });
    expect(await ledger.call('finance_accounts_list')).toMatchObject({ items: [] });
    await ledger.commit(content, { skip_invalid: true });
    expect(await ledger.call('finance_changes_list')).toMatchObject({ total: 1 });
  });
});
