import { clockOf } from '@bursar/calendar';
import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';
import { ownedBy } from '@bursar/toolkit/testing';
import fc from 'fast-check';

import { createCristiAgent } from '../cristi-agent';
import { learntDescription } from '../model/parse/memory/learnt-description';
import { conversation } from '../testing/calls';
import { recall } from './learnt-words';
import { migrations } from './migrations';

// A database of the version before anything was learnt, as its statements filled it.
const [first = ''] = Object.keys(migrations.files);
const earlier = { ...migrations, files: { [first]: (migrations.files as Record<string, string>)[first] ?? '' } };
const ledger = { owner: 'local', userId: '111' };

describe('data of an earlier version', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase([earlier]);
  });
  afterEach(() => test.drop());

  const store = (descriptions: readonly (string | null)[]) =>
    test.database.run(async (connection) => {
      await connection.query`insert into cristi.purses values ('local', '111', 0)`;
      await connection.query`
        insert into cristi.transactions (owner, user_id, transaction_id, thread_id, type, amount_mxn_cents, category_type,
          category, description, date, created_at)
        select 'local', '111', 'tx_' || position, '222', 'EXPENSE', 100, 'VARIABLE', 'Mascotas', description,
          '2026-02-01', 0
        from unnest(${descriptions}::text[]) with ordinality as given (description, position)`;
    });
  const migrated = () => test.database.forDomain({ migrations });

  it('keeps every answer', async () => {
    await store(['Croquetas']);
    await test.database.run(async (connection) => {
      await connection.query`insert into cristi.month_totals values ('local', '111', '2026-02', 'VARIABLE', 'Mascotas', 100, 1)`;
      await connection.query`insert into cristi.budgets values ('local', '111', '2026-01', 5000)`;
      await connection.query`
        insert into cristi.bank_balances (owner, user_id, bank_balance_mxn_cents, as_of_nanoseconds)
        values ('local', '111', 900, 1769940000000000000)`;
      await connection.query`
        insert into cristi.debts (owner, user_id, debt_id, name_key, name, priority, do_not_accelerate)
        values ('local', '111', 'debt_1', 'nu', 'NU', 'HIGH', false)`;
    });
    const domain = createCristiAgent({ database: test.database, clock: clockOf(() => 1) });
    const { data } = conversation(ownedBy(domain, 'local'), '111', '222');
    const fields = { type: 'EXPENSE', amount_mxn_cents: 100, category_type: 'VARIABLE', category: 'Mascotas' };
    const stored = { ...fields, description: 'Croquetas', date_iso: '2026-02-01' };
    expect(await data('get_month_summary', { month: '2026-02' })).toEqual({
      month: '2026-02',
      income_total_mxn_cents: 0,
      expense_total_mxn_cents: 100,
      variable_cap_mxn_cents: 5000,
      variable_spend_mxn_cents: 100,
      variable_remaining_mxn_cents: 4900,
    });
    expect(await data('get_bank_balance')).toEqual({
      bank_balance_mxn_cents: 900,
      as_of_iso: '2026-02-01T04:00:00-06:00',
    });
    expect(await data('get_debts')).toEqual({
      debts: [
        {
          name: 'NU',
          balance_mxn_cents: null,
          minimum_payment_mxn_cents: null,
          due_day_of_month: null,
          priority: 'HIGH',
          do_not_accelerate: false,
        },
      ],
    });
    expect(await data('get_safe_to_spend', { now_iso: '2026-02-01T12:00:00-06:00' })).toMatchObject({
      // Recorded before the balance was told, on its day.
      expense_since_mxn_cents: 0,
      safe_to_spend_mxn_cents: 900,
    });
    expect(await data('delete_last_transaction')).toMatchObject({ deleted_transaction_id: 'tx_1', deleted: stored });
  });

  it('teaches as if it were stored now', async () => {
    const word = fc.constantFrom(
      'La',
      'Ñaña',
      'TACOS',
      'de',
      'café',
      '🐶',
      '2',
      '(3)',
      'Über',
      'perro-gato',
      'e\u0301',
      'ЁЛКА',
      'Smørrebrød',
    );
    const everyday = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    const descriptions = fc.sample(everyday, { numRuns: 100, seed: 7 });
    await store([...descriptions, null]);
    const rows = await migrated().run(
      (connection) => connection.query`
        select description, learnt_description from cristi.transactions where description is not null`,
    );
    expect(rows).toHaveLength(descriptions.length);
    for (const { description, learnt_description: learnt } of rows) {
      expect([description, learnt]).toEqual([description, learntDescription(String(description)) || null]);
    }
  });

  it('is found by its description and by its words', async () => {
    await store(['La Ñaña', 'Visita al zoológico']);
    const memory = await migrated().run((connection) =>
      recall(connection, ledger, [{ type: 'EXPENSE', description: 'nana', words: ['zoologico'] }]),
    );
    expect(memory.described('EXPENSE', 'nana')).toMatchObject({ description: 'La Ñaña', category: 'Mascotas' });
    expect(memory.containing('EXPENSE', 'zoologico')).toHaveLength(1);
  });

  // The locale of the database decided which letters the first fold knew.
  it('is found by words in letters of any language, and no longer by what broken folds left of them', async () => {
    await store(['Smørrebrød ЁЛКА']);
    const words = ['smørrebrød', 'елка', 'rrebr'];
    const memory = await migrated().run((connection) =>
      recall(connection, ledger, [{ type: 'EXPENSE', description: undefined, words }]),
    );
    expect(words.map((word) => memory.containing('EXPENSE', word).length)).toEqual([1, 1, 0]);
  });
});
