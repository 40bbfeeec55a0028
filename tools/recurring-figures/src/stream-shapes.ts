import type { Random } from '@bursar/finance-tools/recurring';

import { around } from './draws';
import type { Habits } from './habits';
import type { StreamPlan } from './stream-plan';

type Weekend = StreamPlan['weekend'];

/** What a household pays and receives again and again. */
export function drawStreams(random: Random, habits: Habits): StreamPlan[] {
  const plans = [
    rent(random),
    wage(random),
    ...repeat(random.between(3, 7), (index) => subscription(random, `abo ${index}`)),
    ...repeat(random.between(1, 3), (index) => metered(random, `metered ${index}`, 1)),
    ...(random.chance(0.5) ? [weekly(random, 'cleaner', 7)] : []),
    ...(random.chance(0.3) ? [weekly(random, 'side job', 14)] : []),
    ...(random.chance(0.5) ? [metered(random, 'water', 2)] : []),
    ...(random.chance(0.6) ? [rare(random, 'tax office', 3, 0)] : []),
    ...(random.chance(0.5) ? [rare(random, 'car insurance', 6, 0)] : []),
    ...(habits.months >= 20 ? repeat(random.between(1, 2), (index) => rare(random, `insurance ${index}`, 12, 4)) : []),
    ...twofold(random),
    ...(habits.aside ? shapesAside(random) : []),
  ];
  return habits.stationary ? plans.map((plan) => ({ ...plan, from: 0, until: 1, missing: plan.missing / 2 })) : plans;
}

const COMMON = { weekend: 'stay', jitter: 0, missing: 0, from: 0, until: 1 } as const;

function monthly(random: Random, date = random.between(1, 31)): StreamPlan['every'] {
  return { months: 1, date, phase: 0 };
}

function anyWeekend(random: Random): Weekend {
  return random.pick<Weekend>(['stay', 'before', 'after']);
}

/** Equal amounts, which may rise by a share for good, once. */
function rising(random: Random, cents: number, chance: number, payments: number): StreamPlan['cents'] {
  if (!random.chance(chance)) return () => cents;
  const at = random.between(Math.ceil(payments / 5), payments);
  const raised = Math.round(cents * (1.02 + random.next() * 0.25));
  return (index) => (index >= at ? raised : cents);
}

function rent(random: Random): StreamPlan {
  const date = random.pick([1, 1, 2, 3, 5, 28, 30, 31]);
  const cents = rising(random, -random.between(600, 2400) * 100, 0.4, 20);
  return { ...COMMON, payee: 'landlord', every: monthly(random, date), weekend: anyWeekend(random), cents };
}

function wage(random: Random): StreamPlan {
  const base = random.between(1800, 5200) * 100;
  const cents = random.chance(0.4) ? () => around(random, base, 0.05) : rising(random, base, 0.4, 20);
  const date = random.pick([15, 23, 24, 25, 25, 27, 28, 30, 31]);
  return { ...COMMON, payee: 'employer', every: monthly(random, date), weekend: 'before', cents };
}

function subscription(random: Random, payee: string): StreamPlan {
  const cents = rising(random, -random.between(299, 5999), 0.5, 20);
  const from = random.chance(0.3) ? random.next() * 0.6 : 0;
  const until = random.chance(0.25) ? Math.min(1, from + 0.35 + random.next() * 0.4) : 1;
  const jitter = random.pick([0, 0, 0, 1, 1, 2]);
  const life = { from, until, missing: random.chance(0.3) ? 0.04 : 0 };
  return { ...COMMON, payee, every: monthly(random), weekend: anyWeekend(random), jitter, cents, ...life };
}

function metered(random: Random, payee: string, months: 1 | 2): StreamPlan {
  const base = -random.between(3000, 16000);
  const spread = 0.03 + random.next() * 0.09;
  const every = { months, date: random.between(1, 31), phase: random.below(months) };
  const cents = () => -around(random, -base, spread);
  return { ...COMMON, payee, every, weekend: 'after', jitter: random.between(0, 3), cents, missing: 0.02 };
}

function weekly(random: Random, payee: string, days: 7 | 14): StreamPlan {
  const sign = days === 7 ? -1 : 1;
  const base = random.between(2000, 40000);
  const cents = random.chance(0.6) ? () => sign * base : () => sign * around(random, base, 0.1);
  const every = { days, phase: random.below(days) };
  return { ...COMMON, payee, every, jitter: random.below(2), cents, missing: 0.05 };
}

function rare(random: Random, payee: string, months: 3 | 6 | 12, jitter: number): StreamPlan {
  const every = { months, date: random.between(1, 28), phase: random.below(months) };
  const base = -random.between(8000, 90000);
  const rate = random.chance(0.5) ? 1 + random.next() * 0.06 : 1;
  const cents = (index: number) => Math.round(base * rate ** Math.floor((index * months) / 12));
  return { ...COMMON, payee, every, weekend: anyWeekend(random), jitter: random.below(jitter + 1), cents };
}

/** Payees with two streams, and one with a stream among its customers' shopping (which the noise adds). */
function twofold(random: Random): StreamPlan[] {
  const price = random.between(500, 3000);
  const other = Math.round(price * (1.5 + random.next() * 2));
  const early = random.between(2, 10);
  const plan = (payee: string, date: number, cents: number): StreamPlan => ({
    ...{ ...COMMON, payee, every: monthly(random, date), weekend: 'stay' },
    ...{ jitter: random.below(2), cents: () => -cents },
  });
  return [
    plan('two prices', random.between(1, 28), price),
    plan('two prices', random.between(1, 28), other),
    ...(random.chance(0.6) ? [plan('two days', early, price), plan('two days', early + 14, price)] : []),
    plan('department store', random.between(1, 28), 899),
  ];
}

/** Shapes that nothing was tuned on. */
function shapesAside(random: Random): StreamPlan[] {
  const base = random.between(4000, 20000);
  const common = { ...COMMON, weekend: 'stay' as const };
  const date = random.between(3, 12);
  return [
    // The last working day of each month.
    { ...common, payee: 'second wage', every: monthly(random, 31), weekend: 'before', cents: () => base * 20 },
    // More in winter.
    {
      ...{ ...common, payee: 'gas', every: monthly(random), jitter: 2 },
      cents: (index) =>
        -Math.round(base * (1 + 0.25 * Math.cos((index * Math.PI) / 6)) * (0.96 + random.next() * 0.08)),
    },
    // The day moves for good.
    {
      ...common,
      payee: 'moved',
      every: monthly(random, date),
      moved: { after: 0.5, date: date + 14 },
      cents: () => -base,
    },
    // A cheap beginning.
    { ...common, payee: 'promotion', every: monthly(random), cents: (index) => (index < 3 ? -199 : -1299) },
    // Days are counted from the last payment.
    { ...common, payee: 'drifting', every: { days: 7, phase: 2 }, drifts: true, cents: () => -Math.round(base / 3) },
    // Two people with equal tariffs, two days apart in amounts that end otherwise.
    { ...common, payee: 'two people', every: monthly(random, date), cents: () => -2000 },
    { ...common, payee: 'two people', every: monthly(random, date + 15), cents: () => -2200 },
  ];
}

function repeat<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
