import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';

import { verifyJournalFile } from '../model/journal/verify-file';
import { beginChange } from '../store/journal/begin-change';
import { recordChange } from '../store/journal/record-change';
import { lockLedger } from '../store/lock-ledger';
import { openFinanceStore, type FinanceStore, type TestLedger } from '../testing/finance-store';
import { anyEntry, csvOf } from '../testing/ledger-model';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

/** A change of any shape, as a tool that writes makes it. */
async function change(owner: string, statement: SQL): Promise<string | undefined> {
  return store.database.transaction(async (transaction) => {
    await lockLedger(transaction, owner);
    const intent = { owner, kind: 'update', via: 'mcp', tool: 'test', now: 1_770_000_000_000 } as const;
    const open = await beginChange(transaction, intent);
    await transaction.query(statement);
    return (await recordChange(transaction, open, { summary: 'Changed' }))?.id;
  });
}

const behindTheBack = (statement: SQL) => store.database.run((connection) => connection.query(statement));

async function exportOf(ledger: TestLedger): Promise<string> {
  let text = '';
  await (await ledger.administration()).exportTransactions({ format: 'jsonl', write: (piece) => void (text += piece) });
  const { rows } = await store.database.run(async (connection) => ({
    rows: await connection.query(
      sql`select t.* from finance.transactions t where owner = ${ledger.owner} order by sequence`,
    ),
  }));
  return text + JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

async function journalOf(ledger: TestLedger): Promise<string> {
  let text = '';
  await (await ledger.administration()).exportJournal((piece) => void (text += piece));
  return text;
}

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const verifyFile = (bytes: Uint8Array | string, size = 1_000) => verifyJournalFile(inChunks(Buffer.from(bytes), size));
const verifyDatabase = async (ledger: TestLedger) => (await ledger.administration()).verifyJournal();

const NOTED = (owner: string, note: string, id: number) => sql`
  update finance.transactions set note = ${note}, tags = array[${note}] where owner = ${owner} and sequence = ${id}`;
const CSV = csvOf([
  { day: '2025-01-10', cents: -450, description: 'Café ~A\\', externalId: 'F1' },
  { day: '2025-01-11', cents: 1200, description: 'Wages 😀', externalId: 'F2' },
]);

describe('the journal', () => {
  it('holds, in the database and exported, and its head is that of the list', async () => {
    const ledger = store.ledger();
    await ledger.commit(CSV);
    await change(ledger.owner, NOTED(ledger.owner, 'x', 1));
    await ledger.call('finance_changes_undo', { change_id: 'change-1', with_later: true, mode: 'commit' });
    await ledger.call('finance_changes_undo', { change_id: 'change-3', mode: 'commit' });
    const { head, total } = await ledger.call('finance_changes_list');
    expect(total).toBe(4);
    expect(await verifyDatabase(ledger)).toEqual({ changes: 4, head: head.hash });
    const text = await journalOf(ledger);
    expect(await verifyFile(text)).toEqual({ changes: 4, head: head.hash });
    expect(await verifyFile(text, 1)).toEqual({ changes: 4, head: head.hash });
  });

  it('is found altered after any byte is changed, or a line is dropped, doubled or swapped', async () => {
    const ledger = store.ledger();
    await ledger.commit(CSV);
    await change(ledger.owner, NOTED(ledger.owner, 'x', 1));
    await change(ledger.owner, NOTED(ledger.owner, 'y', 2));
    const text = Buffer.from(await journalOf(ledger));
    const lines = text.toString().trimEnd().split('\n');
    const lineAt = (at: number) => text.subarray(0, at).filter((byte) => byte === 10).length + 1;
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: text.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, step) => {
        const altered = Buffer.from(text);
        altered[at] = ((altered[at] ?? 0) + step) % 256;
        const { failure } = await verifyFile(altered);
        const line = Number(failure?.changeId.slice('change-'.length));
        expect([lineAt(at), lineAt(at) + 1]).toContain(line);
      }),
      { numRuns: 300 },
    );
    const [one, two, three] = lines as [string, string, string];
    const failing = async (...of: string[]) => (await verifyFile(`${of.join('\n')}\n`)).failure?.changeId;
    expect(await failing(one, three)).toBe('change-2');
    expect(await failing(two, three)).toBe('change-1');
    expect(await failing(one, one, two, three)).toBe('change-2');
    expect(await failing(one, three, two)).toBe('change-2');
    expect(await failing(one, two, three)).toBeUndefined();
  });

  it.each([
    ['an amount', sql`update finance.transactions set amount = amount + 1 where sequence = 2`, 'change-1'],
    ['a note that a change gave', sql`update finance.transactions set note = 'z' where sequence = 1`, 'change-2'],
    ['a tag', sql`update finance.transactions set tags = '{z}' where sequence = 2`, 'change-1'],
    ['a removed row', sql`delete from finance.transactions where sequence = 2`, 'change-1'],
    [
      'an added row',
      sql`insert into finance.transactions (owner, booked_at, sequence, account_id, amount, description,
            description_key, added_by, changed_by)
          select owner, booked_at, 99, account_id, amount, description, description_key, added_by, changed_by
          from finance.transactions where sequence = 1`,
      'change-2',
    ],
    ['the name of an account', sql`update finance.accounts set name = 'Other'`, 'change-1'],
    ['an image', sql`update finance.changed_transactions set after = '{"note":"a"}'`, 'change-2'],
  ])('tells what was changed behind its back: %s', async (_, statement, changeId) => {
    const separate = await openFinanceStore();
    try {
      const ledger = separate.ledger();
      await ledger.commit(CSV);
      await separate.database.transaction(async (transaction) => {
        const intent = { owner: ledger.owner, kind: 'update', via: 'mcp', tool: 'test', now: 0 } as const;
        const open = await beginChange(transaction, intent);
        await transaction.query(NOTED(ledger.owner, 'x', 1));
        await recordChange(transaction, open, { summary: 'Noted' });
      });
      expect(await verifyDatabase(ledger)).toMatchObject({ changes: 2 });
      await separate.database.run((connection) => connection.query(statement));
      expect(await verifyDatabase(ledger)).toMatchObject({ failure: { changeId } });
    } finally {
      await separate.drop();
    }
  });

  it('is never altered or deleted', async () => {
    const ledger = store.ledger();
    await ledger.commit(CSV);
    const state = { code: '23001' };
    await expect(behindTheBack(sql`delete from finance.changes where owner = ${ledger.owner}`)).rejects.toMatchObject(
      state,
    );
    await expect(
      behindTheBack(sql`update finance.changes set summary = 'x' where owner = ${ledger.owner}`),
    ).rejects.toMatchObject(state);
  });

  it('starts with what an older ledger held, which stays verifiable', async () => {
    const ledger = store.ledger();
    await ledger.commit(CSV);
    await behindTheBack(sql`alter table finance.changes disable trigger changes_stay`);
    for (const table of ['changes', 'changed_transactions', 'changed_rows']) {
      await behindTheBack(sql`delete from finance.${sql.identifier(table)} where owner = ${ledger.owner}`);
    }
    await behindTheBack(sql`alter table finance.changes enable trigger changes_stay`);
    expect(await verifyDatabase(ledger)).toEqual({ changes: 0, head: null });
    const before = await exportOf(ledger);
    const id = await change(ledger.owner, NOTED(ledger.owner, 'x', 1));
    expect(id).toBe('change-2');
    expect(await ledger.call('finance_changes_list')).toMatchObject({
      items: [
        { kind: 'update', row_count: 1 },
        { kind: 'start', row_count: 2 },
      ],
    });
    expect(await ledger.refusal('finance_changes_undo', { change_id: 'change-1' })).toMatchObject({
      details: { reason: 'NOT_UNDOABLE' },
    });
    expect(await verifyDatabase(ledger)).toMatchObject({ changes: 2 });
    await ledger.call('finance_changes_undo', { change_id: id, mode: 'commit' });
    expect(await exportOf(ledger)).toBe(before);
    expect(await (await ledger.administration()).undoImport('import-1')).toMatchObject({ removed: 2 });
    expect(await verifyDatabase(ledger)).toMatchObject({ changes: 4 });
    await ledger.call('finance_changes_undo', { change_id: 'change-4', mode: 'commit' });
    expect(await exportOf(ledger)).toBe(before);
    await behindTheBack(sql`update finance.transactions set amount = 1 where owner = ${ledger.owner} and sequence = 2`);
    // The undo of the undo has left it.
    expect(await verifyDatabase(ledger)).toMatchObject({ failure: { changeId: 'change-5' } });
  });
});

