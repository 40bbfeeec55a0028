import { randomUUID } from 'node:crypto';

import { callerOf, replayCases } from '@bursar/acceptance';
import { systemClock } from '@bursar/calendar';
import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';
import { ownedBy } from '@bursar/toolkit/testing';

import { createFinanceTools } from './finance-tools';
import { migrations } from './store/migrations';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase([migrations]);
});
afterAll(() => test.drop());

// An owner of its own sees an empty ledger.
replayCases('finance-tools', async ({ env = {} }) => {
  const { FINANCE_TOOLS_DEFAULT_CURRENCY: defaultCurrency, ...others } = env;
  if (Object.keys(others).length > 0) throw new Error(`unknown settings: ${Object.keys(others).join(', ')}`);
  const domain = createFinanceTools({
    database: test.database,
    clock: systemClock,
    filesOpen: false,
    ...(defaultCurrency !== undefined && { defaultCurrency }),
  });
  const caller = callerOf(ownedBy(domain, randomUUID()));
  const names = new Set(domain.tools.map(({ name }) => name));
  return {
    ...caller,
    // The server refuses a name that no domain has, before it reaches this domain.
    call: async (tool, args) =>
      names.has(tool) ? caller.call(tool, args) : { failure: { code: 'UNKNOWN_TOOL', text: 'UNKNOWN_TOOL' } },
  };
});
