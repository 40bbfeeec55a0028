import { randomUUID } from 'node:crypto';

import { callerOf, replayCases } from '@bursar/acceptance';
import { systemClock } from '@bursar/calendar';
import { ownedBy } from '@bursar/toolkit/testing';

import { openTestPlanifi, type TestPlanifi } from './testing/test-planifi';

let planifi: TestPlanifi;
beforeAll(async () => {
  planifi = await openTestPlanifi();
});
afterAll(() => planifi.drop());

// An owner of its own is as good as an empty database.
replayCases('planifi', async ({ env = {} }) => {
  const { PLANIFI_DEFAULT_CURRENCY: defaultCurrency, PLANIFI_IDEMPOTENCY_DAYS: days, ...others } = env;
  if (Object.keys(others).length > 0) throw new Error(`not known here: ${Object.keys(others).join(', ')}`);
  const domain = planifi.domain({
    clock: systemClock,
    ...(defaultCurrency !== undefined && { defaultCurrency }),
    ...(days !== undefined && { idempotencyDays: Number(days) }),
  });
  return callerOf(ownedBy(domain, randomUUID()));
});
