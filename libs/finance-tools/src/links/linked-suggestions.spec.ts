import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { householdLedger, importLines, makeOtherViews, noteLines, type Line } from '../testing/views-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await makeOtherViews(store);
});
afterAll(() => store.drop());

/** A ledger with lines of the bank and notes of the same events, with categories, that are linked in their order. */
async function linked(
  lines: readonly (readonly [text: string, category: string | undefined, noted: string | undefined])[],
): Promise<TestLedger> {
  const ledger = householdLedger(store);
  const amount = (index: number) => `-${index + 1}.35`;
  await importLines(
    ledger,
    'bank',
    lines.map(([text, category = ''], index) => ['2026-03-10', amount(index), text, category]),
  );
  await noteLines(
    store,
    ledger,
    'cristi',
    'ana',
    lines.map(([, , noted], index): Line =>
      noted === undefined ? ['2026-03-10', amount(index), 'note'] : ['2026-03-10', amount(index), 'note', noted],
    ),
  );
  const { items } = await ledger.call('finance_transactions_search', { account_id: 'bank', limit: 500 });
  const idOf = (index: number) => items.find((item: Answer) => item.amount.amount === amount(index)).id;
  const confirm = lines.map((_, index) => ({
    ...{ kind: 'same_event', left: idOf(index), right: `cristi:ana-${index + 1}` },
  }));
  await ledger.call('finance_links_set', { confirm, mode: 'commit' });
  return ledger;
}

/** By text. */
async function suggestions(ledger: TestLedger): Promise<Record<string, Answer>> {
  const { items } = await ledger.call('finance_transactions_search', { uncategorized: true, details: true });
  return Object.fromEntries(items.map(({ description, suggestion }: Answer) => [description, suggestion]));
}

describe('a suggestion of the same event in another domain', () => {
  it('is its category, also where the payee says something else or nothing', async () => {
    const ledger = await linked([
      ['QUORVAN', 'Fuel', undefined],
      ['QUORVAN 2', undefined, 'food'],
      ['XUQIRZO', undefined, 'travel'],
      ['XUQIRZO 3', undefined, undefined],
      ['VEMBRILO', 'Food', undefined],
    ]);
    const { items } = await ledger.call('finance_categories_list');
    const food = items.find(({ name }: Answer) => name === 'Food').id;
    expect(await suggestions(ledger)).toEqual({
      'QUORVAN 2': {
        ...{ category_id: food, category_name: 'Food', confidence: 0.96, source: 'linked' },
        reason: 'The same event is food in cristi',
      },
      XUQIRZO: {
        ...{ category_id: null, category_name: 'travel', confidence: 0.8, source: 'linked' },
        reason: 'The same event is travel in cristi',
      },
      'XUQIRZO 3': null,
    });
  });

  it('is what the household calls it here, no surer than it was right', async () => {
    const ledger = await linked([
      ['A VEMBRILO', 'Groceries', 'food'],
      ['B VEMBRILO', 'Groceries', 'food'],
      ['C VEMBRILO', 'Dining', 'food'],
      ['XUQIRZO', undefined, 'food'],
    ]);
    const { XUQIRZO: found } = await suggestions(ledger);
    expect(found).toMatchObject({ category_name: 'Groceries', source: 'linked' });
    expect(found.confidence).toBeLessThanOrEqual(0.66);
    expect(found.reason).toBe('The same event is food in cristi, of which 2 of 3 are Groceries here');
  });

  it('is accepted in bulk and goes with its link', async () => {
    const ledger = await linked([
      ['VEMBRILO', 'Food', 'food'],
      ['XUQIRZO', undefined, 'food'],
      ['QUORVAN', undefined, undefined],
    ]);
    const input = { filter: { uncategorized: true }, set: { suggested: true }, min_confidence: 0.9 };
    const { change_id: change, ...done } = await ledger.call('finance_transactions_update', {
      ...{ ...input, mode: 'commit' },
    });
    expect(done).toMatchObject({
      ...{ matched_count: 2, changed_count: 1, skipped: [{ reason: 'NO_SUGGESTION', count: 1 }] },
      diff: [{ description: 'XUQIRZO', after: { category: 'Food', category_source: 'suggestion' } }],
    });
    await ledger.call('finance_changes_undo', { change_id: change, mode: 'commit' });
    expect(await suggestions(ledger)).toMatchObject({ XUQIRZO: { source: 'linked' } });
    await store.database.run(
      (connection) => connection.query`delete from others.entries where owner = ${ledger.owner} and id = 'ana-2'`,
    );
    expect(await suggestions(ledger)).toMatchObject({ XUQIRZO: null });
  });
});
