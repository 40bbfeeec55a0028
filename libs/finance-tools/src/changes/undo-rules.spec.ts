import fc from 'fast-check';

import { openFinanceStore, type FinanceStore, type TestLedger } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const rule = (name: string) => ({ name, when: { description: name }, then: { category: 'Food' } });
const set = (ledger: TestLedger, input: object) => ledger.call('finance_rules_set', { ...input, mode: 'commit' });
const undo = (ledger: TestLedger, change_id: string, mode = 'commit') =>
  ledger.call('finance_changes_undo', { change_id, with_later: true, mode });
const listed = async (ledger: TestLedger): Promise<{ id: string; position: number }[]> =>
  (await ledger.call('finance_rules_list')).rules;

describe('an undo that brings rules back', () => {
  it('takes back the one that another had made way for too', async () => {
    const ledger = store.ledger();
    await set(ledger, { set: [rule('first'), rule('second')] });
    const before = await listed(ledger);
    const { change_id: removal } = await set(ledger, { remove: ['rule-1'] });
    await set(ledger, { set: [rule('third')] });
    await set(ledger, { remove: ['rule-2', 'rule-3'] });
    expect(await undo(ledger, removal, 'preview')).toMatchObject({ undoes: ['change-4', 'change-3', 'change-2'] });
    await undo(ledger, removal);
    expect(await listed(ledger)).toEqual(before);
  });

  it('is done as it was previewed, whatever was added, removed and undone', async () => {
    const step = fc.record({ kind: fc.constantFrom('add', 'add', 'remove', 'remove two', 'undo'), place: fc.nat(9) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const ledger = store.ledger();
        for (const { kind, place } of steps) {
          const rules = await listed(ledger);
          const { items } = await ledger.call('finance_changes_list', { limit: 100 });
          const standing = items.filter(({ undone_by: by }: Record<string, unknown>) => by === null);
          const ids = rules.map(({ id }) => id);
          const at = place % Math.max(1, ids.length);
          if (kind === 'undo' && standing.length > 0) {
            const { change_id } = standing[place % standing.length];
            const { undoes } = await undo(ledger, change_id, 'preview');
            expect(await undo(ledger, change_id)).toMatchObject({ undoes });
          } else if (kind === 'add' || ids.length < 2) await set(ledger, { set: [rule(`rule ${place}`)] });
          else await set(ledger, { remove: ids.slice(at, at + (kind === 'remove' ? 1 : 2)) });
        }
      }),
      { numRuns: 20 },
    );
  });
});
