import fc from 'fast-check';

import { openFinanceStore, type FinanceStore, type TestLedger } from '../../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const CSV = [
  'date;text;amount;category',
  '2025-01-10;POS 4821 BAKERY;-4.50;Food',
  '2025-01-11;Bakery;-5.50;',
  '2025-02-12;Department store;-120;',
  '2025-02-13;Wages;2500;Income',
  '',
].join('\n');

const UPDATE = 'finance_transactions_update';
const update = (ledger: TestLedger, target: object, set: object, more: object = {}) =>
  ledger.call(UPDATE, { ...target, set, mode: 'commit', ...more });

async function filled(): Promise<TestLedger> {
  const ledger = store.ledger();
  await ledger.commit(CSV);
  return ledger;
}

const shown = async (ledger: TestLedger, filters: object) =>
  (await ledger.call('finance_transactions_search', { ...filters, details: true })).items;

/** The stored totals of months, and those of the rows. */
const monthTotals = (owner: string) =>
  store.database.run(async (connection) => ({
    kept: await connection.query`
      select month, account_id, category_id, side, amount, transaction_count from finance.month_totals
      where owner = ${owner} order by 1, 2, 3, 4`,
    added: await connection.query`
      select date_trunc('month', booked_at)::date as month, account_id, coalesce(category_id, 0) as category_id,
        sign(amount)::smallint as side, sum(amount) as amount, count(*) as transaction_count
      from finance.transactions where owner = ${owner} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  }));

describe('an update', () => {
  it('is previewed exactly, writes nothing then, and a commit of it does the same', async () => {
    const ledger = await filled();
    const call = {
      filter: { search: 'bakery' },
      set: { category: 'food', payee: 'The Bakery', note: 'x', add_tags: ['B', 'a'] },
    };
    const before = await ledger.transactions();
    const preview = await ledger.call(UPDATE, call);
    expect(preview).toMatchObject({
      matched_count: 2,
      changed_count: 2,
      created_categories: [],
      change_id: null,
      diff: [
        {
          before: { category: null, category_source: null },
          after: { category: 'Food', tags: ['a', 'b'], payee: 'The Bakery' },
        },
        { before: { category_source: 'statement' }, after: { category_source: 'person', note: 'x' } },
      ],
    });
    expect(await ledger.transactions()).toEqual(before);
    expect(await ledger.call('finance_changes_list')).toMatchObject({ total: 1 });
    expect(await ledger.call(UPDATE, { ...call, mode: 'commit', expect_count: 2 })).toEqual({
      ...preview,
      mode: 'commit',
      change_id: 'change-2',
    });
    expect(await ledger.call(UPDATE, { ...call, mode: 'commit' })).toMatchObject({
      unchanged_count: 2,
      change_id: null,
    });
    expect(await shown(ledger, { match: 'words', search: 'x b bakery' })).toHaveLength(2);
    expect(await shown(ledger, { payee: 'the bakery', tag: 'A' })).toHaveLength(2);
  });

  it('takes a payee, a note, tags, a category and a split back', async () => {
    const ledger = await filled();
    const [store_] = await shown(ledger, { search: 'department' });
    const target = { ids: [store_.id] };
    await update(ledger, target, { payee: 'Shop', note: 'n', add_tags: ['a', 'b'] });
    await update(ledger, target, { split: [{ amount: '-100', category: 'Home' }, { note: 'rest' }] });
    expect(await shown(ledger, { search: 'department' })).toMatchObject([
      {
        payee: 'Shop',
        category_source: 'person',
        split: [{ category_name: 'Home' }, { amount: '-20.00', note: 'rest' }],
      },
    ]);
    await update(ledger, target, { payee: null, note: null, remove_tags: ['a', 'b'], split: null });
    expect(await shown(ledger, { search: 'department' })).toEqual([store_]);
    await update(ledger, target, { category: null });
    expect(await shown(ledger, { search: 'department' })).toMatchObject([
      { category_name: null, category_source: 'person', suggestion: null },
    ]);
  });

  it('of a payee taken back leaves the one that stood before it: of a rule, also of one that is gone, or of the statement', async () => {
    const ledger = await filled();
    const rule = { when: { description: 'bakery' }, then: { payee: 'Ruled' } };
    const { rules } = await ledger.call('finance_rules_set', { set: [rule], apply_to: 'past', mode: 'commit' });
    const all = { filter: { direction: 'DEBIT_ONLY' } };
    await update(ledger, all, { payee: 'Mine' });
    const { change_id: id } = await update(ledger, all, { payee: 'Ours' });
    await ledger.call('finance_changes_undo', { change_id: id, mode: 'commit' });
    await ledger.call('finance_rules_set', { remove: [rules[0].id], mode: 'commit' });
    const payees = async () => (await shown(ledger, all.filter)).map(({ payee }: { payee: string }) => payee);
    expect(await payees()).toEqual(['Mine', 'Mine', 'Mine']);
    const before = ['Department store', 'Ruled', 'Ruled'];
    const preview = await ledger.call(UPDATE, { ...all, set: { payee: null } });
    expect(preview.diff.map(({ after }: { after: object }) => after)).toEqual(before.map((payee) => ({ payee })));
    await update(ledger, all, { payee: null });
    expect(await payees()).toEqual(before);
    expect(await shown(ledger, { payee: 'ruled' })).toHaveLength(2);
  });

  it('passes over what is split when it sets a category', async () => {
    const ledger = await filled();
    const [{ id }] = await shown(ledger, { search: 'department' });
    await update(ledger, { ids: [id] }, { split: [{ amount: '-1' }, {}] });
    const answer = await update(ledger, { filter: { direction: 'DEBIT_ONLY' } }, { category: 'New', note: 'y' });
    expect(answer).toMatchObject({ matched_count: 3, changed_count: 2, skipped: [{ reason: 'SPLIT', count: 1 }] });
    expect(await shown(ledger, { search: 'department' })).toMatchObject([{ note: null }]);
  });

  it('accepts what is suggested, and passes over the rest', async () => {
    const ledger = store.ledger();
    const days = Array.from({ length: 28 }, (_, day) => `2025-01-${String(day + 1).padStart(2, '0')}`);
    const lines = days.map((day, index) => `${day};Padaria do Ze;-${index + 1};${index < 24 ? 'Bread' : ''}`);
    await ledger.commit(['date;text;amount;category', ...lines, '2025-02-01;Qwrtz;-1;', ''].join('\n'));
    const call = { filter: { uncategorized: true }, set: { suggested: true, add_tags: ['auto'] }, min_confidence: 0.5 };
    const preview = await ledger.call(UPDATE, call);
    expect(preview).toMatchObject({
      matched_count: 5,
      changed_count: 4,
      unchanged_count: 0,
      skipped: [{ reason: 'NO_SUGGESTION', count: 1 }],
      diff: Array(4).fill({ after: { category: 'Bread', category_source: 'suggestion', tags: ['auto'] } }),
    });
    const { change_id: id } = await ledger.call(UPDATE, { ...call, mode: 'commit', expect_count: 5 });
    expect(await shown(ledger, { tag: 'auto' })).toHaveLength(4);
    const { total } = await ledger.call('finance_transactions_search', { uncategorized: true });
    expect(total).toBe(1);
    await ledger.call('finance_changes_undo', { change_id: id, mode: 'commit' });
    expect(await ledger.call(UPDATE, call)).toEqual(preview);
  });

  it('keeps the totals of months exact, and can be undone to the byte, whatever it sets', async () => {
    const category = fc.constantFrom(null, 'Food', 'Fun');
    const target = fc.constantFrom({ ids: ['1'] }, { ids: ['3', '2'] }, { filter: { direction: 'DEBIT_ONLY' } });
    const setting = fc.oneof(
      fc.record({ category }),
      fc.record({ payee: fc.constantFrom(null, 'Shop'), note: fc.constantFrom(null, 'n') }),
      fc.record({ add_tags: fc.constant(['a', 'c']) }),
      fc.record({ remove_tags: fc.constant(['a']), add_tags: fc.constant(['b']) }),
      fc.record({ split: fc.constant(null), category }),
    );
    const step = fc.oneof(
      fc.record({ target, set: setting }),
      fc.record({
        target: fc.constant({ ids: ['3'] }),
        set: fc.record({
          split: fc.tuple(fc.record({ amount: fc.constant('-0.01'), category }), fc.record({ category })),
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const ledger = await filled();
        for (const { target: of, set } of steps) {
          const before = await ledger.transactions();
          const { change_id: id, changed_count: count } = await update(ledger, of, set);
          const { kept, added } = await monthTotals(ledger.owner);
          expect(kept).toEqual(added);
          if (id === null) continue;
          const after = await ledger.transactions();
          const undo = { change_id: id, mode: 'commit' };
          const undone = await ledger.call('finance_changes_undo', undo);
          expect(undone).toMatchObject({ restored_count: count });
          expect(await ledger.transactions()).toEqual(before);
          await ledger.call('finance_changes_undo', { ...undo, change_id: undone.change_id });
          expect(await ledger.transactions()).toEqual(after);
        }
        expect(await (await ledger.administration()).verifyJournal()).not.toHaveProperty('failure.reason');
      }),
      { numRuns: 12 },
    );
  });
});

describe('what an update refuses', () => {
  let ledger: TestLedger;
  beforeAll(async () => {
    ledger = await filled();
  });
  const note = { note: 'x' };
  const filter = { search: 'bakery' };

  it.each([
    ['ids and a filter', { ids: ['1'], filter, set: note }, 'ids'],
    ['neither', { set: note }, 'ids'],
    ['an empty filter', { filter: {}, set: note }, 'filter'],
    ['a filter that leaves nothing out', { filter: { uncategorized: false, direction: 'ALL' }, set: note }, 'filter'],
    ['a filter without effect', { filter: { direction: 'ALL', search: ' ', match: 'words' }, set: note }, 'filter'],
    ['an unknown filter', { filter: { serch: 'x' }, set: note }, 'filter.serch'],
    ['a page', { filter: { ...filter, limit: 3 }, set: note }, 'filter.limit'],
    ['1,001 ids', { ids: Array.from({ length: 1_001 }, (_, id) => `${id + 1}`), set: note }, 'ids'],
    ['an id twice', { ids: ['1', '1'], set: note }, 'ids'],
    ['nothing to set', { filter, set: {} }, 'set'],
    ['an unknown setting', { filter, set: { amount: '1' } }, 'set.amount'],
    ['a category of blanks', { filter, set: { category: '  ' } }, 'set.category'],
    ['a tag with a blank', { filter, set: { add_tags: ['a b'] } }, 'set.add_tags.0'],
    ['a tag with a control character', { filter, set: { add_tags: ['a\u0007'] } }, 'set.add_tags.0'],
    ['a note of 1,001 characters', { filter, set: { note: 'x'.repeat(1_001) } }, 'set.note'],
    ['a split of two', { ids: ['1', '2'], set: { split: [{ amount: '1' }, {}] } }, 'set.split'],
    ['a split by filter', { filter, set: { split: [{ amount: '1' }, {}] } }, 'set.split'],
    ['a line of nothing', { ids: ['1'], set: { split: [{ amount: '0' }, {}] } }, 'set.split.0.amount'],
    ['a rest of nothing', { ids: ['1'], set: { split: [{ amount: '-4.50' }, {}] } }, 'set.split.1.amount'],
    ['a line in a category of blanks', { ids: ['1'], set: { split: [{ category: ' ' }, {}] } }, 'set.split.0.category'],
    ['two rests', { ids: ['1'], set: { split: [{}, {}] } }, 'set.split'],
    ['a category beside lines', { ids: ['1'], set: { category: 'A', split: [{ amount: '1' }, {}] } }, 'set.category'],
    ['suggestions beside a category', { filter, set: { category: 'A', suggested: true } }, 'set.suggested'],
    ['a confidence without suggestions', { filter, set: note, min_confidence: 0.9 }, 'min_confidence'],
  ])('%s', async (_, input, field) => {
    const before = await ledger.transactions();
    const refusal = await ledger.refusal(UPDATE, { ...input, mode: 'commit' });
    expect(refusal).toMatchObject({ code: 'VALIDATION_ERROR', details: { field } });
    expect(refusal.message).not.toContain('another form is expected');
    expect(await ledger.transactions()).toEqual(before);
  });

  it('names unknown ids, lent ones and what does not add up', async () => {
    expect(await ledger.refusal(UPDATE, { ids: ['1', 'x', '99'], set: note })).toMatchObject({
      code: 'NOT_FOUND',
      details: { ids: ['x', '99'] },
    });
    expect(await ledger.refusal(UPDATE, { ids: ['planifi:7'], set: note })).toMatchObject({
      details: { reason: 'LENT_ROW', tool: 'planifi_updateTransaction_v1' },
    });
    const split = [{ amount: '-4' }, { amount: '-0.49' }];
    expect(await ledger.refusal(UPDATE, { ids: ['1'], set: { split } })).toMatchObject({
      details: { reason: 'SPLIT_SUM', expected: '-4.50', given: '-4.49', difference: '-0.01' },
    });
    expect(await ledger.refusal(UPDATE, { filter, set: note, mode: 'commit', expect_count: 3 })).toMatchObject({
      details: { reason: 'COUNT_CHANGED', matched_count: 2 },
    });
  });

  it('more than 20 tags in all', async () => {
    const tags = (from: number) => Array.from({ length: 15 }, (_, index) => `tag${from + index}`);
    const own = await filled();
    await update(own, { ids: ['1'] }, { add_tags: tags(0) });
    expect(await own.refusal(UPDATE, { ids: ['1'], set: { add_tags: tags(10) } })).toMatchObject({
      details: { field: 'set.add_tags' },
    });
  });

  it('commits of a server that changes nothing', async () => {
    const own = await filled();
    const readOnly = store.ledger({ owner: own.owner, readOnly: true });
    expect(await readOnly.call(UPDATE, { filter, set: note })).toMatchObject({ changed_count: 2 });
    expect(await readOnly.refusal(UPDATE, { filter, set: note, mode: 'commit' })).toMatchObject({
      details: { field: 'mode' },
    });
    const undo = { change_id: 'change-1' };
    expect(await readOnly.call('finance_changes_undo', undo)).toMatchObject({ removed_count: 4 });
    expect(await readOnly.refusal('finance_changes_undo', { ...undo, mode: 'commit' })).toMatchObject({
      details: { field: 'mode' },
    });
    expect(await own.call('finance_changes_list')).toMatchObject({ total: 1 });
  });
});
