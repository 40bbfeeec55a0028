import * as z from 'zod';

import { PRIORITIES, type Debt } from '../model/debt';
import { nullableInteger } from '../model/nullable-integer';
import { centavos } from '../model/published-fields';

/** A debt as results show it. */
export const publishedDebt = z.object({
  name: z.string(),
  balance_mxn_cents: nullableInteger(centavos),
  minimum_payment_mxn_cents: nullableInteger(centavos),
  due_day_of_month: nullableInteger(z.int()),
  priority: z.enum(PRIORITIES),
  do_not_accelerate: z.boolean(),
  minimum_paid_month: z.string().optional(),
});
export type PublishedDebt = z.output<typeof publishedDebt>;

export function publishDebt(debt: Debt): PublishedDebt {
  return {
    name: debt.name,
    balance_mxn_cents: numberOrNull(debt.balance),
    minimum_payment_mxn_cents: numberOrNull(debt.minimumPayment),
    due_day_of_month: debt.dueDay,
    priority: debt.priority,
    do_not_accelerate: debt.doNotAccelerate,
    ...(debt.minimumPaidMonth !== null && { minimum_paid_month: debt.minimumPaidMonth }),
  };
}

function numberOrNull(amount: bigint | null): number | null {
  return amount === null ? null : Number(amount);
}
