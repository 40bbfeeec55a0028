import type { Fields } from '../../../index';
import type { Call } from '../model';
import { variableCap } from './caps';
import { dateOf, dayIn, monthAfter, shownInstant } from './normal';
import type { Budget, Debt, Transaction } from './state';

/** What a read has to answer: data, or the error. */
export type ExpectedAnswer =
  | { readonly data: Fields }
  | { readonly code: string; readonly message?: string; readonly details?: Fields };

export function debtFacts({ name, balance, minimum, dueDay, priority, isFrozen }: Debt): Fields {
  return {
    name,
    balance_mxn_cents: balance,
    minimum_payment_mxn_cents: minimum,
    due_day_of_month: dueDay,
    priority,
    do_not_accelerate: isFrozen,
  };
}

export function report(budget: Budget, { tool, input }: Call): ExpectedAnswer {
  const user = String(input['user_id']);
  const month = String(input['month']);
  switch (tool) {
    case 'get_month_summary':
      return { data: { month, ...totals(budget, user, month) } };
    case 'get_category_summary':
      return { data: { month, categories: categories(budget, user, month) } };
    case 'get_debts':
      return { data: { debts: budget.debts.filter((debt) => debt.user === user).map(debtFacts) } };
    case 'get_bank_balance': {
      const current = balance(budget, user);
      if (current === undefined) return { code: 'NOT_FOUND', message: 'No bank balance snapshot found', details: {} };
      return { data: { bank_balance_mxn_cents: Number(current.cents), as_of_iso: shownInstant(current.asOf) } };
    }
    case 'simulate_purchase':
      return simulate(budget, user, input['purchase'] as Fields);
    default:
      throw new Error(`${tool} is no read`);
  }
}

const sum = (amounts: readonly Transaction[]) => amounts.reduce((total, { cents }) => total + cents, 0n);

function inMonth({ transactions }: Budget, user: string, month: string): Transaction[] {
  return transactions.filter((one) => one.user === user && one.date.startsWith(month));
}

function totals(budget: Budget, user: string, month: string) {
  const all = inMonth(budget, user, month);
  const spent = sum(all.filter(({ type, categoryType }) => type === 'EXPENSE' && categoryType === 'VARIABLE'));
  const cap = variableCap(budget, user, month);
  return {
    income_total_mxn_cents: Number(sum(all.filter(({ type }) => type === 'INCOME'))),
    expense_total_mxn_cents: Number(sum(all.filter(({ type }) => type === 'EXPENSE'))),
    variable_cap_mxn_cents: Number(cap),
    variable_spend_mxn_cents: Number(spent),
    variable_remaining_mxn_cents: Number(cap - spent),
  };
}

const order = <T extends string | number>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0);

function categories(budget: Budget, user: string, month: string): Fields[] {
  const expenses = inMonth(budget, user, month).filter(({ type }) => type === 'EXPENSE');
  const kinds = [...new Set(expenses.map((one) => `${one.category}\n${one.categoryType}`))];
  return kinds
    .map((kind) => {
      const [name = '', type = ''] = kind.split('\n');
      const total = sum(expenses.filter((one) => one.category === name && one.categoryType === type));
      return { category: name, category_type: type, expense_total_mxn_cents: Number(total) };
    })
    .sort(
      (one, other) =>
        order(other.expense_total_mxn_cents, one.expense_total_mxn_cents) ||
        order(one.category, other.category) ||
        order(one.category_type, other.category_type),
    );
}

/** The newest by its own time; of two of one time the later stored. */
function balance({ snapshots }: Budget, user: string) {
  const own = snapshots.filter((one) => one.user === user);
  return own.reduce<(typeof own)[number] | undefined>(
    (newest, one) => (newest === undefined || one.asOf >= newest.asOf ? one : newest),
    undefined,
  );
}

function simulate(budget: Budget, user: string, purchase: Fields): ExpectedAnswer {
  const current = balance(budget, user);
  if (current === undefined) {
    return { code: 'NOT_FOUND', message: 'Bank balance is not set', details: { missing: ['bank_balance_mxn_cents'] } };
  }
  const [amount, day] = [BigInt(purchase['amount_mxn_cents'] as number), dateOf(String(purchase['date_iso']))];
  const month = day.slice(0, 7);
  const { variable_cap_mxn_cents: cap, variable_remaining_mxn_cents: remaining } = totals(budget, user, month);
  const obligations = budget.debts
    .filter((debt) => debt.user === user && (debt.minimum ?? 0) > 0 && debt.balance !== 0)
    .map(({ name, minimum, dueDay }) => {
      const here = dueDay === null ? null : dayIn(month, dueDay);
      const due = here === null || here >= day ? here : dayIn(monthAfter(month), dueDay as number);
      return { name, amount_mxn_cents: minimum as number, due_date_iso: due };
    })
    .sort((one, other) => order(one.due_date_iso ?? '9', other.due_date_iso ?? '9') || order(one.name, other.name));
  const soon = obligations
    .filter(({ due_date_iso: due }) => due === null || due.startsWith(month))
    .reduce((total, { amount_mxn_cents: cents }) => total + BigInt(cents), 0n);
  const reasons = [
    ...(amount > BigInt(remaining) ? ['Would exceed variable spending cap for the month'] : []),
    ...(current.cents - amount < soon ? ['Would reduce cash available below upcoming mandatory obligations'] : []),
  ];
  const data = {
    affordable: reasons.length === 0,
    reasons,
    variable_cap_mxn_cents: cap,
    variable_remaining_mxn_cents: remaining,
    next_obligations: obligations,
  };
  return { data };
}
