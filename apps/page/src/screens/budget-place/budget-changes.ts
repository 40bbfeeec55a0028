import {
  callToolOrThrow,
  decimalOfCents,
  resultOf,
  type CallTool,
  type CallToolResult,
  type ToolInput,
  type ToolResults,
} from '@bursar/views/html-views';
import type { Language } from '@bursar/views/language';

import { callChange, ChangeFailure, textIn, unlessMade, wayBack } from '../../changes/call-change';
import { about, type Saved } from '../../changes/changes';
import { centsOf } from '../../forms/amount';
import type { Values } from '../../forms/fields';
import type { Attempt } from '../../forms/form';

export type BudgetEntry = NonNullable<ToolResults['list_transactions']['data']>['transactions'][number];
export type Debt = NonNullable<ToolResults['get_debts']['data']>['debts'][number];

/** The refusal of what is not there, or not any more. */
const GONE = 'NOT_FOUND';
/** How many of the last entries are looked through for one whose answer was lost. */
const RECENT = 100;

export interface BudgetContext {
  readonly language: Language;
  readonly callTool: CallTool;
  readonly user: string;
  /** Of the budget. */
  readonly currency: string;
}

/** Calls from the page have their own thread, and the time of the press. */
export function budgetInput({ user }: Pick<BudgetContext, 'user'>, input: ToolInput, thread = 'page'): ToolInput {
  return { user_id: user, thread_id: thread, ...input, now_iso: new Date().toISOString() };
}

/** The changes of one budget, each with its way back where there is one. */
export function budgetChanges(context: BudgetContext) {
  const { language, callTool, currency } = context;
  const { t, money } = language;
  const call = (tool: string, input: ToolInput, thread?: string) =>
    callChange(language, callTool, tool, budgetInput(context, input, thread));
  const edit = (id: string, input: ToolInput) => call('edit_transaction', { transaction_id: id, ...input });
  const remove = (id: string) => edit(id, { delete: true });
  const saved = (what: string, cents: number) =>
    about('change.saved', what, { amount: money(currency)(decimalOfCents(cents)) });
  return {
    /** The entry has a thread of its own, by which a repeated press finds what the first one stored. */
    add: async (values: Values, { key, isRepeat }: Attempt): Promise<Saved> => {
      const thread = `page-${key}`;
      const transaction = entryOf(values);
      const known = isRepeat ? await entryOfThread(context, thread) : undefined;
      const result = known === undefined ? await call('add_transaction', { transaction }, thread) : undefined;
      const id = known ?? textIn(result as CallToolResult, 'data', 'transaction_id');
      const stored = saved(values['description'] || t('budget.entry'), transaction.amount_mxn_cents);
      return {
        text: [stored, result && reachedLimit(context, result)],
        undo: wayBack(() => remove(id), GONE),
      };
    },
    edit: async (of: BudgetEntry, values: Values): Promise<Saved> => {
      const patch = entryOf({ ...values, type: of.type });
      await edit(of.transaction_id, { patch });
      return {
        text: saved(values['description'] || t('budget.entry'), patch.amount_mxn_cents),
        undo: () => edit(of.transaction_id, { patch: storedFields(of) }),
      };
    },
    /** What is deleted is gone: undo enters it again, in a thread by which a repeated press finds what the first one stored. */
    remove: async (of: BudgetEntry, { key, isRepeat: wasTried }: Attempt): Promise<Saved> => {
      await unlessMade(remove(of.transaction_id), wasTried, GONE);
      const thread = `page-${key}`;
      let isRepeat = false;
      const enterAgain = async () => {
        const known = isRepeat ? await entryOfThread(context, thread) : undefined;
        isRepeat = true;
        if (known === undefined) await call('add_transaction', { transaction: storedFields(of) }, thread);
      };
      return { text: about('change.removed', of.description ?? t('budget.entry')), undo: enterAgain };
    },
    /** What there was before of a category cannot be asked for, so there is no way back; without an amount its limit ends. */
    setCategoryCap: async ({ category = '', amount = '' }: Values, month: string): Promise<Saved> => {
      const cents = amount === '' ? null : centsOf(amount);
      await call('set_budget_cap', { variable_cap_mxn_cents: cents, effective_month: month, category });
      const key = `category.${category}`;
      const name = language.has(key) ? t(key) : category;
      return { text: cents === null ? about('budget.capEnded', name) : saved(name, cents) };
    },
    setCap: async (values: Values, month: string, before: number | undefined): Promise<Saved> => {
      const set = (cents: number) => call('set_budget_cap', { variable_cap_mxn_cents: cents, effective_month: month });
      const cents = centsOf(values['amount'] ?? '');
      await set(cents);
      return { text: saved(t('budget.cap'), cents), ...(before !== undefined && { undo: () => set(before) }) };
    },
    setBalance: async (values: Values, before: number | undefined): Promise<Saved> => {
      const set = (cents: number) => call('set_bank_balance', { bank_balance_mxn_cents: cents });
      const cents = centsOf(values['amount'] ?? '');
      await set(cents);
      return {
        text: saved(t('budget.bankBalance'), cents),
        ...(before !== undefined && { undo: () => set(before) }),
      };
    },
    setDebt: async (values: Values, before?: Debt): Promise<Saved> => {
      const debt = debtOf(values);
      await call('add_or_update_debt', { debt });
      return {
        text: about('budget.debtSaved', debt.name),
        ...(before !== undefined && { undo: () => call('add_or_update_debt', { debt: before }) }),
      };
    },
  };
}

