import { randomUUID } from 'node:crypto';

import { callerOf, failureOfTexts, replayCases, type Caller } from '@bursar/acceptance';
import { systemClock } from '@bursar/calendar';
import type { Domain } from '@bursar/toolkit';
import { ownedBy } from '@bursar/toolkit/testing';

import { ACTIONS, toolName } from './contract/actions';
import { answerOverRest } from './testing/rest-calls';
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
  if (Object.keys(others).length > 0) throw new Error(`not known here: ${Object.keys(others).join(', ')}`);
  return planifi.domain({
    clock: systemClock,
    ...(currency !== undefined && { defaultCurrency: currency }),
    ...(days !== undefined && { idempotencyDays: Number(days) }),
  });
}

// An owner of its own is as good as an empty database.
describe('over tools', () => {
  replayCases('planifi', async ({ env = {} }) => callerOf(ownedBy(domainFor(env), randomUUID())));
});

describe('over REST', () => {
  replayCases('planifi', async ({ env = {} }) => restCaller(domainFor(env), randomUUID()));
});

function restCaller(domain: Domain, owner: string): Caller {
  return {
    call: async (tool, input) => {
      const action = ACTIONS.find((candidate) => toolName(candidate) === tool);
      if (action === undefined) throw new Error(`no action ${tool}`);
      const answer = await answerOverRest(domain, owner, action, input);
      return 'error' in answer
        ? { failure: failureOfTexts([JSON.stringify(answer.error)]) }
        : { structured: answer.body };
    },
  };
}
