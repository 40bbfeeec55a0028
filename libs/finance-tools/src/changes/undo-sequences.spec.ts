import fc from 'fast-check';

import { openFinanceStore, type FinanceStore, type TestLedger } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const PAYEES = ['BAKERY VEMBRILO', 'KIOSK TOLU', 'MARKET QUORVAN'];
const CATEGORIES = ['', '', 'Food', 'Fun'];

const entry = fc.record({
  day: fc.integer({ min: 10, max: 28 }),
  text: fc.constantFrom(...PAYEES),
  cents: fc.integer({ min: -900, max: -100 }),
  category: fc.constantFrom(...CATEGORIES),
});
const statement = fc
  .array(entry, { minLength: 1, maxLength: 4 })
  .map((entries) =>
    [
      'date,description,amount,category',
      ...entries.map(({ day, text, cents, category }) => `2026-01-${day},${text},${cents / 100},${category}`),
      '',
    ].join('\n'),
  );
const filter = fc.oneof(
  fc.record({ search: fc.constantFrom(...PAYEES) }),
  fc.record({ uncategorized: fc.constant(true) }),
  fc.constant({ min_amount: '-9999' }),
);
const category = fc.constantFrom('Food', 'Fun', 'Travel', null);
const set = fc.oneof(
  fc.record({ category }),
  fc.record({ payee: fc.constantFrom('Kiosk', 'Corner', null) }),
  fc.record({ note: fc.constantFrom('x', null), category }),
  fc.record({ add_tags: fc.constant(['seen']) }),
  fc.record({ remove_tags: fc.constant(['seen']), payee: fc.constant('Corner') }),
  fc.constant({ suggested: true }),
);
const rule: fc.Arbitrary<{ when: object; then: object }> = fc.record({
  when: fc.record({ description: fc.constantFrom('bakery', 'kiosk', 'a') }),
  then: fc.oneof(
    fc.record({ category: fc.constantFrom('Food', 'Home') }),
    fc.record({ payee: fc.constant('Ruled'), add_tags: fc.constant(['rule']) }),
  ),
});

/** A call of a tool; the undo of the change at a place among those that were made, counted around; or an import undone. */
const step = fc.oneof(
  fc.record({ statement }),
  fc.record({ update: fc.record({ filter, set }) }),
  fc.record({ update: fc.record({ filter, set }) }),
  fc.record({ rules: fc.record({ set: fc.array(rule, { minLength: 1, maxLength: 2 }) }), isPast: fc.boolean() }),
  fc.record({ undone: fc.nat({ max: 9 }), isDeep: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const STATEMENT = 'date,description,amount,category\n2026-01-10,BAKERY VEMBRILO,-1,\n';
const addedRule = (then: object): Step => ({
  rules: { set: [{ when: { description: 'bakery' }, then }] },
  isPast: false,
});
const RULE_IN_PLACE_OF_ANOTHER: Step[] = [
  addedRule({ payee: 'Ruled', add_tags: ['rule'] }),
  { undone: 0, isDeep: false },
  addedRule({ category: 'Food' }),
  { undone: 7, isDeep: false },
  { undone: 7, isDeep: true },
];

/** All that a person can see of a ledger, and its order. */
async function shown(ledger: TestLedger): Promise<unknown> {
  return {
    transactions: await ledger.transactions(),
    rules: (await ledger.call('finance_rules_list')).rules,
    categories: (await ledger.call('finance_categories_list')).items,
    accounts: (await ledger.call('finance_accounts_list')).items,
  };
}

async function take(ledger: TestLedger, each: Step): Promise<void> {
  const mode = 'commit';
  if ('statement' in each) await ledger.commit(each.statement);
  else if ('update' in each) await ledger.call('finance_transactions_update', { ...each.update, mode });
  else if ('rules' in each) {
    await ledger.call('finance_rules_set', { ...each.rules, apply_to: each.isPast ? 'past' : 'new', mode });
  } else {
    const { items } = await ledger.call('finance_changes_list', { limit: 100 });
    const { change_id } = items[each.undone % items.length];
    const wanted = { change_id, with_later: each.isDeep };
    const preview = await ledger.call('finance_changes_undo', wanted).catch(() => undefined);
    if (preview === undefined) await ledger.refusal('finance_changes_undo', { ...wanted, mode });
    else {
      const { mode: _, change_id: __, ...counts } = preview;
      expect(await ledger.call('finance_changes_undo', { ...wanted, mode })).toMatchObject(counts);
    }
  }
}

it('any import, update or rule is taken back whole by its undo, and brought back by the undo of that, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(statement, fc.array(step, { minLength: 2, maxLength: 8 }), async (first, steps) => {
      const ledger = store.ledger();
      await ledger.commit(first);
      let head: string = (await ledger.call('finance_changes_list')).head.change_id;
      for (const each of steps) {
        const before = await shown(ledger);
        await take(ledger, each);
        const { head: now } = await ledger.call('finance_changes_list', { limit: 1 });
        const after = await shown(ledger);
        if (now.change_id === head) {
          expect(after).toEqual(before);
          continue;
        }
        const undo = await ledger.call('finance_changes_undo', { change_id: now.change_id, mode: 'commit' });
        expect(await shown(ledger)).toEqual(before);
        const redo = await ledger.call('finance_changes_undo', { change_id: undo.change_id, mode: 'commit' });
        expect(await shown(ledger)).toEqual(after);
        head = redo.change_id;
      }
      const check = await (await ledger.administration()).verifyJournal();
      expect(check).toMatchObject({ changes: Number(head.slice('change-'.length)) });
    }),
    // A rule that comes back would meet another one in its place.
    { numRuns: 8, examples: [[STATEMENT, RULE_IN_PLACE_OF_ANOTHER]] },
  );
});