/** What of the limit for its category an entry has used up, where that is most of it. */
function reachedLimit({ language: { t, has, money }, currency }: BudgetContext, { structuredContent }: CallToolResult) {
  const { data } = structuredContent as { readonly data?: { readonly budget?: { readonly category?: Limit } } };
  const limit = data?.budget?.category;
  if (limit === undefined || limit.reached === null) return undefined;
  const [spent, cap] = [limit.spent_mxn_cents, limit.cap_mxn_cents].map((cents) =>
    money(currency)(decimalOfCents(cents)),
  );
  const key = `category.${limit.category}`;
  const name = has(key) ? t(key) : limit.category;
  return [' ', about('budget.limitReached', name, { spent: spent ?? '', cap: cap ?? '' })];
}

interface Limit {
  readonly category: string;
  readonly cap_mxn_cents: number;
  readonly spent_mxn_cents: number;
  /** Percent: 80, 100, or null below that. */
  readonly reached: number | null;
}

function entryOf({ type, amount = '', categoryType, category, description, day }: Values) {
  return {
    type,
    amount_mxn_cents: centsOf(amount),
    category_type: type === 'INCOME' ? 'INCOME' : categoryType,
    category,
    description: description === '' ? null : description,
    date_iso: day,
  };
}

function storedFields(of: BudgetEntry): ToolInput {
  const { type, amount_mxn_cents, category_type, category, description, date_iso } = of;
  return { type, amount_mxn_cents, category_type, category, description, date_iso };
}

function debtOf({ name = '', balance, minimum, due, priority, slow }: Values) {
  const centsOrNone = (amount: string | undefined) => (amount === undefined || amount === '' ? null : centsOf(amount));
  return {
    name,
    balance_mxn_cents: centsOrNone(balance),
    minimum_payment_mxn_cents: centsOrNone(minimum),
    due_day_of_month: due === undefined || due === '' ? null : Number(due),
    priority,
    do_not_accelerate: slow === 'yes',
  };
}

async function entryOfThread(context: BudgetContext, thread: string): Promise<string | undefined> {
  const { language, callTool } = context;
  const input = budgetInput(context, { order: 'created', limit: RECENT });
  const { result } = await callToolOrThrow(language, callTool, 'list_transactions', input).catch((error: Error) => {
    throw new ChangeFailure(error.message, undefined, true);
  });
  const entries = resultOf('list_transactions', result).data?.transactions ?? [];
  return entries.find(({ thread_id: id }) => id === thread)?.transaction_id;
}
