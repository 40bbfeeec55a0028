import fc from 'fast-check';

import { CoupleLife } from './testing/couple-life';
import { callsOf } from './testing/household-calls';
import { firstStep, lifeStep } from './testing/rule-steps';
import { openSplitStore, type SplitStore } from './testing/split-store';

const RUNS = Number(process.env['BURSAR_COUPLE_RUNS'] ?? 15);

/** Instants at which the month of São Paulo is not that of Greenwich, and one well after the story. */
const nows = fc.constantFrom(
  ['2025-12-31T23:30:00-03:00', '2025-12'] as const,
  ['2026-01-01T00:10:00-03:00', '2026-01'] as const,
  ['2026-02-10T12:00:00-03:00', '2026-02'] as const,
);

const laterSteps = fc.array(lifeStep, { minLength: 8, maxLength: 24, size: 'max' });

describe('the life of a couple', () => {
  let store: SplitStore;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  afterAll(() => store.drop());

  it('is that of an independent model, with rules, pauses, closed months, late entries and corrections', async () => {
    await fc.assert(
      fc.asyncProperty(nows, firstStep, laterSteps, async ([now, present], first, steps) => {
        const home = await store.household();
        home.time.now = Date.parse(now);
        const life = new CoupleLife(callsOf(home), present);
        for (const each of [first, ...steps]) await life.take(each);
        await life.compare();
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
    );
  });
});
