import { stoppedClock } from '@bursar/calendar';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';

import { verifyJournalFile } from '../model/journal/verify-file';
import { openFinanceStore, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { anyEntry, csvOf } from '../testing/ledger-model';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

/** An owner's ledger on a day of March 2025. */
const onDay = (owner: string, day: number) =>
  store.ledger({ owner, clock: stoppedClock(`2025-03-${String(day).padStart(2, '0')}`) });

async function exported(ledger: TestLedger): Promise<string> {
  let text = '';
  await (await ledger.administration()).exportJournal((piece) => void (text += piece));
  return text;
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

const verify = async (ledger: TestLedger) => (await ledger.administration()).verifyJournal();
const forget = async (ledger: TestLedger, before: string) => (await ledger.administration()).forgetChanges(before);
const undo = (id: string, more = {}) => ({ change_id: id, mode: 'commit', ...more });

const CSV = csvOf([
  { day: '2025-01-10', cents: -450, description: 'Café', externalId: 'F1' },
  { day: '2025-01-11', cents: 1200, description: 'Wages', externalId: 'F2' },
]);

/** An import by mistake on 1 March, undone on 2 March; another one on 3 March, and a note on 4 March. */
async function ledgerWithMistake(): Promise<TestLedger> {
  const ledger = store.ledger();
  await onDay(ledger.owner, 1).commit(CSV.replace('Wages', 'Secret'));
  await onDay(ledger.owner, 2).call('finance_changes_undo', undo('change-1'));
  await onDay(ledger.owner, 3).commit(CSV);
  const note = { filter: { search: 'Wages' }, set: { note: 'x' }, mode: 'commit' };
  await onDay(ledger.owner, 4).call('finance_transactions_update', note);
  return ledger;
}

describe('forgetting', () => {
  it('drops what older changes keep of rows, and the chain still holds', async () => {
    const ledger = await ledgerWithMistake();
    const { head } = (await verify(ledger)) as { head: string };
    expect(await exported(ledger)).toContain('Secret');
    expect(await forget(ledger, '2025-03-03')).toEqual({ count: 2, last: 2 });
    const journal = await exported(ledger);
    expect(journal).not.toContain('Secret');
    expect(await verify(ledger)).toEqual({ changes: 4, head, forgotten: 2 });
    expect(await verifyJournalFile(bytesOf(journal))).toEqual({ changes: 4, head, forgotten: 2 });
    const { rows } = await store.database.run(async (connection) => ({
      rows: await connection.query(
        sql`select 1 from finance.changed_transactions where owner = ${ledger.owner} and change_number <= 2`,
      ),
    }));
    expect(rows).toEqual([]);
    // There is nothing more to forget before that day.
    expect(await forget(ledger, '2025-03-03')).toEqual({ count: 0, last: 2 });
    expect(await forget(ledger, '2025-03-04')).toEqual({ count: 1, last: 3 });
    expect(await forget(ledger, '2025-01-01')).toEqual({ count: 0, last: 3 });
    expect(await verify(ledger)).toEqual({ changes: 4, head, forgotten: 3 });
  });

  it('refuses to undo what was forgotten, and undoes what came later', async () => {
    const ledger = await ledgerWithMistake();
    const before = await ledger.transactions();
    await forget(ledger, '2025-03-04');
    for (const id of ['change-2', 'change-3']) {
      for (const mode of ['preview', 'commit']) {
        expect(await ledger.refusal('finance_changes_undo', { change_id: id, with_later: true, mode })).toMatchObject({
          code: 'VALIDATION_ERROR',
          message: expect.stringContaining(`The rows of ${id} were dropped`),
          details: { reason: 'NOT_UNDOABLE' },
        });
      }
    }
    await expect((await ledger.administration()).undoImport('import-2')).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
    });
    const { change_id: id } = await ledger.call('finance_changes_undo', undo('change-4'));
    expect((await ledger.transactions()).map(({ note }) => note)).toEqual([null, null]);
    await ledger.call('finance_changes_undo', undo(id));
    expect(await ledger.transactions()).toEqual(before);
    expect(await verify(ledger)).toMatchObject({ changes: 6, forgotten: 3 });
  });

  it('of a ledger without changes does nothing', async () => {
    expect(await forget(store.ledger(), '2025-03-04')).toEqual({ count: 0, last: 0 });
  });

  it.each([
    ['a transaction', sql`amount = amount + 1`, sql`transactions`],
    ['an account', sql`name = 'Other'`, sql`accounts`],
  ])('still tells what was changed behind the back of the journal: %s', async (_, assignment, table) => {
    const ledger = await ledgerWithMistake();
    await forget(ledger, '2025-03-04');
    await store.database.run((connection) =>
      connection.query(sql`update finance.${table} set ${assignment} where owner = ${ledger.owner}`),
    );
    expect(await verify(ledger)).toMatchObject({ failure: { changeId: 'change-3' } });
  });

  it('does not let a record without rows stand after one with rows', async () => {
    const ledger = await ledgerWithMistake();
    const [first = '', second = ''] = (await exported(ledger)).split('\n');
    const emptied = second.replace(/"rows":\[.*\],"summary"/, '"rows":null,"summary"');
    expect(emptied).not.toBe(second);
    expect(await verifyJournalFile(bytesOf(`${first}\n${emptied}\n`))).toMatchObject({
      failure: { changeId: 'change-2' },
    });
  });

  const step = fc.oneof(
    fc.record({ csv: fc.array(anyEntry, { minLength: 1, maxLength: 5 }).map(csvOf) }),
    fc.record({ set: fc.oneof(fc.record({ category: fc.constantFrom('Food', 'Fun') }), fc.constant({ note: 'n' })) }),
    fc.record({ undone: fc.nat({ max: 5 }) }),
  );

  it('at any change leaves a journal that verifies, and of which the rest can be undone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 7 }),
        fc.integer({ min: 1, max: 9 }),
        async (steps, day) => {
          const ledger = store.ledger();
          await onDay(ledger.owner, 1).commit(CSV);
          for (const [index, each] of steps.entries()) {
            const today = onDay(ledger.owner, index + 2);
            if ('csv' in each) await today.commit(each.csv, { on_modified: 'replace' });
            else if ('set' in each) {
              const all = { min_amount: '-99999999' };
              await today.call('finance_transactions_update', { filter: all, set: each.set, mode: 'commit' });
            } else {
              const { items } = await today.call('finance_changes_list');
              const { change_id: id, undone_by: by } = items[each.undone % items.length];
              if (by === null) await today.call('finance_changes_undo', undo(id, { with_later: true }));
            }
          }
          const rows = await ledger.transactions();
          const checked = (await verify(ledger)) as { changes: number; head: string };
          const { last } = await forget(ledger, `2025-03-0${day}`);
          expect(await ledger.transactions()).toEqual(rows);
          const forgotten = last === 0 ? {} : { forgotten: last };
          expect(await verify(ledger)).toEqual({ ...checked, ...forgotten });
          expect(await verifyJournalFile(bytesOf(await exported(ledger)))).toEqual({ ...checked, ...forgotten });
          for (let number = checked.changes; number > last; number -= 1) {
            const { items } = await ledger.call('finance_changes_list', { before: `change-${number + 1}`, limit: 1 });
            if (items[0].undone_by !== null) continue;
            await ledger.call('finance_changes_undo', undo(`change-${number}`, { with_later: true }));
          }
          expect(await verify(ledger)).toMatchObject(forgotten);
        },
      ),
      { numRuns: 15 },
    );
  });
});
