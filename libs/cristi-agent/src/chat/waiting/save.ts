import type { PublishedBudget } from '../../budget/published-budget';
import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';
import type { Waiting, WaitingCall, WaitingEntry, WaitingItem } from '../../model/waiting';
import { budgetLines } from '../budget-lines';
import { entryLine, formatTime, typeName } from '../describe';
import { refusalText } from '../refusal-text';
import { told, type ChatContext, type Turn } from '../reply';
import { itemLine, recurringLine } from './describe-item';

interface Saved {
  readonly line: string;
  readonly budget?: PublishedBudget | undefined;
}

/** Saves everything that waits; what is refused is named. All of it keeps waiting while the database is away. */
export async function saveAll(context: ChatContext, { items }: Waiting): Promise<Turn> {
  const { say, state } = context;
  const saved: Saved[] = [];
  for (const item of items) {
    const outcome = await saveItem(context, item);
    if (outcome === 'away') return told(context, say('databaseAway'));
    saved.push(outcome);
  }
  const budgets = saved.flatMap(({ budget }) => budget ?? []);
  const lines = [...saved.map(({ line }) => line), ...budgetLines(say, budgets)];
  return { reply: { text: lines.join('\n') }, state: { ...state, waiting: undefined, listed: [] } };
}

function saveItem(context: ChatContext, item: WaitingItem): Promise<Saved | 'away'> {
  return item.kind === 'entry' ? saveEntry(context, item) : saveCall(context, item);
}

async function saveEntry(context: ChatContext, item: WaitingEntry): Promise<Saved | 'away'> {
  const { say, tools, records } = context;
  const answer = await tools.call('add_transaction', { transaction: item.fields });
  if (!answer.ok) return refused(context, item, answer.error);
  const { stored, transaction_id: id, budget } = answer.data;
  if (item.message !== null) await records.recordMaker(item.message, id);
  const line = say('savedTransaction', {
    type: typeName(say, stored.type),
    amount: formatMxn(stored.amount_mxn_cents),
    category: sanitizeName(stored.category),
    date: stored.date_iso,
  });
  return { line, budget };
}

async function saveCall(context: ChatContext, item: WaitingCall): Promise<Saved | 'away'> {
  const { say, tools } = context;
  switch (item.tool) {
    case 'edit_transaction': {
      const answer = await tools.call(item.tool, item.input);
      if (!answer.ok) return refused(context, item, answer.error);
      const { current, deleted, budget } = answer.data;
      const line =
        deleted === undefined
          ? say('corrected', { entry: current === undefined ? '' : entryLine(say, current) })
          : say('deleted', { entry: entryLine(say, deleted) });
      return { line, budget };
    }
    case 'set_bank_balance': {
      const answer = await tools.call(item.tool, item.input);
      if (!answer.ok) return refused(context, item, answer.error);
      const { bank_balance_mxn_cents: amount, as_of_iso: time } = answer.data.stored;
      return { line: say('savedBalance', { amount: formatMxn(amount), time: formatTime(time) }) };
    }
    case 'set_budget_cap': {
      const answer = await tools.call(item.tool, item.input);
      if (!answer.ok) return refused(context, item, answer.error);
      const { effective_month: month, variable_cap_mxn_cents: cap, category } = answer.data;
      const amount = formatMxn(cap ?? 0);
      return {
        line:
          category === undefined
            ? say('savedCap', { month, amount })
            : say('savedCategoryCap', { month, amount, category: sanitizeName(category) }),
      };
    }
    case 'add_or_update_debt': {
      const answer = await tools.call(item.tool, item.input);
      if (!answer.ok) return refused(context, item, answer.error);
      const { stored } = answer.data;
      const name = sanitizeName(stored.name);
      const isMinimum = 'minimum_paid_month' in Object(item.input['debt']);
      return {
        line: isMinimum
          ? say('savedMinimum', { name, month: stored.minimum_paid_month ?? '' })
          : say('savedDebt', { name }),
      };
    }
    case 'set_recurring_entry': {
      const answer = await tools.call(item.tool, item.input);
      if (!answer.ok) return refused(context, item, answer.error);
      const { stored, deleted } = answer.data;
      return deleted === undefined
        ? { line: say('savedRecurring', { entry: recurringLine(say, stored ?? {}) }) }
        : { line: say('deletedRecurring', { entry: recurringLine(say, deleted) }) };
    }
  }
}

type Refusal = Parameters<typeof refusalText>[1];

function refused({ say }: ChatContext, item: WaitingItem, error: Refusal): Saved | 'away' {
  if (error.code === 'DB_ERROR') return 'away';
  return { line: say('couldNot', { entry: itemLine(say, item), why: refusalText(say, error) }) };
}
