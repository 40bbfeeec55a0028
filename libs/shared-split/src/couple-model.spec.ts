import fc from 'fast-check';

import { compareCouple } from './testing/compare-couple';
import { Couple } from './testing/couple';
import { step } from './testing/couple-steps';
import { callsOf } from './testing/household-calls';
import { openSplitStore, type SplitStore } from './testing/split-store';

const RUNS = Number(process.env['BURSAR_COUPLE_RUNS'] ?? 30);

describe('the accounts of a couple', () => {
  let store: SplitStore;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  afterAll(() => store.drop());

  it('are those of an independent model after any purchases, refunds, corrections, shares and payments', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const couple = new Couple(callsOf(await store.household()));
        for (const each of steps) await couple.take(each);
        await compareCouple(couple);
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
    );
  });
});
