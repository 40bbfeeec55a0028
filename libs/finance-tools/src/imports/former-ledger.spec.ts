import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { descriptionKey } from '../model/description-key';
import { migrations } from '../store/migrations';
import { openFinanceStore, type Answer, type FinanceStore, type TestLedger } from '../testing/finance-store';
import formerLedger from '../testing/former-ledger.json';
import { STATEMENT_CASES } from '../testing/statement-cases';

/** What version 0.1 has stored of statements: made by that version. */
const FORMER = formerLedger;
const FOLDERS = {
  cases: join(STATEMENT_CASES, 'files'),
  examples: join(__dirname, '../../../../examples/statements'),
};
/** Lines that version 0.1 lost, because an id or a reference of the file was used before, or that it could not read. */
const LOST: Readonly<Record<string, number>> = {
  'cases/bbva-mexico.csv': 2,
  'cases/landlord-march.csv': 1,
  'cases/ofx-reused-id.ofx': 2,
  'cases/ofx-two-accounts.ofx': 1,
  'cases/revolut.csv': 1,
};

/** The migrations of version 0.1. */
const BEFORE = {
  ...migrations,
  files: Object.fromEntries(Object.entries(migrations.files).filter(([name]) => name < '0004')),
};

let store: FinanceStore;
const owners = FORMER.map(() => randomUUID());
const REPLACED = randomUUID();
beforeAll(async () => {
  store = await openFinanceStore(BEFORE);
  await store.database.run(async (connection) => {
    for (const [index, { currency, rows }] of FORMER.entries()) {
      const owner = owners[index] as string;
      await connection.query`insert into finance.ledgers (owner, next_sequence, next_number) values (${owner}, 100, 2)`;
      await connection.query`
        insert into finance.accounts (owner, account_id, name, currency, added_by) values (${owner}, 'main', 'Main', ${currency}, 1)`;
      await connection.query`
        insert into finance.imports (owner, import_number, account_id, imported_count, replaced_count, committed_at)
        values (${owner}, 1, 'main', ${rows.length}, 0, '2026-01-01T00:00:00Z')`;
      for (const { sequence, booked_at, amount, description, external_id } of rows) {
        await connection.query(sql`
          insert into finance.transactions (owner, booked_at, sequence, account_id, amount, external_id, description,
            description_key, added_by, changed_by)
          values (${owner}, ${booked_at}, ${sequence}, 'main', ${amount}, ${external_id}, ${description},
            ${descriptionKey(description)}, 1, 1)`);
      }
    }
    await connection.script(replacedBefore(REPLACED));
  });
});
afterAll(() => store.drop());

/** A ledger of version 0.1 with an entry that a second import has replaced. */
function replacedBefore(owner: string): string {
  const [coffee, cake] = [descriptionKey('Coffee'), descriptionKey('Coffee and cake')];
  return `
    insert into finance.ledgers (owner, next_sequence, next_number) values ('${owner}', 2, 3);
    insert into finance.accounts (owner, account_id, name, currency, added_by) values ('${owner}', 'main', 'Main', 'CHF', 1);
    insert into finance.imports (owner, import_number, account_id, imported_count, replaced_count, committed_at)
    values ('${owner}', 1, 'main', 1, 0, '2026-01-01T00:00:00Z'), ('${owner}', 2, 'main', 0, 1, '2026-01-02T00:00:00Z');
    insert into finance.transactions (owner, booked_at, sequence, account_id, amount, external_id, description,
      description_key, added_by, changed_by)
    values ('${owner}', '2025-01-10', 1, 'main', -4.50, 'F1', 'Coffee and cake', '${cake}', 1, 2);
    insert into finance.replacements (owner, import_number, account_id, external_id, booked_at, amount, description,
      description_key, changed_by)
    values ('${owner}', 2, 'main', 'F1', '2025-01-10', -4.50, 'Coffee', '${coffee}', 1);`;
}

/** Whether its days were read month first; of one the balances speak against it. */
function isAmerican(former: (typeof FORMER)[number] | undefined): boolean {
  return former?.currency === 'USD' && former.file !== 'decided-by-balance.csv';
}

/** Imports a statement, whatever it leaves open. */
async function imported(ledger: TestLedger, content_base64: string, monthFirst: boolean): Promise<Answer> {
  let input: Record<string, unknown> = { account_id: 'main', content_base64, mode: 'commit', skip_invalid: true };
  input = { ...input, accept_unproven: true };
  for (let round = 0; round < 4; round += 1) {
    const analysis = await ledger.call('finance_transactions_import', { ...input, mode: 'analyze' });
    if (analysis.questions.length === 0) return ledger.call('finance_transactions_import', input);
    for (const { about, candidates } of analysis.questions) {
      const numbers = analysis.accounts.map(({ number }: Answer) => ({ number, account_id: 'main' }));
      const [first, second = first] = candidates;
      const told = about === 'date_order' && monthFirst ? second : first;
      Object.assign(input, about === 'account' ? { statement_accounts: numbers } : told.answer);
    }
  }
  throw new Error('it asks again and again');
}

it.each(FORMER.map(({ folder, file }, index) => [`${folder}/${file}`, index] as const))(
  'takes %s again without a new row',
  async (name, index) => {
    const { folder, file } = FORMER[index] as (typeof FORMER)[number];
    const ledger = store.ledger({ owner: owners[index] as string });
    const bytes = readFileSync(join(FOLDERS[folder as keyof typeof FOLDERS], file));
    const before = await ledger.transactions();
    const answer = await imported(ledger, bytes.toString('base64'), isAmerican(FORMER[index]));
    expect({ imported: answer.imported_count, replaced: answer.replaced_count }).toEqual({
      imported: LOST[name] ?? 0,
      replaced: 0,
    });
    const after = await ledger.transactions();
    expect(after.filter(({ id }: Answer) => before.some((each: Answer) => each.id === id))).toEqual(before);
    expect(after).toHaveLength(before.length + (LOST[name] ?? 0));
  },
);

it('restores what version 0.1 has replaced', async () => {
  const ledger = store.ledger({ owner: REPLACED });
  const [row] = await ledger.transactions();
  expect(row).toMatchObject({ description: 'Coffee and cake', external_id: 'F1' });
  const administration = await ledger.administration();
  expect(await administration.undoImport('import-2')).toMatchObject({ restored: 1, kept: 0 });
  expect(await ledger.transactions()).toEqual([{ ...row, description: 'Coffee', payee: 'Coffee' }]);
});
