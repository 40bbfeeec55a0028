import { dayNumber, Random, type Cadence, type RecurringRow } from '@bursar/finance-tools/recurring';

import type { Habits, Pay } from './habits';
import { addNoise } from './noise';
import { drawStreams } from './stream-shapes';
import { payments, type StreamPlan } from './stream-plan';

/** A stream as it was meant, with the transactions that it made. */
export interface TrueStream {
  readonly name: string;
  readonly cadence: Cadence;
  readonly ids: readonly string[];
}

export interface Household {
  /** Oldest first. */
  readonly rows: readonly RecurringRow[];
  readonly streams: readonly TrueStream[];
}

export const FIRST_DAY = dayNumber('2023-03-01');

/** A household with a known truth, the same for the same seed and habits. */
export function generateHousehold(seed: number, habits: Habits): Household {
  const random = new Random(seed * 7919 + (habits.aside ? 1 : 0));
  const rows: RecurringRow[] = [];
  const lastDay = FIRST_DAY + Math.round(habits.months * 30.44);
  const pay: Pay = (payee, day, cents, text = payee) => {
    const id = String(rows.length + 1);
    const amount = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
    rows.push({
      ...{ id, accountId: 'main', currency: 'EUR', payeeKey: payee, payee, text, day, size: cents / 100 },
      ...{ amount: amount as RecurringRow['amount'], categoryId: null, isTransfer: false },
    });
    return id;
  };
  const streams = drawStreams(random, habits).map((plan): TrueStream => {
    const ids = payments(random, plan, FIRST_DAY, lastDay).map(({ day, cents }) => pay(plan.payee, day, cents));
    return { name: plan.payee, cadence: cadenceOf(plan), ids };
  });
  addNoise(random, habits, FIRST_DAY, lastDay, pay);
  rows.sort((one, other) => one.day - other.day || Number(one.id) - Number(other.id));
  return { rows, streams };
}

function cadenceOf({ every }: StreamPlan): Cadence {
  if ('days' in every) return every.days === 7 ? 'weekly' : 'biweekly';
  const byMonths = { 1: 'monthly', 2: 'bimonthly', 3: 'quarterly', 6: 'semiannual', 12: 'yearly' } as const;
  return byMonths[every.months];
}
