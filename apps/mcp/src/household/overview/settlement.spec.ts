import fc from 'fast-check';

import { entriesOf } from '../../testing/household/household-entries';
import { sumOfRows } from '../../testing/household/sum-of-rows';
import { openTestServer, type TestServer } from '../../testing/household/test-household';
import { unitsOf } from '../model/exact-amount';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

it('settles as the summary does that records what is due, in random months, and says so before it does', async () => {
  const people = ['elias', 'leticia'] as const;
  const amount = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
  const entry = fc.record({ payer: fc.constantFrom(...people), amount });
  const month = fc.record({ bought: fc.array(entry, { maxLength: 4 }), due: fc.array(entry, { maxLength: 3 }) });
  await fc.assert(
    fc.asyncProperty(month, async ({ bought, due }) => {
      const household = await server.household();
      const enter = entriesOf(household);
      for (const each of bought) await enter.shared(each.amount, each.payer);
      for (const each of due) await enter.rent(each.amount, each.payer);
      const { settlement } = await household.call('get_overview');
      expect(settlement.not_recorded.count).toBe(due.length);
      if (due.length > 0) {
        expect(-(await sumOfRows(household, settlement.not_recorded.rows))).toBe(
          unitsOf(settlement.not_recorded.amount),
        );
      }
      const { total } = await household.call('list_movements', { year: 2026, month: 11 });
      expect(total).toBe(bought.length);
      const summary = await household.call('get_monthly_summary', { year: 2026, month: 11, auto_generate: true });
      expect(settlement).toMatchObject(summary.transfer);
    }),
    { numRuns: 8 },
  );
});
