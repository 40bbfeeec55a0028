import { randomUUID } from 'node:crypto';

import { callerOf, failureOfTexts, replayCases, type Caller } from '@bursar/acceptance';
import { systemClock } from '@bursar/calendar';
import type { Domain } from '@bursar/toolkit';
import { ownedBy } from '@bursar/toolkit/testing';

import { actionOf } from './testing/actions';
import { overRest } from './testing/rest-calls';
import { openTestPlanifi, type TestPlanifi } from './testing/test-planifi';

let planifi: TestPlanifi;
beforeAll(async () => {
  planifi = await openTestPlanifi();
});
afterAll(() => planifi.drop());

function domainFor({
  PLANIFI_DEFAULT_CURRENCY: currency,
  PLANIFI_IDEMPOTENCY_DAYS: days,
  ...others
}: NodeJS.Dict<string>) {
  if (Object.keys(others).length > 0) throw new Error(`unknown settings: ${Object.keys(others).join(', ')}`);
  return planifi.domain({
    clock: systemClock,
    ...(currency !== undefined && { defaultCurrency: currency }),
    ...(days !== undefined && { idempotencyDays: Number(days) }),
  });
}

// Each scenario has an owner of its own, which is as good as an empty database.
describe('over tools', () => {
  replayCases('planifi', async ({ env = {} }) => callerOf(ownedBy(domainFor(env), randomUUID())));
});

describe('over REST', () => {
  replayCases('planifi', async ({ env = {} }) => restCaller(domainFor(env), randomUUID()));
});

function restCaller(domain: Domain, owner: string): Caller {
  return {
    call: async (tool, input) => {
      const answer = await overRest(domain, owner, actionOf(tool), input);
      return 'error' in answer
        ? { failure: failureOfTexts([JSON.stringify(answer.error)]) }
        : { structured: answer.body };
    },
  };
}
