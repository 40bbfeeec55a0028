import fc from 'fast-check';

import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { SAMPLES, storeSamples } from '../testing/sample-ledger';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const set = (ledger: TestLedger, input: object) => ledger.call('finance_rules_set', input);
const all = async (ledger: TestLedger) =>
  (await ledger.call('finance_transactions_search', { limit: 500, details: true })).items;
const COFFEE = { when: { description: 'cafe' }, then: { category: 'Coffee', payee: 'Café', add_tags: ['Büro', 'a'] } };

const anyRule = fc.record({
  when: fc.record(
    {
      payee: fc.constantFrom('cafe', 'Train', 'coffee shop', 'Bar'),
      description: fc.constantFrom('caf', 'e', '%', 'STATION'),
      account_id: fc.constantFrom('main', 'euro'),
      currency: fc.constantFrom('CHF', 'eur'),
      direction: fc.constantFrom('DEBIT_ONLY', 'CREDIT_ONLY'),
      min_amount: fc.constantFrom('-50', '0'),
      max_amount: fc.constantFrom('50', '100.5'),
    },
    { requiredKeys: ['currency'] },
  ),
  then: fc.record(
    {
      category: fc.constantFrom('food', 'Outings', 'OUTINGS'),
      payee: fc.constantFrom('Bar', 'Coffee Shop'),
      add_tags: fc.constantFrom(['t'], ['t', 'u']),
    },
    { requiredKeys: ['category'] },
  ),
  enabled: fc.boolean(),
});

it('a preview tells what a commit does, and a second commit finds nothing to do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRule, { minLength: 1, maxLength: 4 }), async (rules) => {
      const ledger = store.ledger();
      await storeSamples(ledger, ['main', 'euro']);
      const before = await all(ledger);
      const given = { set: rules, apply_to: 'past' };
      const { mode, change_id: none, ...preview } = await set(ledger, given);
      expect([mode, none]).toEqual(['preview', null]);
      expect(await all(ledger)).toEqual(before);
      const { mode: committed, change_id: change, ...done } = await set(ledger, { ...given, mode: 'commit' });
      expect([committed, typeof change]).toEqual(['commit', 'string']);
      const withoutIds = ({ rules: some, ...others }: Answer) => ({
        ...others,
        rules: some.map(({ id: _, ...each }: Answer) => each),
      });
      expect(withoutIds(done)).toEqual(withoutIds(preview));
      const after = await all(ledger);
      const facts = ({ payee, category_name: name, category_source: source, tags }: Answer) =>
        JSON.stringify([payee, name, source, tags]);
      const changed = after.filter((item: Answer, index: number) => facts(item) !== facts(before[index]));
      expect(done.changed_count).toBe(changed.length);
      expect(done.diff.map(({ id }: Answer) => id)).toEqual(changed.slice(0, 20).map(({ id }: Answer) => id));
      for (const { id, after: values } of done.diff) {
        const { category_name: category, ...item } = after.find((each: Answer) => each.id === id);
        expect({ ...item, category }).toMatchObject(values);
      }
      expect(await set(ledger, { apply_to: 'past', mode: 'commit' })).toMatchObject({
        changed_count: 0,
        change_id: null,
        diff: [],
      });
    }),
    { numRuns: 15 },
  );
});

