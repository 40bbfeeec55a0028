import { yearMonth, type YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';

import { isPublishable } from '../model/amount';
import { budgetStatus, type BudgetStatus } from '../model/budget-status';
import type { Transaction } from '../model/transaction';
import type { UserLedger } from '../model/user-ledger';
import { readBudgets } from '../store/budgets';
import { publishTotal } from './publish-total';
import type { PublishedBudget } from './published-budget';

/** A write: a transaction as it was before, absent where it is new, and as it will be, absent where it is deleted. */
interface Write {
  readonly previous?: Transaction;
  readonly current?: Transaction;
}

/**
 * `{budget}` after a write that is about to be made: what is left of the caps that count the expense, in its month. Empty
 * for income and where the user has set no such cap. Throws `CONFLICT` where a new expense makes a sum that cannot be told
 * exactly; a correction or deletion is not refused for that, since it may be the remedy, and tells nothing.
 */
export async function budgetAfter(
  connection: Connection,
  ledger: UserLedger,
  write: Write,
): Promise<{ readonly budget?: PublishedBudget }> {
  const subject = [write.current, write.previous].find((each) => each?.type === 'EXPENSE');
  if (subject === undefined) return {};
  const month = monthOf(subject);
  const { variableCap, variableSpent, categoryCap, categorySpent } = await readBudgets(
    connection,
    ledger,
    month,
    subject.category,
  );
  const growth = (counts: (expense: Transaction) => boolean) => {
    const amountOf = (each?: Transaction) =>
      each?.type === 'EXPENSE' && monthOf(each) === month && counts(each) ? each.amount : 0n;
    return amountOf(write.current) - amountOf(write.previous);
  };
  const publish = (cap: bigint, before: bigint, more: bigint, name: string) => {
    const status = budgetStatus(cap, before, before + more);
    return write.previous !== undefined && !isPublishable(status.spent) ? undefined : publishStatus(status, name);
  };
  const variable =
    variableCap === null || subject.categoryType !== 'VARIABLE'
      ? undefined
      : publish(
          variableCap,
          variableSpent,
          growth(({ categoryType }) => categoryType === 'VARIABLE'),
          'variable',
        );
  const ofCategory =
    categoryCap === null
      ? undefined
      : publish(
          categoryCap,
          categorySpent,
          growth(({ category }) => category === subject.category),
          'category',
        );
  if (variable === undefined && ofCategory === undefined) return {};
  return {
    budget: {
      month,
      ...(variable && { variable }),
      ...(ofCategory && { category: { category: subject.category, ...ofCategory } }),
    },
  };
}

function publishStatus({ cap, spent, remaining, reached }: BudgetStatus, name: string) {
  return {
    cap_mxn_cents: Number(cap),
    spent_mxn_cents: publishTotal(spent, `budget.${name}.spent_mxn_cents`),
    remaining_mxn_cents: Number(remaining),
    reached,
  };
}

function monthOf({ date }: Transaction): YearMonth {
  return yearMonth(date.slice(0, 7));
}
