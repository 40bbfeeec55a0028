import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { clockOf } from '@bursar/calendar';
import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';

import { openSplitDatabase } from '../open-context';
import { callsOf } from '../testing/household-calls';
import { migrations } from './migrations';

// Data of the first version: thousands of movements, refunds, a rule with entries and a paused one.
describe('the migration to corrections and settlements', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    const { '0000_household.sql': first = '' } = migrations.files as Readonly<Record<string, string>>;
    test = await createTestDatabase([{ ...migrations, files: { '0000_household.sql': first } }]);
    const rows = readFileSync(join(__dirname, '../testing/first-version.sql'), 'utf8');
    await test.database.run((connection) => connection.script(rows));
  });
  afterAll(() => test.drop());

  it('opens the data as it was', async () => {
    const clock = clockOf(() => Date.parse('2026-06-10T15:00:00Z'));
    const calls = callsOf({ householdId: 'local', clock, database: openSplitDatabase(test.database) });
    const { month } = await calls.month('2026-02');
    expect(month).toMatchObject({ total_gross: '12502.50', total_refunds: '30.00', total_net: '12472.50' });
    expect((await calls.movements('2026-02', { details: true, limit: 1 })).items).toMatchObject([
      { status: 'active', split_config: { type: 'equal' }, replaced_by: null },
    ]);
    const { participants } = await calls.balance({ through_competence_month: '2026-02' });
    expect(participants.map(({ net_total }) => net_total)).toEqual(month.participants.map((each) => each.net_balance));
    expect((await calls.movements('2026-03', { details: true })).items).toMatchObject([
      { installment: { number: 1, count: 10 } },
    ]);
    // Paused in May: what lies before it is still generated, and nothing after.
    expect(await calls.generate('2026-04')).toMatchObject({ generated_count: 2 });
    expect(await calls.generate('2026-05')).toMatchObject({ generated_count: 1 });
  });
});