describe('rules', () => {
  let ledger: TestLedger;
  beforeEach(async () => {
    ledger = store.ledger();
    await storeSamples(ledger, ['main']);
  });

  it('are for new transactions unless they are applied to the past', async () => {
    const before = await all(ledger);
    const answer = await set(ledger, { set: [COFFEE], mode: 'commit' });
    const cafes = SAMPLES.filter(({ account, description }) => account === 'main' && /^caf/i.test(description));
    expect(answer).toMatchObject({ rules: [{ matched_count: cafes.length }], changed_count: 0, diff: [] });
    expect(await all(ledger)).toEqual(before);
    await ledger.commit('date;text;amount;category\n2026-01-01;Café Zoë;-3;Bank word\n2026-01-02;Other;-4;Kept\n');
    const [other, cafe] = await all(ledger);
    expect(cafe).toMatchObject({
      ...{ payee: 'Café', category_name: 'Coffee', category_source: 'rule', tags: ['a', 'büro'] },
    });
    expect(other).toMatchObject({ payee: 'Other', category_name: 'Kept', category_source: 'statement', tags: [] });
    const { items } = await ledger.call('finance_categories_list');
    expect(items.map(({ name }: Answer) => name)).toEqual(['Coffee', 'Food', 'Kept', 'Travel']);
    expect(await ledger.call('finance_transactions_search', { search: 'zoe buro', match: 'words' })).toMatchObject({
      total: 1,
    });
  });

  it('leave what a person set', async () => {
    await store.database.run(
      (connection) => connection.query`
        update finance.transactions set category_id = null, category_source = 'person', payee_source = 'person',
          payee_name = 'Mine', payee_key = null where owner = ${ledger.owner}`,
    );
    const { changed_count: count } = await set(ledger, { set: [COFFEE], apply_to: 'past', mode: 'commit' });
    const items = await all(ledger);
    expect(items.filter(({ tags }: Answer) => tags.length > 0)).toHaveLength(count);
    expect(new Set(items.map(({ payee, category_name: name }: Answer) => `${payee} ${name}`))).toEqual(
      new Set(['Mine null']),
    );
  });

  it('and what they changed are taken back by an undo', async () => {
    await set(ledger, { set: [{ when: { currency: 'CHF' }, then: { add_tags: ['chf'] } }], mode: 'commit' });
    const { rules } = await ledger.call('finance_rules_list');
    const before = [await all(ledger), await ledger.transactions(), await ledger.call('finance_categories_list')];
    const given = { set: [COFFEE], remove: [rules[0].id], apply_to: 'past', mode: 'commit' };
    const { change_id: change } = await set(ledger, given);
    expect(await all(ledger)).not.toEqual(before[0]);
    await ledger.call('finance_changes_undo', { change_id: change, mode: 'commit' });
    expect(await ledger.call('finance_rules_list')).toEqual({ rules });
    expect([await all(ledger), await ledger.transactions(), await ledger.call('finance_categories_list')]).toEqual(
      before,
    );
  });

  it('are explained for a stored transaction, with what is stored', async () => {
    const { rules } = await set(ledger, {
      set: [{ when: { currency: 'EUR' }, then: { category: 'X' } }, COFFEE],
      mode: 'commit',
    });
    const items = await all(ledger);
    const cafe = items.find(({ description }: Answer) => description === 'cafe');
    expect(await ledger.call('finance_rules_list', { explain: { transaction_id: cafe.id } })).toMatchObject({
      rules: [
        { id: rules[0].id, position: 1, name: null, when: { currency: 'EUR' }, then: { category: 'X' }, enabled: true },
        { id: rules[1].id, position: 2 },
      ],
      explain: {
        payee: { value: 'Cafe', from: 'cleaned', rule_id: rules[1].id },
        category: { value: cafe.category_name, from: cafe.category_source, rule_id: rules[1].id },
        tags: [],
        tried: [
          { rule_id: rules[0].id, fits: false, because: 'currency' },
          { rule_id: rules[1].id, fits: true, because: null },
        ],
      },
    });
  });

  it('of another owner are neither seen nor touched', async () => {
    const { rules } = await set(ledger, { set: [COFFEE], mode: 'commit' });
    const other = store.ledger();
    expect(await other.call('finance_rules_list')).toEqual({ rules: [] });
    const [id] = rules.map((rule: Answer) => rule.id);
    expect(await other.refusal('finance_rules_set', { remove: [id], mode: 'commit' })).toMatchObject({
      code: 'NOT_FOUND',
      details: { ids: [id] },
    });
    const [transaction] = await all(ledger);
    const explain = { transaction_id: transaction.id };
    expect(await other.refusal('finance_rules_list', { explain })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each<[string, object, string, string]>([
    ['finance_rules_set', {}, 'VALIDATION_ERROR', 'set'],
    ['finance_rules_set', { set: [] }, 'VALIDATION_ERROR', 'set'],
    ['finance_rules_set', { set: [{ ...COFFEE, when: {} }] }, 'VALIDATION_ERROR', 'set.0.when'],
    ['finance_rules_set', { set: [{ ...COFFEE, then: {} }] }, 'VALIDATION_ERROR', 'set.0.then'],
    ['finance_rules_set', { set: [{ ...COFFEE, regex: 'x' }] }, 'VALIDATION_ERROR', 'set.0.regex'],
    ['finance_rules_set', { set: [{ ...COFFEE, id: 'rule-1' }], remove: ['rule-1'] }, 'VALIDATION_ERROR', 'set'],
    ['finance_rules_set', { set: Array(1001).fill(COFFEE) }, 'VALIDATION_ERROR', 'set'],
    ['finance_rules_list', { explain: {} }, 'VALIDATION_ERROR', 'explain'],
    ['finance_rules_list', { explain: { transaction_id: '1', amount: '1' } }, 'VALIDATION_ERROR', 'explain'],
  ])('%s refuses %j', async (tool, input, code, field) => {
    expect(await ledger.refusal(tool, input)).toMatchObject({ code, details: { field } });
  });

  it('that are unknown are refused whole', async () => {
    const input = { set: [COFFEE, { ...COFFEE, before: 'rule-7' }], remove: ['x'], mode: 'commit' };
    expect(await ledger.refusal('finance_rules_set', input)).toMatchObject({
      code: 'NOT_FOUND',
      details: { ids: ['x', 'rule-7'] },
    });
    expect(await ledger.call('finance_rules_list')).toEqual({ rules: [] });
  });

  it('are previewed in read-only mode, and not saved', async () => {
    const reader = store.ledger({ readOnly: true, owner: ledger.owner });
    expect(await set(reader, { set: [COFFEE] })).toMatchObject({ rules_total: 1 });
    expect(await reader.refusal('finance_rules_set', { set: [COFFEE], mode: 'commit' })).toMatchObject({
      details: { field: 'mode' },
    });
  });
});