describe('undoing changes', () => {
  const entries = fc.array(anyEntry, { minLength: 1, maxLength: 5 }).map(csvOf);
  const step = fc.oneof(
    fc.record({ csv: entries }),
    fc.record({ note: fc.constantFrom('x', 'y'), id: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ category: fc.constantFrom('Food', 'Fun'), id: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ undone: fc.nat({ max: 5 }), deep: fc.boolean() }),
    fc.record({ importUndone: fc.nat({ max: 3 }) }),
  );

  const withCategory = (owner: string, name: string, id: number) => sql`
    with made as (
      insert into finance.categories (owner, category_id, name, name_key, added_by)
      select owner, next_number, ${name}, lower(${name}), next_number from finance.ledgers where owner = ${owner}
      on conflict (owner, name_key) do nothing returning category_id
    ),
    numbered as (
      update finance.ledgers set next_number = next_number + 1 where owner = ${owner}
    ),
    wanted as (
      select category_id from made
      union all select category_id from finance.categories where owner = ${owner} and name_key = lower(${name})
    )
    update finance.transactions t set category_id = w.category_id, category_source = 'person'
    from wanted w where t.owner = ${owner} and t.sequence = ${id}`;

  it('in any allowed order puts back every byte, also of what undos undid, and the chain holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const ledger = store.ledger();
        const { owner } = ledger;
        await ledger.commit(CSV);
        for (const each of steps) {
          const before = await exportOf(ledger);
          const { items, head } = await ledger.call('finance_changes_list', { limit: 100 });
          if ('csv' in each) await ledger.commit(each.csv, { on_modified: 'replace' });
          else if ('note' in each) await change(owner, NOTED(owner, each.note, each.id));
          else if ('category' in each) await change(owner, withCategory(owner, each.category, each.id));
          else if ('importUndone' in each) {
            const made = items.filter((item: { kind: string }) => item.kind === 'import');
            const { import_id: id } = made[each.importUndone % made.length];
            await (await ledger.administration()).undoImport(id);
          } else {
            const { change_id: id } = items[each.undone % items.length];
            const wanted = { change_id: id, with_later: each.deep };
            const previewed = await ledger
              .call('finance_changes_undo', wanted)
              .catch((error: Error) => ({ refused: error.message }));
            if ('refused' in previewed) {
              await ledger.refusal('finance_changes_undo', { ...wanted, mode: 'commit' });
              expect(await exportOf(ledger)).toBe(before);
              continue;
            }
            const { mode: _, change_id: __, ...counts } = previewed;
            expect(await ledger.call('finance_changes_undo', { ...wanted, mode: 'commit' })).toMatchObject(counts);
          }
          const now = await ledger.call('finance_changes_list', { limit: 1 });
          expect(await verifyDatabase(ledger)).toEqual({
            changes: Number(now.head.change_id.slice(7)),
            head: now.head.hash,
          });
          if (now.head.change_id === head?.change_id) continue;
          // The newest change can always be undone, and its undo too.
          const after = await exportOf(ledger);
          const undo = await ledger.call('finance_changes_undo', { change_id: now.head.change_id, mode: 'commit' });
          expect(await exportOf(ledger)).toBe(before);
          await ledger.call('finance_changes_undo', { change_id: undo.change_id, mode: 'commit' });
          expect(await exportOf(ledger)).toBe(after);
        }
        const journal = await journalOf(ledger);
        const { head } = await ledger.call('finance_changes_list', { limit: 1 });
        expect(await verifyFile(journal)).toMatchObject({ head: head.hash });
        // What stands can be taken back, with what came later.
        const { items } = await ledger.call('finance_changes_list', { limit: 100 });
        const standing = items.filter((item: { undone_by: string | null }) => item.undone_by === null);
        const oldest = { change_id: standing.at(-1).change_id, with_later: true, mode: 'commit' };
        expect((await ledger.call('finance_changes_undo', oldest)).undoes.at(-1)).toBe(oldest.change_id);
        expect(await verifyDatabase(ledger)).toMatchObject({ head: expect.any(String) });
      }),
      { numRuns: 12 },
    );
  });
});
