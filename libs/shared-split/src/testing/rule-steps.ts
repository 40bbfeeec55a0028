import fc from 'fast-check';

import { A, B } from './couple-model';
import { amount, month, MONTH_BEFORE, person, split, step } from './couple-steps';

/** Few rules, so that several steps meet the same one. */
const pick = fc.nat({ max: 1 });
const day = fc.constantFrom(1, 5, 28, 29, 30, 31);
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
/** A month of the story, or one before or after it. */
const anyMonth = fc.oneof(
  { weight: 6, arbitrary: month },
  { weight: 1, arbitrary: fc.constantFrom(MONTH_BEFORE, '2026-03') },
);

const create = fc.record({
  do: fc.constant('recur' as const),
  payer: person,
  amount,
  split,
  day,
  start: month,
  length: sometimes(fc.integer({ min: 0, max: 3 })),
});
const edit = fc.record({
  do: fc.constant('edit' as const),
  pick,
  amount: sometimes(amount),
  payer: sometimes(person),
  split: sometimes(split),
  day: sometimes(day),
  start: sometimes(anyMonth),
  end: fc.oneof(fc.constant(undefined), fc.constant(null), anyMonth),
});
const pause = fc.record({
  do: fc.constant('pause' as const),
  pick,
  /** Left out: the other state than the present one. */
  paused: fc.option(fc.boolean(), { nil: undefined, freq: 3 }),
  from: sometimes(anyMonth),
});
const end = fc.record({ do: fc.constant('end' as const), pick, month: sometimes(anyMonth) });
const run = fc.record({ do: fc.constant('run' as const), month });
const close = fc.record({
  do: fc.constant('close' as const),
  payer: fc.constantFrom(A, B),
  month,
  amount: fc.nat(9_999),
});
const open = fc.record({ do: fc.constant('open' as const), payer: person, month, amount });

/** The beginning of a story: a rule. */
export const firstStep = create;

/** A step of two people whose rent and installments repeat, and who close their months. */
export const lifeStep = fc.oneof(
  { weight: 3, arbitrary: step },
  { weight: 2, arbitrary: create },
  { weight: 2, arbitrary: edit },
  { weight: 4, arbitrary: pause },
  { weight: 1, arbitrary: end },
  { weight: 3, arbitrary: run },
  { weight: 2, arbitrary: close },
  { weight: 1, arbitrary: open },
);
export type LifeStep = typeof lifeStep extends fc.Arbitrary<infer Drawn> ? Drawn : never;
export type StepTo<Name extends LifeStep['do']> = Extract<LifeStep, { do: Name }>;
