import type { Fields } from '../../../index';
import { budgetOf } from './caps';
import { category, dateOf, debtKey, instantOf, shownInstant } from './normal';
import { debtFacts } from './reads';
import type { Budget, Debt, Transaction } from './state';

/** A budget after one more write with the expected result, or the error. */
export type Written =
  | { readonly budget: Budget; readonly data: (got: Fields) => Fields; readonly learn?: (id: unknown) => Budget }
  | { readonly code: string; readonly field?: string; readonly message?: string };

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  INCOME: ['INCOME'],
  EXPENSE: ['FIXED', 'VARIABLE', 'DEBT', 'DONATION', 'SAVINGS'],
};

export function write(budget: Budget, tool: string, input: Fields): Written {
  const [user, thread] = [String(input['user_id']), String(input['thread_id'])];
  switch (tool) {
    case 'add_transaction': {
      const blank = {
        user,
        thread,
        id: undefined,
        type: '',
        cents: 0n,
        categoryType: '',
        category: '',
        description: null,
        date: '',
      };
      const added = patched(blank, input['transaction'] as Fields);
      if (!fits(added)) return { code: 'VALIDATION_ERROR', field: 'transaction.category_type' };
      const put = (one: Transaction) => ({
        ...budget,
        transactions: [...budget.transactions, one],
        last: budget.last + 1,
      });
      const told = budgetOf(budget, put(added), [added].find(isExpense));
      return {
        budget: put(added),
        data: (got) => ({ transaction_id: got['transaction_id'], stored: facts(added), ...told }),
        learn: (id) => put({ ...added, id: String(id) }),
      };
    }
    case 'update_last_transaction':
    case 'delete_last_transaction':
      return writeLast(budget, tool, input);
    case 'add_or_update_debt':
      return writeDebt(budget, user, input['debt'] as Fields);
    case 'set_budget_cap': {
      const capped = input['category'] === undefined ? null : category(String(input['category']));
      const cents = input['variable_cap_mxn_cents'] as number | null;
      const cap = {
        user,
        month: String(input['effective_month']),
        category: capped,
        cents: cents === null ? null : BigInt(cents),
      };
      const others = budget.caps.filter(
        (one) => one.user !== user || one.month !== cap.month || one.category !== capped,
      );
      const data = {
        effective_month: cap.month,
        variable_cap_mxn_cents: cents,
        ...(capped !== null && { category: capped }),
      };
      return { budget: { ...budget, caps: [...others, cap] }, data: () => data };
    }
    default: {
      const asOf = instantOf(String(input['as_of_iso'] ?? input['now_iso']));
      const cents = input['bank_balance_mxn_cents'] as number;
      const stored = { bank_balance_mxn_cents: cents, as_of_iso: shownInstant(asOf) };
      const snapshots = [...budget.snapshots, { user, cents: BigInt(cents), asOf }];
      return { budget: { ...budget, snapshots }, data: () => ({ stored }) };
    }
  }
}

function patched(before: Transaction, patch: Fields): Transaction {
  const description = patch['description'] as string | null | undefined;
  return {
    ...before,
    type: (patch['type'] as string | undefined) ?? before.type,
    cents: patch['amount_mxn_cents'] === undefined ? before.cents : BigInt(patch['amount_mxn_cents'] as number),
    categoryType: (patch['category_type'] as string | undefined) ?? before.categoryType,
    category: patch['category'] === undefined ? before.category : category(String(patch['category'])),
    description: description === undefined ? before.description : description,
    date: patch['date_iso'] === undefined ? before.date : dateOf(String(patch['date_iso'])),
  };
}

const isExpense = ({ type }: Transaction) => type === 'EXPENSE';
const fits = ({ type, categoryType }: Transaction) => ALLOWED[type]?.includes(categoryType) === true;

const facts = (one: Transaction): Fields => ({
  type: one.type,
  amount_mxn_cents: Number(one.cents),
  category_type: one.categoryType,
  category: one.category,
  description: one.description,
  date_iso: one.date,
});

function writeLast(budget: Budget, tool: string, input: Fields): Written {
  const isOfThread = (one: Transaction) => one.user === input['user_id'] && one.thread === input['thread_id'];
  const index = budget.transactions.findLastIndex(isOfThread);
  const before = budget.transactions[index];
  const isUpdate = tool === 'update_last_transaction';
  if (before === undefined) {
    return { code: 'NOT_FOUND', ...(isUpdate && { message: 'No last transaction found to update' }) };
  }
  const replaced = (by: readonly Transaction[]) => ({
    ...budget,
    transactions: budget.transactions.toSpliced(index, 1, ...by),
  });
  if (!isUpdate) {
    const data = (got: Fields) => ({
      deleted_transaction_id: before.id ?? got['deleted_transaction_id'],
      deleted: facts(before),
      ...budgetOf(budget, replaced([]), [before].find(isExpense)),
    });
    return { budget: replaced([]), data };
  }
  const current = patched(before, input['patch'] as Fields);
  if (!fits(current)) return { code: 'VALIDATION_ERROR', field: 'patch.category_type' };
  const told = budgetOf(budget, replaced([current]), [current, before].find(isExpense));
  return {
    budget: replaced([current]),
    data: (got) => ({
      transaction_id: before.id ?? got['transaction_id'],
      previous: facts(before),
      current: facts(current),
      ...told,
    }),
    learn: (id) => replaced([{ ...current, id: String(id) }]),
  };
}

function writeDebt(budget: Budget, user: string, given: Fields): Written {
  const key = debtKey(String(given['name']));
  const index = budget.debts.findIndex((debt) => debt.user === user && debt.key === key);
  const known = budget.debts[index];
  if (known === undefined && given['priority'] === undefined)
    return { code: 'VALIDATION_ERROR', field: 'debt.priority' };
  const take = <T>(name: string, before: T | undefined, without: T): T =>
    given[name] !== undefined ? (given[name] as T) : (before ?? without);
  const debt: Debt = {
    user,
    key,
    id: known?.id,
    name: String(given['name']),
    balance: take<number | null>('balance_mxn_cents', known?.balance, null),
    minimum: take<number | null>('minimum_payment_mxn_cents', known?.minimum, null),
    dueDay: take<number | null>('due_day_of_month', known?.dueDay, null),
    priority: take('priority', known?.priority, ''),
    isFrozen: take('do_not_accelerate', known?.isFrozen, false),
  };
  const put = (one: Debt) => ({
    ...budget,
    debts: known === undefined ? [...budget.debts, one] : budget.debts.with(index, one),
  });
  return {
    budget: put(debt),
    data: (got) => ({ debt_id: known?.id ?? got['debt_id'], stored: debtFacts(debt) }),
    learn: (id) => put({ ...debt, id: String(id) }),
  };
}
