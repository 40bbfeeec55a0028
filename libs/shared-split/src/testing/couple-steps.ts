import fc from 'fast-check';

import { A, B, type ModelSplit } from './couple-model';

/** A month in which rules may start, and nothing else happens. */
export const MONTH_BEFORE = '2025-10';
export const MONTHS = ['2025-11', '2025-12', '2026-01'];

export const cents = (amount: number) => {
  const size = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
};

export const person = fc.constantFrom(A, B);
export const month = fc.constantFrom(...MONTHS);
export const amount = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 99_999 }));
const weight = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 1_000_000 }));

/** Exact shares are drawn as a fraction, since the amount is drawn apart. */
type DrawnSplit = Exclude<ModelSplit, { type: 'exact' }> | { readonly type: 'exact'; readonly permille: number };
export const split: fc.Arbitrary<DrawnSplit> = fc.oneof(
  fc.constantFrom<DrawnSplit>({ type: 'equal' }, { type: 'only_payer' }, { type: 'only_other' }),
  fc
    .tuple(weight, weight)
    .filter(([one, other]) => one + other > 0)
    .map(([one, other]): DrawnSplit => ({ type: 'weights', weights: { [A]: one, [B]: other } })),
  fc.integer({ min: 0, max: 1000 }).map((permille): DrawnSplit => ({ type: 'exact', permille })),
);
export const splitFor = (drawn: DrawnSplit, total: number): ModelSplit => {
  if (drawn.type !== 'exact') return drawn;
  const first = Math.trunc((total * drawn.permille) / 1000);
  return { type: 'exact', shares: { [A]: cents(first), [B]: cents(total - first) } };
};

const pick = fc.nat({ max: 1000 });
export const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy' as const), payer: person, month, amount, split }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), pick, payer: person, month, amount }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('restore' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('replace' as const),
      pick,
      amount: fc.option(amount),
      payer: fc.option(person),
      month: fc.option(month),
      split: fc.option(split),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), payer: person, month, amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unpay' as const), pick }) },
);
export type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;
