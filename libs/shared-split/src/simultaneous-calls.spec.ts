import { DomainError } from '@bursar/toolkit';
import fc from 'fast-check';

import { compareCouple } from './testing/compare-couple';
import { A, B, type ModelEntry } from './testing/couple-model';
import { amount, cents, month, MONTHS, person, split, splitFor } from './testing/couple-steps';
import { callsOf } from './testing/household-calls';
import { listedCouple } from './testing/listed-couple';
import { openSplitStore, type SplitStore } from './testing/split-store';

const RULES = [
  { amount: 285_001, payer: B },
  { amount: 10_000, payer: A },
] as const;

const target = fc.nat({ max: 3 });
/** A call on one of four purchases, or on a month; many of them meet the same one. */
const call = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), payer: person, month, amount, split }),
  fc.record({ do: fc.constant('refund' as const), target, payer: person, month, amount }),
  fc.record({ do: fc.constant('replace' as const), target, amount, payer: person, month }),
  fc.record({ do: fc.constantFrom('void' as const, 'restore' as const), target }),
  fc.record({ do: fc.constant('pay' as const), payer: person, month, amount }),
  fc.record({ do: fc.constant('close' as const), payer: person, month, amount }),
  fc.record({ do: fc.constant('run' as const), month }),
);
type Call = typeof call extends fc.Arbitrary<infer Drawn> ? Drawn : never;

describe('dozens of calls at once', () => {
  let store: SplitStore;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  afterAll(() => store.drop());

  it('leave sums that are those of what is listed, refunds within their purchases, and each rule recorded once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 30, maxLength: 40, size: 'max' }), async (drawn) => {
        const calls = callsOf(await store.household());
        const rules = await Promise.all(
          RULES.map(({ amount: each, payer }) =>
            calls.recur({
              amount: cents(each),
              payer_participant_id: payer,
              start_competence_month: MONTHS[0],
              end_competence_month: MONTHS.at(-1),
            }),
          ),
        );
        const purchases = await Promise.all(
          ['100.01', '30.00', '0.03', '999.99'].map((each) =>
            calls.purchase({ amount: each, occurred_at: `${MONTHS[1]}-10` }),
          ),
        );
        const ids = purchases.map(({ id }) => id);
        await Promise.all(drawn.map((each) => refusedOrDone(take(calls, ids, each))));

        const { entries, payments, recorded, closedBalances } = await listedCouple(calls);
        const pendingIn = (asked: string) =>
          closedBalances.has(asked) || !MONTHS.includes(asked)
            ? []
            : rules.flatMap(({ id }, index): ModelEntry[] => {
                const rule = RULES[index];
                if (rule === undefined || recorded.get(id)?.includes(asked) === true) return [];
                const equal = { type: 'equal' } as const;
                return [
                  { ...rule, key: -1, type: 'purchase', month: asked, split: equal, of: undefined, counts: true },
                ];
              });
        const closedBalanceOf = (asked: string) => closedBalances.get(asked);
        await compareCouple({ calls, entries, payments }, { pendingIn, closedBalanceOf });
        for (const months of recorded.values()) expect(new Set(months).size).toBe(months.length);
        for (const { key, amount: whole } of entries.filter(({ type, counts }) => counts && type === 'purchase')) {
          const refunds = entries.filter(({ of, counts }) => counts && of === key);
          expect(refunds.reduce((sum, each) => sum + each.amount, 0)).toBeLessThanOrEqual(whole);
        }
        for (const { of, counts } of entries) if (counts && of !== undefined) expect(entries[of]?.counts).toBe(true);
      }),
      { numRuns: 6, interruptAfterTimeLimit: 40_000, markInterruptAsFailure: false },
    );
  });
});

async function take(calls: ReturnType<typeof callsOf>, ids: readonly string[], step: Call): Promise<unknown> {
  const id = 'target' in step ? (ids[step.target] ?? '') : '';
  switch (step.do) {
    case 'buy':
      return calls.purchase({ ...fieldsOf(step), split_config: splitFor(step.split, step.amount) });
    case 'refund':
      return calls.refund({ ...fieldsOf(step), original_purchase_id: id });
    case 'replace':
      return calls.correct(id, 'replace', fieldsOf(step));
    case 'void':
    case 'restore':
      return calls.correct(id, step.do);
    case 'pay':
      return calls.settle(fieldsOf(step));
    case 'close':
      return calls.settle({ ...fieldsOf(step), closes_competence_month: step.month });
    case 'run':
      return calls.month(step.month, { auto_generate: true });
  }
}

function fieldsOf(step: { readonly payer: string; readonly month: string; readonly amount: number }) {
  return { amount: cents(step.amount), payer_participant_id: step.payer, occurred_at: `${step.month}-15` };
}

/** Which of the calls is refused depends on their order; none may fail otherwise. */
async function refusedOrDone(outcome: Promise<unknown>): Promise<void> {
  try {
    await outcome;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect([
      'PURCHASE_NOT_FOUND',
      'REFUND_LIMIT_EXCEEDED',
      'PURCHASE_HAS_REFUNDS',
      'ALREADY_CORRECTED',
      'MONTH_ALREADY_CLOSED',
    ]).toContain(error.code === 'DOMAIN_INVARIANT_VIOLATION' ? error.details['reason'] : error.code);
  }
}
