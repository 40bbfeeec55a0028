import { addDays, dayWithinMonth, daysInMonth, monthOfDate, monthRange, partsOfMonth } from '@bursar/calendar';
import type { CivilDate, YearMonth } from '@bursar/calendar';

import type { BudgetOfMonth, HouseholdContext } from '../household-context';
import { OVERVIEW_THREAD } from '../model/compose-money';
import { amountText, centsText, dividedBy } from '../model/exact-amount';
import type { Person } from '../model/person';
import type { Overview } from './overview-schema';

type Budget = Overview['budgets'][number];

/** Paces are compared in hundredths. */
const [AHEAD, BEHIND] = [110n, 90n];

/** The budgets of the people, then those of users who are none of them. */
export async function readBudgets(
  context: HouseholdContext,
  people: readonly Person[],
  month: YearMonth,
  today: CivilDate,
  person: string | undefined,
): Promise<Budget[]> {
  const [{ currencies }, kept] = await Promise.all([context.settings(), context.budgets(month)]);
  const currency = currencies['cristi-agent'] ?? 'MXN';
  const ofPeople = people.flatMap(({ id, budget_user_id: user }) => {
    const budget = kept.find(({ userId }) => userId === user);
    return budget === undefined ? [] : [{ person: id, budget }];
  });
  const known = new Set(people.map(({ budget_user_id: user }) => user));
  const others = kept.filter(({ userId }) => !known.has(userId)).map((budget) => ({ person: null, budget }));
  return [...ofPeople, ...others]
    .filter(({ person: id }) => person === undefined || id === person)
    .map(({ person: id, budget }) => publishedBudget(id, budget, { month, today, currency }));
}

function publishedBudget(
  person: string | null,
  { userId, cap, variable, expense }: BudgetOfMonth,
  { month, today, currency }: { readonly month: YearMonth; readonly today: CivilDate; readonly currency: string },
): Budget {
  const given = { user_id: userId, thread_id: OVERVIEW_THREAD, month };
  return {
    ...{ person, user_id: userId, currency },
    ...{ cap: cap === null ? null : centsText(cap), spent: centsText(variable) },
    left: cap === null ? null : centsText(cap - variable),
    ...paceOf(cap, variable, month, today),
    // Expenses that no cap is about are in the list too: the month's totals have the figure then.
    rows:
      expense === variable
        ? { tool: 'list_transactions', arguments: { ...given, type: 'EXPENSE' } }
        : { tool: 'get_month_summary', arguments: given },
  };
}

/** How fast the cap is spent: 1.00 is as fast as the month goes by. */
export function paceOf(
  cap: bigint | null,
  spent: bigint,
  month: YearMonth,
  today: CivilDate,
): Pick<Budget, 'pace' | 'status'> {
  if (cap === null) return { pace: null, status: 'none' };
  const { year, month: number } = partsOfMonth(month);
  const days = daysInMonth(year, number);
  const present = monthOfDate(today);
  const day = month === present ? today.day : month < present ? days : 1;
  const pace = cap === 0n ? undefined : dividedBy(spent * BigInt(days) * 10_000n, cap * BigInt(day), 2);
  const text = pace === undefined ? null : amountText(pace);
  if (spent > cap) return { pace: text, status: 'over' };
  if (pace === undefined) return { pace: null, status: 'on' };
  return { pace: text, status: pace > AHEAD * 100n ? 'ahead' : pace < BEHIND * 100n ? 'under' : 'on' };
}

interface Debt {
  readonly name: string;
  readonly minimum_payment_mxn_cents: number | null;
  readonly due_day_of_month: number | null;
  readonly minimum_paid_month?: string;
}

/** The minimum payments of debts that are due within some days; a month whose minimum is paid is over. */
export async function readComingDebts(
  context: HouseholdContext,
  people: readonly Person[],
  today: CivilDate,
  days: number,
): Promise<Overview['upcoming']> {
  const last = addDays(today, days);
  const months = monthRange(monthOfDate(today), monthOfDate(last));
  const [{ currencies }, kept] = await Promise.all([context.settings(), context.budgets(monthOfDate(today))]);
  const users = [...new Set([...people.map(({ budget_user_id: user }) => user), ...kept.map(({ userId }) => userId)])];
  const currency = currencies['cristi-agent'] ?? 'MXN';
  const found = await Promise.all(
    users.map(async (user) => {
      const given = { user_id: user, thread_id: OVERVIEW_THREAD };
      const { data } = (await context.call('get_debts', given)).structured as { data: { debts: readonly Debt[] } };
      return data.debts.flatMap(({ name, minimum_payment_mxn_cents: cents, due_day_of_month: day, ...debt }) =>
        months
          .filter((month) => debt.minimum_paid_month === undefined || month > debt.minimum_paid_month)
          .flatMap((month) => (day === null ? [] : [dayWithinMonth(month, day).text]))
          .filter((date) => date >= today.text && date <= last.text)
          .map((date) => ({
            ...{ date, kind: 'debt' as const, description: name, currency, source: 'cristi-agent' as const },
            amount: cents === null ? null : centsText(cents),
            rows: { tool: 'get_debts', arguments: given },
          })),
      );
    }),
  );
  return found.flat();
}
